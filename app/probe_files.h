// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/storage/outcome.h"
#include "app/storage/text_file.h"

/// The files of tests/probes as texts: one file for each set, one block for each text of a card.
namespace playsheet {

/// "the-path-to-hokage.scenario".
std::string probe_file_of(std::string_view set);

/// The probe files of a folder; none of a folder that is not there.
Outcome<std::vector<TextSource>> read_probe_files(const std::filesystem::path& folder);

/// The blocks of a file by their ids ("N-013.2"): each with the line "scenario" first.
std::map<std::string, std::string> probe_blocks(std::string_view text);

/// What a block says of the play: the lines that the text of the card alone brings about, without those that lay out
/// the position and decide.
std::vector<std::string> played_lines(std::string_view block);

}  // namespace playsheet
