// SPDX-License-Identifier: GPL-3.0-or-later
// Proves that the driver notices: three inputs that break something, each in its way.
#include <stdexcept>

#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() { return {}; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  fuzz::law(!text.starts_with("law"), "no input begins with \"law\"", text);
  if (text.starts_with("throw")) throw std::runtime_error("thrown");
  if (text.starts_with("crash")) std::abort();
  return 0;
}
