// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/tree_fields.h"

/// Private to this folder: turns trees into the form that TreeReader reads.
namespace naruto {

class TreeWriter {
 public:
  using Json = nlohmann::ordered_json;

  explicit TreeWriter(const Words& words) : words_(words) {}

  /// The keys `mission`, `jutsu` and `ability`, as far as the card has them.
  void tree(const CardDefinition& card, Json& into) const;

  Json write(bool value) const { return value; }
  Json write(int value) const { return value; }
  Json write(Word word) const { return words_.text(word); }
  Json write(const JutsuCost& cost) const { return text_of(cost); }
  Json write(const Bounds& bounds) const;
  Json write(const RankTest& test) const;
  Json write(const Amount& amount) const;
  Json write(const Condition& condition) const;
  Json write(const Selector& selector) const;
  Json write(EntryCosts costs) const;
  Json write(const Who& who) const;
  Json write(const Effects& effects) const { return list(effects.items); }
  Json write(const Effect& effect) const;
  Json write(const Rule& rule) const;
  Json write(const Ability& ability) const;

  template <table::NamedEnum E>
  Json write(E value) const {
    return table::name_of(value);
  }
  template <class T>
  Json write(const std::optional<T>& value) const {
    return value ? write(*value) : Json();
  }
  template <class T>
  Json write(const Boxed<T>& value) const {
    return value ? write(*value) : Json();
  }
  template <class T>
  Json write(const std::vector<T>& values) const {
    if constexpr (kBareOne<T>)
      if (values.size() == 1) return write(values.front());
    return list(values);
  }
  template <HasFields T>
  Json write(const T& value) const {
    Json out = Json::object();
    fields(value, out);
    return out;
  }

  /// Adds the fields of a struct that differ from their defaults, and those that must always stand.
  template <HasFields T>
  void fields(const T& value, Json& into) const {
    std::vector<Json> defaults;
    const T standard{};
    T::fields(standard, [&](std::string_view, const auto& field) { defaults.push_back(write(field)); });
    std::size_t i = 0;
    T::fields(value, [&]<class Field>(std::string_view key, const Field& field) {
      Json written = write(field);
      if constexpr (std::is_same_v<T, Filter> && std::is_same_v<Field, int>)
        if (field == kTopX) written = "x";
      const Json& usual = defaults[i++];
      if (written.is_null() || (written.is_array() && written.empty())) return;
      if (is_required<T, Field>(key) || written != usual) into[std::string(key)] = std::move(written);
    });
  }

 private:
  template <class T>
  Json list(const std::vector<T>& values) const {
    Json out = Json::array();
    for (const T& value : values) out.push_back(write(value));
    return out;
  }
  Json comparison(Side side, const Bounds& bounds) const;

  const Words& words_;
};

}  // namespace naruto
