// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace naruto {

/// Line ends and other control letters are blanks: what a person wrote is one line.
std::string one_line(std::string_view text);

/// The line with something for people behind it; nothing is added for nothing.
std::string with_remark(const std::string& line, const std::string& remark);

}  // namespace naruto
