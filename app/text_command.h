// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>

namespace playsheet {

struct CardTextOptions {
  std::string code;
  std::string language = "en";  ///< en, it, pt_BR
  bool json = false;
};

/// `cards text CODE --lang L`: what stands on the card. Exit codes as in exit_code.h.
int run_card_text(const CardTextOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
