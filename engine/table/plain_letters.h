// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace table {

/// The text as names and words are compared by lists and by the search: small letters without marks, whether a mark was
/// written into its letter or behind it ("ē" or "e" and U+0304), letters that stand for two as two (æ, œ, ß), dashes
/// and quotation marks of word processors as those of a keyboard, marks without a width left out. Letters of other
/// alphabets stay what they are, small. Bytes that are no UTF-8 stay.
std::string plain_letters(std::string_view text);

}  // namespace table
