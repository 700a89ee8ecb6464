// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/rising_clan/cards/card_message.h"
#include "engine/rising_clan/cards/catalog.h"
#include "engine/table/source_reader.h"

namespace rising_clan {

using table::SourceValue;

/// Reads abilities and lists of nodes. Private to the reader of cards.
class EffectReader : public table::SourceReader<MessageCode> {
 public:
  EffectReader(std::vector<CardMessage>& messages, std::vector<NodeList>& lists,
               const std::vector<RoleDefinition>& roles)
      : SourceReader(messages), lists_(lists), roles_(roles) {}

 protected:
  using Fields = SourceReader::Fields<EffectReader>;
  friend Fields;

  static constexpr int kMost = 99;

  void read(const SourceValue& at, bool& out) { flag(at, out); }
  void read(const SourceValue& at, std::string& out) { text(at, out, 1, kLongestText); }
  void read(const SourceValue& at, Names& out) { names(*this, at, out); }
  template <table::NamedEnum E>
  void read(const SourceValue& at, E& out) {
    word(at, out);
  }
  /// `allowed`: bits of the enumeration; 0 is every word. The word "none" of a list is never written.
  template <table::NamedEnum E>
  void word(const SourceValue& at, E& out, std::uint64_t allowed = 0) {
    constexpr auto none = table::from_name<E>("none");
    if (allowed == 0) allowed = ~allowed;
    if constexpr (none.has_value()) allowed &= ~(std::uint64_t{1} << static_cast<unsigned>(*none));
    SourceReader::word(at, out, allowed);
  }

  enum class Where : std::uint8_t { held, done };

  void abilities(const SourceValue& at, std::vector<Ability>& out, std::uint16_t moments, std::uint16_t clans = 0);
  ListId list(const SourceValue& at, Where where);
  void clans(const SourceValue& at, std::uint16_t& out);

 private:
  static constexpr std::size_t kLongestText = 400;

  void ability(const SourceValue& at, std::vector<Ability>& out, std::uint16_t moments, std::uint16_t clans);
  void node(const SourceValue& at, NodeList& out, Where where);
  void keys(Fields& fields, Node& node, std::uint32_t has, std::uint32_t must);
  void amount(const SourceValue& at, Node& out);

  std::vector<NodeList>& lists_;
  const std::vector<RoleDefinition>& roles_;
  int depth_ = 0;
};

}  // namespace rising_clan
