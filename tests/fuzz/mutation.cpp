// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutation.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace playsheet::fuzz {
namespace {

constexpr std::size_t kLongest = 64 * 1024;  ///< the corpus has the long ones

/// What readers stumble over: signs of the forms, ends of numbers, other encodings, SQL and markup.
constexpr std::string_view kTokens[] = {"\n",
                                        "\r\n",
                                        "\t",
                                        " ",
                                        ";",
                                        "|",
                                        ",",
                                        "=",
                                        "\"",
                                        "'",
                                        "#",
                                        "[",
                                        "]",
                                        "{",
                                        "}",
                                        "[[",
                                        "(",
                                        ")",
                                        ":",
                                        ".",
                                        "-1",
                                        "0",
                                        "99",
                                        "100",
                                        "2147483648",
                                        "-9223372036854775808",
                                        "1e309",
                                        "0x7f",
                                        "18446744073709551616",
                                        "nan",
                                        "true",
                                        "null",
                                        "\xEF\xBB\xBF",
                                        "\xFF\xFE",
                                        "\xC3",
                                        "\xED\xA0\x80",
                                        "\xF0\x9F\x80\x84",
                                        "'; DROP TABLE cards; --",
                                        "<b onclick=x>",
                                        "%s%n",
                                        "../../",
                                        "\\u0000",
                                        "N-001",
                                        "T-03",
                                        {"\0\1", 2},
                                        "user"};

class Mutation {
 public:
  Mutation(std::string text, const std::vector<std::string>& others, table::RandomStream& luck)
      : text_(std::move(text)), others_(others), luck_(luck) {}

  std::string run() {
    for (std::uint32_t left = 1 + luck_.below(4); left > 0; --left) once();
    if (text_.size() > kLongest) text_.resize(kLongest);
    return std::move(text_);
  }

 private:
  std::size_t at() { return text_.empty() ? 0 : luck_.below(static_cast<std::uint32_t>(text_.size() + 1)); }
  char byte() { return static_cast<char>(luck_.below(256)); }
  std::size_t some(std::size_t from) {
    const std::size_t most = std::min<std::size_t>(text_.size() - from, 64);
    return most == 0 ? 0 : luck_.below(static_cast<std::uint32_t>(most + 1));
  }

  void once() {
    const std::size_t place = at();
    switch (luck_.below(10)) {
      case 0:
        if (place < text_.size()) text_[place] = static_cast<char>(text_[place] ^ (1 << luck_.below(8)));
        break;
      case 1:
        if (place < text_.size()) text_[place] = byte();
        break;
      case 2:
        text_.insert(place, 1, byte());
        break;
      case 3:
        text_.erase(place, some(place));
        break;
      case 4:
        text_.insert(at(), text_.substr(place, some(place)));
        break;
      case 5:
      case 6:
        text_.insert(place, kTokens[luck_.below(std::size(kTokens))]);
        break;
      case 7:
        number(place);
        break;
      case 8:
        text_.resize(place);
        break;
      default:
        splice(place);
    }
  }

  /// Another number in the place of the next one.
  void number(std::size_t place) {
    const auto begin = text_.find_first_of("0123456789", place);
    if (begin == std::string::npos) return;
    const auto end = std::min(text_.find_first_not_of("0123456789", begin), text_.size());
    constexpr std::array<std::string_view, 8> numbers{"0", "1", "-1", "7", "255", "32768", "99999999999", "4294967295"};
    text_.replace(begin, end - begin, numbers[luck_.below(numbers.size())]);
  }

  /// A piece of another input.
  void splice(std::size_t place) {
    const std::string& other = others_[luck_.below(static_cast<std::uint32_t>(others_.size()))];
    if (other.empty()) return;
    const std::size_t from = luck_.below(static_cast<std::uint32_t>(other.size()));
    text_.insert(place, other.substr(from, luck_.below(512)));
  }

  std::string text_;
  const std::vector<std::string>& others_;
  table::RandomStream& luck_;
};

}  // namespace

std::string mutated(const std::vector<std::string>& inputs, table::RandomStream& luck) {
  const std::string& first = inputs[luck.below(static_cast<std::uint32_t>(inputs.size()))];
  return Mutation(first.substr(0, kLongest), inputs, luck).run();
}

}  // namespace playsheet::fuzz
