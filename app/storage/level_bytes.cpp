// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/level_bytes.h"

#include <algorithm>
#include <cstddef>
#include <stdexcept>

namespace playsheet {
namespace {

// The file format: https://www.sqlite.org/fileformat2.html
constexpr std::size_t kFileHead = 100;
constexpr std::size_t kPageSizeAt = 16;
constexpr std::size_t kVersionAt = 96;
constexpr std::uint32_t kOneVersion = 3040001;  ///< of Debian 12, the oldest that is built with
constexpr unsigned kIndexInside = 2;
constexpr unsigned kTableInside = 5;

std::uint32_t number(const std::string& bytes, std::size_t at, std::size_t size) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < size; ++i) value = (value << 8U) | static_cast<unsigned char>(bytes.at(at + i));
  return value;
}

}  // namespace

void level_bytes(std::string& file, const std::vector<std::uint32_t>& roots) {
  for (std::size_t i = 0; i < 4; ++i) file.at(kVersionAt + i) = static_cast<char>(kOneVersion >> (24 - 8 * i));
  const std::size_t page_size = number(file, kPageSizeAt, 2);
  std::vector<std::uint32_t> open = roots;
  std::size_t seen = 0;
  while (!open.empty()) {
    const std::size_t page = (open.back() - 1) * page_size;
    open.pop_back();
    if (++seen > file.size() / page_size) throw std::runtime_error("pages that go round in a circle");
    const std::size_t head = page == 0 ? kFileHead : page;
    const unsigned kind = number(file, head, 1);
    const bool inside = kind == kIndexInside || kind == kTableInside;
    const std::size_t cells = number(file, head + 3, 2);
    const std::size_t pointers = head + (inside ? 12 : 8);
    for (std::size_t i = 0; inside && i < cells; ++i)
      open.push_back(number(file, page + number(file, pointers + 2 * i, 2), 4));
    if (inside) open.push_back(number(file, head + 8, 4));
    const std::size_t content = page + number(file, head + 5, 2);
    if (content > file.size() || pointers + 2 * cells > content) throw std::runtime_error("a page that is none");
    std::fill(file.begin() + static_cast<std::ptrdiff_t>(pointers + 2 * cells),
              file.begin() + static_cast<std::ptrdiff_t>(content), '\0');
  }
}

}  // namespace playsheet
