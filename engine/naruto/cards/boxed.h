// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

namespace naruto {

/// A large part of a tree that is mostly absent: a value as std::optional is one, copied and compared with what it
/// holds, but it takes the room of a pointer while it is absent. There are thousands of trees, and a filter alone is
/// larger than most effects.
template <class T>
class Boxed {
 public:
  Boxed() = default;
  Boxed(std::nullopt_t) {}                                          // NOLINT: as std::optional
  Boxed(T value) : held_(std::make_unique<T>(std::move(value))) {}  // NOLINT: as std::optional
  Boxed(const Boxed& other) : held_(other ? std::make_unique<T>(*other) : nullptr) {}
  Boxed(Boxed&&) noexcept = default;
  Boxed& operator=(const Boxed& other) {
    if (this != &other) held_ = other ? std::make_unique<T>(*other) : nullptr;
    return *this;
  }
  Boxed& operator=(Boxed&&) noexcept = default;
  ~Boxed() = default;

  bool has_value() const { return held_ != nullptr; }
  explicit operator bool() const { return has_value(); }
  T& operator*() { return *held_; }
  const T& operator*() const { return *held_; }
  T* operator->() { return held_.get(); }
  const T* operator->() const { return held_.get(); }
  T value_or(T other) const { return held_ ? *held_ : std::move(other); }

  T& emplace() {
    held_ = std::make_unique<T>();
    return *held_;
  }
  void reset() { held_.reset(); }

  friend bool operator==(const Boxed& a, const Boxed& b) { return a.has_value() == b.has_value() && (!a || *a == *b); }

 private:
  std::unique_ptr<T> held_;
};

}  // namespace naruto
