// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/share_code.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"

namespace table {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kLongestShareText = 4 * kLongestName;  ///< bytes
constexpr std::size_t kMarkSize = 2;
constexpr std::size_t kHeadSize = kMarkSize + 2;  ///< with version and dash
constexpr std::size_t kSumSize = 4;
constexpr std::size_t kMostDigits = 9;
constexpr unsigned kManyCopies = 7;   ///< from here on the number follows
constexpr unsigned kManyShapes = 31;  ///< likewise

struct SplitCode {
  CodeShape shape;
  std::uint64_t number = 0;
};

SplitCode split_code(std::string_view code) {
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
std::uint32_t checksum(const ShareBytes& bytes) {
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const std::uint8_t byte : bytes) {
    crc ^= byte;
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xEDB88320U & (0U - (crc & 1U)));
  }
  return ~crc;
}

std::string letters_of(const ShareBytes& bytes) {
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

/// Exactly what `letters_of` gives for some bytes: no letter more, and nothing in the bits that fill the last one.
std::optional<ShareBytes> bytes_of(std::string_view letters) {
  ShareBytes out;
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
  if (count >= 6 || bits != 0) return std::nullopt;
  return out;
}

}  // namespace

const ShareMark* share_mark(std::string_view text) {
  if (text.size() < kHeadSize || text[kMarkSize] < '0' || text[kMarkSize] > '9' || text[kHeadSize - 1] != '-' ||
      text.find_first_of(" \t\r\n") != std::string_view::npos)
    return nullptr;
  const auto at = std::find_if(kShareMarks.begin(), kShareMarks.end(),
                               [&](const ShareMark& each) { return text.starts_with(each.mark); });
  return at == kShareMarks.end() ? nullptr : &*at;
}

// --- written --------------------------------------------------------------------------------------------------------

void gather_shapes(const std::vector<ShareEntry>& entries, std::vector<CodeShape>& shapes) {
  for (const ShareEntry& entry : entries)
    if (CodeShape shape = split_code(entry.code).shape; std::find(shapes.begin(), shapes.end(), shape) == shapes.end())
      shapes.push_back(std::move(shape));
}

void ShareSink::number(std::uint64_t value) {
  while (value >= 0x80) {
    byte(static_cast<std::uint8_t>(value | 0x80));
    value >>= 7;
  }
  byte(static_cast<std::uint8_t>(value));
}

void ShareSink::text(std::string_view text) {
  if (text.size() > kLongestShareText) {  // whole characters only
    std::size_t end = kLongestShareText;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    text = text.substr(0, end);
  }
  number(text.size());
  bytes_.insert(bytes_.end(), text.begin(), text.end());
}

void ShareSink::shapes(const std::vector<CodeShape>& shapes) {
  number(shapes.size());
  for (const CodeShape& shape : shapes) {
    text(shape.head);
    byte(static_cast<std::uint8_t>(shape.digits));
    text(shape.tail);
  }
}

void ShareSink::entries(const std::vector<ShareEntry>& entries, const std::vector<CodeShape>& shapes) {
  number(entries.size());
  for (const ShareEntry& entry : entries) {
    const SplitCode split = split_code(entry.code);
    const auto shape =
        static_cast<std::uint64_t>(std::find(shapes.begin(), shapes.end(), split.shape) - shapes.begin());
    const auto first = std::min<std::uint64_t>(shape, kManyShapes),
               copies = std::min<std::uint64_t>(entry.copies, kManyCopies);
    byte(static_cast<std::uint8_t>(first << 3 | copies));
    if (shape >= kManyShapes) number(shape);
    if (entry.copies >= kManyCopies) number(entry.copies);
    number(split.number);
  }
}

std::string ShareSink::code(std::string_view mark, char version) const {
  ShareBytes whole = bytes_;
  const std::uint32_t sum = checksum(bytes_);
  for (int shift = 24; shift >= 0; shift -= 8) whole.push_back(static_cast<std::uint8_t>(sum >> shift));
  return fmt::format("{}{}-{}", mark, version, letters_of(whole));
}

// --- read -----------------------------------------------------------------------------------------------------------

std::uint8_t ShareSource::byte() {
  if (at_ < bytes_.size()) return bytes_[at_++];
  good_ = false;
  return 0;
}

std::uint64_t ShareSource::number() {
  std::uint64_t value = 0;
  for (int shift = 0; shift < 63 && good_; shift += 7) {
    const std::uint8_t next = byte();
    value |= static_cast<std::uint64_t>(next & 0x7F) << shift;
    if (good_ && next < 0x80) return value;
  }
  good_ = false;
  return 0;
}

std::string ShareSource::text() {
  const auto size = static_cast<std::size_t>(number());
  if (!good_ || size > kLongestShareText || size > bytes_.size() - at_) {
    good_ = false;
    return {};
  }
  const auto begin = bytes_.begin() + static_cast<std::ptrdiff_t>(at_);
  const std::string out(begin, begin + static_cast<std::ptrdiff_t>(size));
  at_ += size;
  return one_line(out);
}

std::vector<CodeShape> ShareSource::shapes() {
  const auto size = number();
  std::vector<CodeShape> shapes;
  for (std::uint64_t i = 0; i < size && good_; ++i) {
    CodeShape shape;
    shape.head = text();
    shape.digits = std::min<std::size_t>(byte(), kMostDigits);
    shape.tail = text();
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

ShareEntry ShareSource::next(const std::vector<CodeShape>& shapes) {
  const std::uint8_t head = byte();
  std::uint64_t shape = head >> 3;
  ShareEntry out{{}, head & 7U};
  if (shape == kManyShapes) shape = number();
  if (out.copies == kManyCopies) out.copies = number();
  const auto code = number();
  good_ = good_ && shape < shapes.size();
  if (!good_) return out;
  out.code = shapes[shape].head;
  if (shapes[shape].digits > 0) out.code += fmt::format("{:0{}}", code, shapes[shape].digits);
  out.code += shapes[shape].tail;
  return out;
}

OpenedShareCode open_share_code(std::string_view text, std::string_view mark, char version) {
  const ShareMark* game = share_mark(text);
  if (game == nullptr) return {};
  if (game->mark != mark) return {std::nullopt, ShareFault::other_game, std::string(game->title)};
  if (text[kMarkSize] != version) return {std::nullopt, ShareFault::later_version, std::string(1, text[kMarkSize])};
  auto bytes = bytes_of(text.substr(kHeadSize));
  if (!bytes || bytes->size() < 2 * kSumSize) return {};
  std::uint32_t sum = 0;
  for (std::size_t i = bytes->size() - kSumSize; i < bytes->size(); ++i) sum = (sum << 8) | (*bytes)[i];
  bytes->resize(bytes->size() - kSumSize);
  if (checksum(*bytes) != sum) return {};
  return {ShareSource(std::move(*bytes))};
}

}  // namespace table
