// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/count_allocations.h"

#include <cstdlib>
#include <new>

namespace {
std::size_t count = 0;
}  // namespace

std::size_t allocations() { return count; }

void* operator new(std::size_t size) {
  ++count;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++count;
  return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
