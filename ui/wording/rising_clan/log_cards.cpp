// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that move, and what is learned of them.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ui/wording/rising_clan/log_knowledge.h"
#include "ui/wording/rising_clan/log_writer.h"
#include "ui/wording/rising_clan/seen_cards.h"
#include "ui/wording/rising_clan/sheet_words.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

std::string LogWriter::true_name(CardId card) const {
  if (card >= kMostCards || after_[card].definition >= cards_.size()) return a_card();
  return in_language(cards_[after_[card].definition].name, reader_.language);
}

std::string LogWriter::a_card() const {
  return std::string(wording::pick({"a card", "una carta", "uma carta"}, reader_.language));
}

std::string LogWriter::role_name(SeatId seat) const {
  const RoleId role = after_[seat].role;
  return role < cards_.roles().size() ? cards_.roles()[role].name : std::string();
}

std::string LogWriter::names(const std::vector<CardId>& cards) const {
  std::vector<std::string> out;
  for (const CardId card : cards) out.push_back(true_name(card));
  return fmt::format("{}", fmt::join(out, ", "));
}

std::string LogWriter::operator()(const CardMoved& e) {
  const CardId card = moved_card(e, before_, after_);
  if (card == kNoCard) return {};
  const CardState& was = before_[card];
  const bool known = is_told_card(before_, after_, card, reader_.seat);
  slots_.card = known ? true_name(card) : a_card();
  slots_.other = name_at(reader_.players, was.seat);
  switch (e.zone) {
    case Zone::hand:
      return into_hand(card, was);
    case Zone::gift:
      slots_.other = name_at(reader_.players, e.giver);
      return line(LogLine::gift_given, e.seat);
    case Zone::play:
      return line(LogLine::played, e.seat);
    case Zone::up:
      if (was.zone == Zone::event_deck) return line(LogLine::event_up);
      return was.zone == Zone::disadvantage_deck ? line(LogLine::disadvantage_drawn, e.seat) : std::string();
    case Zone::area:
      return line(LogLine::lies_before, e.seat);
    case Zone::status:
      return line(LogLine::status_card, e.seat);
    case Zone::conquered:
      return line(LogLine::conquers, e.seat);
    case Zone::credit:
      return line(LogLine::credit, e.seat);
    case Zone::returning:
      return line(LogLine::returns_later);
    case Zone::disadvantage_deck:
      return was.zone == Zone::returning ? line(LogLine::on_top_of_deck) : std::string();
    case Zone::advantage_discard:
    case Zone::event_discard:
    case Zone::disadvantage_discard:
    case Zone::aside:
      return discarded(card, was);
    default:
      return {};  // Shuffled tells it
  }
}

std::string LogWriter::into_hand(CardId card, const CardState& was) {
  const SeatId player = after_[card].seat;
  switch (was.zone) {
    case Zone::hand:
      return line(LogLine::from_hand, player);
    case Zone::play:
      return line(LogLine::from_play, player);
    case Zone::advantage_discard:
      return line(LogLine::takes_from_pile, player);
    default:
      break;
  }
  const bool known = is_told_card(before_, after_, card, reader_.seat);
  return line(known ? LogLine::draws_named : LogLine::draws, player);
}

std::string LogWriter::discarded(CardId card, const CardState& was) {
  switch (was.zone) {
    case Zone::hand:
    case Zone::play:
    case Zone::gift:
      return line(LogLine::discards, was.seat);
    case Zone::credit: {
      const bool whole = after_[was.seat].in_game;
      return line(whole ? LogLine::credit_spent : LogLine::discards, was.seat);
    }
    case Zone::area:
      return line(LogLine::disadvantage_gone, was.seat);
    case Zone::status:
      return line(LogLine::out_of_game_card);
    case Zone::advantage_deck:
      return line(LogLine::revealed_for_creature);
    case Zone::up:
      return after_[card].zone == Zone::event_discard ? line(LogLine::event_discarded) : std::string();
    default:
      return {};
  }
}

/// The looker sees the cards; that somebody looks is told by `Looked`, but where he chooses among them.
std::string LogWriter::operator()(const HandSeen& e) {
  slots_.other = name_at(reader_.players, e.seat);
  if (reader_.seat == e.viewer && reader_.seat != kNoSeat) {
    const auto& hand = after_[e.seat].hand;
    return told(LogLine::sees_hand, e.viewer, names({hand.begin(), hand.end()}));
  }
  if (before_.frames.empty()) return {};
  const Frame& top = before_.frames.back();
  const NodeList& nodes = cards_.list(top.list);
  const bool chooses = top.kind == FrameKind::run && top.at < nodes.size() && nodes[top.at].op == Op::steal;
  return chooses ? line(LogLine::looks_at_hand, e.viewer) : std::string();
}

std::string LogWriter::operator()(const EventsSeen& e) {
  if (reader_.seat != e.viewer || reader_.seat == kNoSeat) return numbered(LogLine::looks_at_events, e.viewer, e.n);
  std::vector<CardId> top;
  const auto& deck = after_.event_deck;
  for (std::size_t i = deck.size(); i-- > 0 && top.size() < e.n;) top.push_back(deck[i]);
  return told(LogLine::sees_events, e.viewer, names(top));
}

std::string LogWriter::operator()(const EventPlaced& e) {
  if (reader_.seat != e.viewer || reader_.seat == kNoSeat) return {};
  slots_.card = true_name(e.card);
  return numbered(LogLine::event_placed, e.viewer, e.m);
}

std::string LogWriter::operator()(const Shuffled& e) {
  const auto deck = [&] {
    switch (e.deck) {
      case Zone::event_deck:
        return SheetWord::event_deck;
      case Zone::disadvantage_deck:
        return SheetWord::disadvantage_deck;
      case Zone::status_deck:
        return SheetWord::status_deck;
      default:
        return SheetWord::advantage_deck;
    }
  }();
  return told(LogLine::shuffled, kNoSeat, std::string(wording::pick(sheet_wording(deck), reader_.language)));
}

std::string LogWriter::operator()(const RoleShown& e) { return told(LogLine::role_shown, e.seat, role_name(e.seat)); }

std::string LogWriter::operator()(const RoleSeen& e) {
  if (reader_.seat != e.viewer || reader_.seat == kNoSeat) return {};
  slots_.other = name_at(reader_.players, e.seat);
  return told(LogLine::role_seen, e.viewer, role_name(e.seat));
}

std::string LogWriter::operator()(const Looked& e) {
  slots_.other = name_at(reader_.players, e.seat);
  return line(e.what == What::hand ? LogLine::looks_at_hand : LogLine::looks_at_role, e.viewer);
}

std::string LogWriter::operator()(const CardUsed& e) {
  slots_.other = name_at(reader_.players, e.target);
  return card_line(e.target == kNoSeat ? LogLine::used : LogLine::used_on, e.seat, true_name(e.card));
}

std::string LogWriter::operator()(const GiftOpened& e) {
  return card_line(e.valid ? LogLine::gift_valid : LogLine::gift_not_valid, e.seat, true_name(e.card));
}

std::string LogWriter::operator()(const ImmunityAnswered& e) {
  return line(e.shown ? LogLine::immune : LogLine::not_immune, e.seat);
}

std::string LogWriter::operator()(const EventMarkerTaken& e) {
  return card_line(LogLine::event_marker, e.seat, in_language(cards_[e.definition].name, reader_.language));
}

}  // namespace playsheet::rising_clan_wording
