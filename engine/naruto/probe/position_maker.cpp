// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/position_maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "engine/naruto/probe/foils.h"

namespace naruto::probe {
namespace {

/// What a text waits for, or when it can be used, if that is in the turn of the player who has not the card.
bool is_for_the_others_turn(const CardDefinition& card, const Ability& text) {
  if (card.mission.counter) return true;
  const auto* used = std::get_if<Activated>(&text.body);
  return used != nullptr && (used->when == Window::opponent_mission_phase || used->when == Window::opponent_exchange ||
                             used->when == Window::opponent_turn || used->when == Window::opponent_organization);
}

std::optional<Zone> from_of(const Ability& text) {
  if (const auto* body = std::get_if<Static>(&text.body)) return body->from;
  if (const auto* body = std::get_if<Triggered>(&text.body)) return body->from;
  if (const auto* body = std::get_if<Activated>(&text.body)) return body->from;
  return std::nullopt;
}

}  // namespace

PositionMaker::PositionMaker(const Catalog& cards, Subject subject, const Edition& edition)
    : cards_(cards),
      id_(subject.card),
      card_(cards[subject.card]),
      text_(card_.abilities[subject.text]),
      edition_(edition),
      wants_(wants_of(card_, cards.words())),
      fitting_(wants_.size()),
      coins_(coins_of(card_, cards.words())) {
  const auto foils = foils_of(card_, text_);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto id = static_cast<DefinitionId>(i);
    const CardDefinition& card = cards[id];
    if (card.readiness != Readiness::ready || card.unsupported_keyword || !card.form_of.empty() || card.squad ||
        card.code.starts_with("T-"))
      continue;
    const bool ninja = card.type == CardType::ninja;
    if (ninja && !card.has_text() && !card.platoon) plain_.push_back(id);
    (ninja ? ninja_ : others_).push_back(id);
    if (card.symbols.meets(card_.symbols)) of_its_symbols_.push_back(id);
    const auto ops = foils.empty() ? std::vector<std::string_view>{} : ops_of(card);
    if (id != id_ && std::find_first_of(ops.begin(), ops.end(), foils.begin(), foils.end()) != ops.end())
      foils_.push_back(id);
    const auto shared = [&](Word name) {
      return std::find(card.names.begin(), card.names.end(), name) != card.names.end();
    };
    if (ninja && id != id_ && std::any_of(card_.names.begin(), card_.names.end(), shared)) namesakes_.push_back(id);
    for (std::size_t want = 0; want < wants_.size(); ++want)
      if (id != id_ && can_fit(wants_[want], card, cards.words())) fitting_[want].push_back(id);
  }
}

bool PositionMaker::enters_from_hand() const {
  if (card_.type == CardType::jutsu || std::holds_alternative<Use>(text_.body)) return true;
  if (std::holds_alternative<PlayRule>(text_.body)) return true;
  const auto* waiting = std::get_if<Triggered>(&text_.body);
  return waiting != nullptr && waiting->on.event == Happening::enters_play;
}

/// One position in the making.
class PositionMaker::Making {
 public:
  Making(const PositionMaker& maker, table::RandomStream& luck) : m_(maker), luck_(luck), layout_(maker.cards_) {}

  std::vector<std::string> make() {
    others_turn_ = is_for_the_others_turn(m_.card_, m_.text_) ? !one_in(10) : one_in(6);
    lay_the_card();
    lay_what_it_wants();
    if (!m_.foils_.empty()) lay_foils();
    fill();
    std::vector<std::string> lines = frame();
    for (std::string& line : layout_.lines()) lines.push_back(std::move(line));
    if (!battles_.empty()) std::move(battles_.begin(), battles_.end(), std::back_inserter(lines));
    return lines;
  }

 private:
  bool one_in(std::uint32_t n) { return luck_.below(n) == 0; }
  DefinitionId any_of(const std::vector<DefinitionId>& list) {
    return list.empty() ? m_.id_ : list[luck_.below(static_cast<std::uint32_t>(list.size()))];
  }

  void lay_the_card() {
    Zone zone = Zone::village;
    if (const auto from = from_of(m_.text_))
      zone = *from;
    else if (m_.enters_from_hand() ? !one_in(8) : one_in(6))
      zone = Zone::hand;
    if (m_.card_.squad && zone == Zone::hand) zone = Zone::reinforcement;
    if (m_.card_.type == CardType::jutsu && zone == Zone::village) zone = Zone::hand;
    if (m_.card_.type == CardType::mission && m_.card_.mission.permanence == Permanence::none && zone == Zone::village)
      zone = Zone::hand;
    std::string marks = zone == Zone::village ? marks_of(m_.id_, m_.text_.valid ? 3 : 12) : std::string{};
    if (zone == Zone::village && m_.card_.mission.attach) marks += on_some_host();
    layout_.lay('A', zone, m_.id_, marks);
    if (zone == Zone::village || m_.namesakes_.empty()) return;
    for (int i = 0; i < (m_.card_.platoon || m_.card_.squad ? 5 : 1); ++i)
      layout_.lay('A', Zone::village, any_of(m_.namesakes_), marks_of(m_.id_, 8));
  }

  /// A card to which it is attached.
  std::string on_some_host() {
    const auto fits =
        std::find_if(m_.fitting_.begin(), m_.fitting_.end(), [](const auto& list) { return !list.empty(); });
    if (fits == m_.fitting_.end()) return {};
    const DefinitionId host = any_of(*fits);
    const char side = one_in(2) ? 'A' : 'D';
    if (!layout_.lay(side, Zone::village, host)) return {};
    return fmt::format(" on {}:{}", side, m_.cards_[host].code);
  }

  std::string marks_of(DefinitionId id, std::uint32_t injured) {
    if (m_.cards_[id].type != CardType::ninja) return {};
    std::string marks = one_in(injured) ? "injured" : "";
    if (!m_.coins_.empty() && one_in(2)) {
      const CoinKind kind = m_.coins_[luck_.below(static_cast<std::uint32_t>(m_.coins_.size()))];
      if (kind != CoinKind::any && kind != CoinKind::permanent)
        marks += fmt::format("{}{}:{}", marks.empty() ? "" : " ", table::name_of(kind), 1 + luck_.below(3));
    } else if (one_in(12)) {
      marks += fmt::format("{}+1/+1:1", marks.empty() ? "" : " ");
    }
    return marks;
  }

  void lay_what_it_wants() {
    for (std::size_t i = 0; i < m_.wants_.size(); ++i) {
      const Want& want = m_.wants_[i];
      if (m_.fitting_[i].empty() || want.zone == Zone::nowhere || want.zone == Zone::outside) continue;
      const bool own = want.side == Side::any ? one_in(2) : (want.side == Side::you) != one_in(10);
      const std::uint32_t copies = 1 + luck_.below(want.zone == Zone::village ? 2 : 3);
      for (std::uint32_t n = 0; n < copies; ++n) {
        const DefinitionId id = any_of(m_.fitting_[i]);
        const bool village = want.zone == Zone::village;
        layout_.lay(own ? 'A' : 'D', want.zone, id, village ? marks_of(id, want.injured ? 2 : 8) : std::string{});
      }
    }
  }

  /// With chakra that pays for them.
  void lay_foils() {
    for (std::uint32_t n = 1 + luck_.below(2); n > 0; --n) {
      const DefinitionId id = any_of(m_.foils_);
      const CardDefinition& foil = m_.cards_[id];
      const char side = one_in(3) ? 'A' : 'D';
      const bool in_play = foil.type == CardType::ninja || foil.type == CardType::client ||
                           (foil.mission.permanence != Permanence::none && !foil.mission.attach);
      layout_.lay(side, in_play && !one_in(4) ? Zone::village : Zone::hand, id);
      for (int tries = 0, paying = 0; tries < 60 && paying < 3; ++tries)
        if (const DefinitionId chakra = any_of(m_.ninja_); m_.cards_[chakra].symbols.meets(foil.symbols))
          layout_.lay(side, Zone::chakra, chakra), ++paying;
    }
  }

  void fill() {
    for (const char side : {'A', 'D'}) {
      for (std::uint32_t n = 2 + luck_.below(2); n > 0; --n) {
        const DefinitionId id = one_in(8) ? any_of(m_.ninja_) : any_of(m_.plain_);
        layout_.lay(side, Zone::village, id, marks_of(id, 6));
      }
      for (int n = 0; n < 7; ++n) layout_.lay(side, Zone::chakra, any_of(side == 'A' ? m_.of_its_symbols_ : m_.ninja_));
      for (int n = 0; n < 2; ++n) layout_.lay(side, Zone::hand, any_of(side == 'A' ? m_.of_its_symbols_ : m_.others_));
      layout_.lay(side, Zone::hand, any_of(m_.plain_));
      layout_.lay(side, Zone::discard, any_of(m_.ninja_));
      layout_.lay(side, Zone::discard, any_of(m_.others_));
      for (int n = 0; n < 3; ++n) layout_.lay(side, Zone::deck, any_of(one_in(2) ? m_.ninja_ : m_.others_));
      for (int n = 0; n < 3; ++n) layout_.lay(side, Zone::rewards, any_of(m_.plain_));
    }
  }

  std::vector<std::string> frame() {
    std::vector<std::string> lines;
    if (others_turn_) lines.emplace_back("active D");
    const auto* used = std::get_if<Activated>(&m_.text_.body);
    const bool in_battle = m_.card_.type == CardType::jutsu ||
                           (used != nullptr && (used->when == Window::exchange || used->when == Window::own_exchange ||
                                                used->when == Window::opponent_exchange));
    const bool before = used != nullptr && used->when == Window::own_mission_phase;
    if (in_battle ? !one_in(6) : !before && one_in(3))
      fight(lines);
    else
      lines.emplace_back(one_in(5) ? "phase organization" : "phase mission");
    const int marker = std::min(m_.edition_.marker_cap, one_in(4) ? 3 : 8);
    for (const char side : {'A', 'D'}) lines.push_back(fmt::format("{} marker {}", side, marker));
    return lines;
  }

  /// One team attacks, and perhaps one blocks it.
  void fight(std::vector<std::string>& lines) {
    const char attacker = others_turn_ ? 'D' : 'A';
    const auto attackers = team(attacker);
    const auto blockers = team(attacker == 'A' ? 'D' : 'A');
    if (attackers.empty() || (blockers.empty() && one_in(2))) return lines.emplace_back("phase mission"), void();
    const bool blocked = !blockers.empty() && !one_in(4);
    lines.emplace_back("phase exchange");
    battles_.push_back(fmt::format("battle {} {}", attackers, blocked ? "vs " + blockers : "unblocked"));
  }

  /// Up to three Ninja of a village, in any order.
  std::string team(char side) {
    std::vector<std::string> codes;
    for (const Laid& laid : layout_.in(side, Zone::village))
      if (m_.cards_[laid.id].type == CardType::ninja) codes.push_back(m_.cards_[laid.id].code);
    luck_.shuffle(std::span<std::string>(codes));
    if (codes.size() > 3) codes.resize(1 + luck_.below(3));
    return fmt::format("{}", fmt::join(codes, " "));
  }

  const PositionMaker& m_;
  table::RandomStream& luck_;
  Layout layout_;
  bool others_turn_ = false;
  std::vector<std::string> battles_;
};

std::vector<std::string> PositionMaker::make(table::RandomStream& luck) const { return Making(*this, luck).make(); }

}  // namespace naruto::probe
