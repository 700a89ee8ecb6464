// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <type_traits>

#include "engine/table/fixed_vector.h"

namespace table {

template <class T>
struct IsFixedVector : std::false_type {};
template <class T, std::size_t N>
struct IsFixedVector<FixedVector<T, N>> : std::true_type {};

}  // namespace table
