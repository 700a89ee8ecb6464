// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/cards/catalog.h"
#include "engine/rising_clan/cards/source_reader.h"

namespace rising_clan {

/// Reads abilities and lists of nodes. Private to the reader of cards.
class EffectReader : public SourceReader {
 public:
  EffectReader(std::vector<CardMessage>& messages, std::vector<NodeList>& lists,
               const std::vector<RoleDefinition>& roles)
      : SourceReader(messages), lists_(lists), roles_(roles) {}

 protected:
  enum class Where : std::uint8_t { held, done };

  void abilities(const toml::node& at, std::vector<Ability>& out, std::uint16_t moments, std::uint16_t clans = 0);
  ListId list(const toml::node& at, Where where);
  void clans(const toml::node& at, std::uint16_t& out);

 private:
  void ability(const toml::node& at, std::vector<Ability>& out, std::uint16_t moments, std::uint16_t clans);
  void node(const toml::node& at, NodeList& out, Where where);
  void keys(Fields& fields, Node& node, std::uint32_t has, std::uint32_t must);
  void amount(const toml::node& at, Node& out);

  std::vector<NodeList>& lists_;
  const std::vector<RoleDefinition>& roles_;
  int depth_ = 0;
};

}  // namespace rising_clan
