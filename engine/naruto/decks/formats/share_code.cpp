// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/share_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/decks/formats/import_draft.h"
#include "engine/naruto/decks/formats/plain_text.h"
#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"

namespace naruto {
namespace {

constexpr std::string_view kMark = "PS";
constexpr char kVersion = '1';
constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kLongestText = 4 * table::kLongestName;  ///< bytes
constexpr unsigned kManyCopies = 7;                            ///< from here on the number follows
constexpr unsigned kManyShapes = 31;                           ///< likewise

using Bytes = std::vector<std::uint8_t>;

/// A code without its number: "N-US010" is "N-US", three digits, nothing behind.
struct CodeShape {
  std::string head;
  std::size_t digits = 0;
  std::string tail;
  friend bool operator==(const CodeShape&, const CodeShape&) = default;
};

struct SplitCode {
  CodeShape shape;
  std::uint64_t number = 0;
};

SplitCode split_code(std::string_view code) {
  constexpr std::size_t kMostDigits = 9;
  const auto digit = [&](std::size_t at) { return code[at] >= '0' && code[at] <= '9'; };
  std::size_t end = code.size();
  while (end > 0 && !digit(end - 1)) --end;
  std::size_t begin = end;
  while (begin > 0 && digit(begin - 1) && end - begin < kMostDigits) --begin;
  SplitCode split{{std::string(code.substr(0, begin)), end - begin, std::string(code.substr(end))}, 0};
  for (std::size_t at = begin; at < end; ++at) split.number = split.number * 10 + static_cast<unsigned>(code[at] - '0');
  return split;
}

/// 32 bits of CRC (IEEE 802.3).
std::uint32_t checksum(const Bytes& bytes) {
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const std::uint8_t byte : bytes) {
    crc ^= byte;
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xEDB88320U & (0U - (crc & 1U)));
  }
  return ~crc;
}

void put_number(Bytes& out, std::uint64_t value) {
  while (value >= 0x80) {
    out.push_back(static_cast<std::uint8_t>(value | 0x80));
    value >>= 7;
  }
  out.push_back(static_cast<std::uint8_t>(value));
}

void put_text(Bytes& out, std::string_view text) {
  if (text.size() > kLongestText) {  // whole characters only
    std::size_t end = kLongestText;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    text = text.substr(0, end);
  }
  put_number(out, text.size());
  out.insert(out.end(), text.begin(), text.end());
}

void put_pile(Bytes& out, const std::vector<DeckEntry>& entries, const std::vector<CodeShape>& shapes) {
  put_number(out, entries.size());
  for (const DeckEntry& entry : entries) {
    const SplitCode split = split_code(entry.code);
    const auto shape =
        static_cast<std::uint64_t>(std::find(shapes.begin(), shapes.end(), split.shape) - shapes.begin());
    const auto copies = static_cast<unsigned>(entry.count);
    out.push_back(static_cast<std::uint8_t>(std::min<std::uint64_t>(shape, kManyShapes) << 3 |
                                            (copies < kManyCopies ? copies : kManyCopies)));
    if (shape >= kManyShapes) put_number(out, shape);
    if (copies >= kManyCopies) put_number(out, copies);
    put_number(out, split.number);
  }
}

std::string letters_of(const Bytes& bytes) {
  std::string out;
  std::uint32_t bits = 0;
  int count = 0;
  for (const std::uint8_t byte : bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 6) {
      count -= 6;
      out += kAlphabet[(bits >> count) & 63U];
    }
    bits &= (1U << count) - 1U;
  }
  if (count > 0) out += kAlphabet[(bits << (6 - count)) & 63U];
  return out;
}

std::optional<Bytes> bytes_of(std::string_view letters) {
  Bytes out;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : letters) {
    const auto value = kAlphabet.find(c);
    if (value == std::string_view::npos) return std::nullopt;
    bits = (bits << 6) | static_cast<std::uint32_t>(value);
    count += 6;
    if (count >= 8) {
      count -= 8;
      out.push_back(static_cast<std::uint8_t>(bits >> count));
      bits &= (1U << count) - 1U;
    }
  }
  return out;
}

/// Reads what `put_*` wrote; `good` is false for ever once something was missing.
struct ByteSource {
  const Bytes& bytes;
  std::size_t at = 0;
  bool good = true;

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 63; shift += 7) {
      if (at >= bytes.size()) break;
      const std::uint8_t byte = bytes[at++];
      value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
      if (byte < 0x80) return value;
    }
    good = false;
    return 0;
  }
  std::string text() {
    const auto size = static_cast<std::size_t>(number());
    if (!good || size > kLongestText || at + size > bytes.size()) {
      good = false;
      return {};
    }
    const std::string out(bytes.begin() + static_cast<std::ptrdiff_t>(at),
                          bytes.begin() + static_cast<std::ptrdiff_t>(at + size));
    at += size;
    return table::one_line(out);  // whoever wrote the code may have put anything there
  }
};

void take_pile(ByteSource& source, const std::vector<CodeShape>& shapes, DeckPile pile, int& line, ImportDraft& draft) {
  const auto size = source.number();
  for (std::uint64_t i = 0; i < size && source.good && !draft.failed(); ++i) {
    if (source.at >= source.bytes.size()) {
      source.good = false;
      return;
    }
    const std::uint8_t head = source.bytes[source.at++];
    std::uint64_t shape = head >> 3;
    std::uint64_t copies = head & 7U;
    if (shape == kManyShapes) shape = source.number();
    if (copies == kManyCopies) copies = source.number();
    const auto number = source.number();
    if (!source.good || shape >= shapes.size()) {
      source.good = false;
      return;
    }
    std::string code = shapes[shape].head;
    if (shapes[shape].digits > 0) code += fmt::format("{:0{}}", number, shapes[shape].digits);
    code += shapes[shape].tail;
    draft.add({.line = ++line,
               .pile = pile,
               .count = static_cast<long long>(std::min<std::uint64_t>(copies, 1000)),
               .written = code,
               .code = code});
  }
}

}  // namespace

std::string share_code_of(const Deck& deck) {
  std::vector<CodeShape> shapes;
  for (const DeckPile pile : kDeckPiles)
    for (const DeckEntry& entry : entries_of(deck, pile))
      if (CodeShape shape = split_code(entry.code).shape;
          std::find(shapes.begin(), shapes.end(), shape) == shapes.end())
        shapes.push_back(std::move(shape));
  Bytes bytes;
  put_text(bytes, table::clean_name(deck.name.en));
  put_text(bytes, deck.edition);
  put_number(bytes, shapes.size());
  for (const CodeShape& shape : shapes) {
    put_text(bytes, shape.head);
    bytes.push_back(static_cast<std::uint8_t>(shape.digits));
    put_text(bytes, shape.tail);
  }
  for (const DeckPile pile : kDeckPiles) put_pile(bytes, entries_of(deck, pile), shapes);
  const std::uint32_t sum = checksum(bytes);
  for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::uint8_t>(sum >> shift));
  return fmt::format("{}{}-{}", kMark, kVersion, letters_of(bytes));
}

bool is_share_code(std::string_view text) {
  return text.size() >= kMark.size() + 2 && text.starts_with(kMark) && text[2] >= '0' && text[2] <= '9' &&
         text[3] == '-' && text.find_first_of(" \t\r\n") == std::string_view::npos;
}

void read_share_code(std::string_view text, ImportDraft& draft) {
  text = without_blanks(text);
  if (text[2] != kVersion) return draft.fail(DeckFault::code_version, 1, std::string(1, text[2]));
  auto bytes = bytes_of(text.substr(4));
  const auto damaged = [&] { draft.fail(DeckFault::broken_code, 1); };
  if (!bytes || bytes->size() < 8) return damaged();
  std::uint32_t sum = 0;
  for (std::size_t i = bytes->size() - 4; i < bytes->size(); ++i) sum = (sum << 8) | (*bytes)[i];
  bytes->resize(bytes->size() - 4);
  if (checksum(*bytes) != sum) return damaged();
  ByteSource source{*bytes};
  draft.deck().name.en = source.text();
  draft.deck().edition = source.text();
  const auto size = source.number();
  std::vector<CodeShape> shapes;
  for (std::uint64_t i = 0; i < size && source.good; ++i) {
    CodeShape shape;
    shape.head = source.text();
    shape.digits = source.at < bytes->size() ? std::min<std::size_t>((*bytes)[source.at++], 9) : 0;
    shape.tail = source.text();
    shapes.push_back(std::move(shape));
  }
  int line = 0;
  for (const DeckPile pile : kDeckPiles) take_pile(source, shapes, pile, line, draft);
  if (!source.good || source.at != bytes->size()) damaged();
}

}  // namespace naruto
