// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/state/ids.h"

/// What goes on and what waits: uses on the chain, lasting effects, triggers, and the work that an interrupted effect
/// goes on with.
namespace naruto {

/// Everything a text needs to know about the use it belongs to. 22 bytes.
struct Context {
  DefinitionId definition = 0;  ///< the card whose tree is meant
  std::uint8_t ability = 0;     ///< which paragraph
  PlayerId controller = PlayerId::south;
  ObjectRef source;  ///< the card that bears the text
  ObjectRef user;    ///< user of a Jutsu (N-JUT-08)
  ObjectRef it;
  ObjectRef event;
  std::array<ObjectRef, kTargetCount> targets;
  std::uint8_t x = 0;
  std::uint8_t amount = 0;  ///< the number an event is about

  friend bool operator==(const Context&, const Context&) = default;
};

enum class LinkKind : std::uint8_t { jutsu, mission, effect, trigger };  // N-CHAIN-02; trigger: A-29

/// One use that waits on the chain, or a triggered effect.
struct Link {
  LinkKind kind : 2 = LinkKind::jutsu;
  bool negated : 1 = false;    ///< void, and moves when its moment comes (N-NEG-07, A-113)
  bool bound : 1 = false;      ///< trigger: it is a text of a card in play, and fails without it
  std::uint8_t after : 4 = 0;  ///< 1 + Destination: where it goes instead of the chakra area
  ListNumber list{};           ///< trigger: the list of effects to carry out
  Context context;

  friend bool operator==(const Link&, const Link&) = default;
};

/// The link is a card in use, not a text of a card that lies elsewhere.
constexpr bool is_card_link(const Link& link) { return link.kind == LinkKind::jutsu || link.kind == LinkKind::mission; }

enum class LastingKind : std::uint8_t { rule, delayed, trigger, control };

/// An effect that goes on (N-EFF-07). `effect` is the number of the node in the card of `context.definition`.
struct LastingEffect {
  LastingKind kind : 2 = LastingKind::rule;
  Until until : 4 = Until::turn_end;
  bool needs_source : 1 =
      false;  ///< ends when its source leaves play or its text stops being valid (N-EFF-17, N-HLT-09)
  EffectNumber effect{};
  ObjectRef subject;  ///< empty: the rule's own selector is looked at anew
  std::int8_t a = 0;  ///< amounts fixed when it came into force
  std::int8_t b = 0;
  std::uint16_t last_turn = 0;  ///< ends with this turn of the game (N-EFF-07)
  Context context;

  friend bool operator==(const LastingEffect&, const LastingEffect&) = default;
};

inline constexpr ListNumber kNoList{255};

/// A triggered effect that waits for its turn (N-EFF-08).
struct PendingTrigger {
  ListNumber list{};     ///< what is carried out; kNoList: the source, a Permanent (X), loses a coin (N-START-03)
  bool at_once = false;  ///< before the damage of the battle that has set it off (N-SHOW-17)
  Context context;

  friend bool operator==(const PendingTrigger&, const PendingTrigger&) = default;
};

// The kinds of work, each with what it goes on from.

inline constexpr EffectNumber kAbilityPrice{255};

/// Carry out list `list` from `index` on. `kept` is what the effect there has to remember while it is carried out: how
/// many coins it has tossed, how many cards were picked for the first of its parts, or that it has asked for a cost.
struct RunList {
  ListNumber list{};
  std::uint8_t index = 0;
  std::uint8_t kept = 0;
  friend bool operator==(const RunList&, const RunList&) = default;
};

/// Likewise, in turn with the work below, which does the same for the other player.
struct RunInTurn : RunList {
  friend bool operator==(const RunInTurn&, const RunInTurn&) = default;
};

/// Likewise; the triggered effect becomes a link once it is paid for.
struct RunToChain : RunList {
  friend bool operator==(const RunToChain&, const RunToChain&) = default;
};

/// Carry out list `list` for each of the picks from `index` on; `effect` is the number of the `for_each`.
struct RunForEach {
  ListNumber list{};
  std::uint8_t index = 0;
  EffectNumber effect{};
  friend bool operator==(const RunForEach&, const RunForEach&) = default;
};

/// Pay the price of an effect, or of the ability (`kAbilityPrice`), then run list `list`.
struct PayPrice {
  ListNumber list = kNoList;  ///< kNoList: nothing behind it
  EffectNumber effect = kAbilityPrice;
  std::uint8_t part = 0;  ///< which part of it is due (`resolve/paying`)
  friend bool operator==(const PayPrice&, const PayPrice&) = default;
};

/// Likewise, by the opponent of the controller of the text.
struct OpponentPays : PayPrice {
  friend bool operator==(const OpponentPays&, const OpponentPays&) = default;
};

/// Likewise; the list runs as `RunToChain`.
struct PayToChain : PayPrice {
  friend bool operator==(const PayToChain&, const PayToChain&) = default;
};

/// Put each of the picks from `index` on on top or bottom of the deck, as its chooser says.
struct PlaceInDeck {
  std::uint8_t index = 0;
  EffectNumber effect{};  ///< the number of the one that put them there
  friend bool operator==(const PlaceInDeck&, const PlaceInDeck&) = default;
};

/// How far texts have come that may take the place of what is about to happen.
enum class ReplacePhase : std::uint8_t { looking, ordering, deciding };

/// Texts are asked about the hits from `first` on; `index` of them are through.
struct ReplaceDamage {
  std::uint8_t first = 0;
  std::uint8_t index = 0;
  ReplacePhase phase = ReplacePhase::looking;
  friend bool operator==(const ReplaceDamage&, const ReplaceDamage&) = default;
};

/// Texts are asked about a card that is about to leave play: the event of the context.
struct ReplaceLeaving {
  Zone to : 4 = Zone::discard;
  bool to_bottom : 1 = false;
  bool shuffled : 1 = false;  ///< the deck, once it has left
  std::uint8_t cause = 0;     ///< a `Cause`
  ReplacePhase phase = ReplacePhase::looking;
  friend bool operator==(const ReplaceLeaving&, const ReplaceLeaving&) = default;
};

/// Texts are asked what the coin counts as that this player has just tossed.
struct ReplaceToss {
  PlayerId player = PlayerId::south;
  ReplacePhase phase = ReplacePhase::looking;
  friend bool operator==(const ReplaceToss&, const ReplaceToss&) = default;
};

/// Mastery is offered, then the applied Jutsu or Mission goes to its zone (N-CHAIN-16).
struct FinishLink {
  std::uint8_t after = 0;  ///< as `Link::after`
  friend bool operator==(const FinishLink&, const FinishLink&) = default;
};

/// The target of this part of the triggered text of place `trigger` is chosen (N-TGT-01).
struct AimTrigger {
  std::uint8_t trigger = 0;
  std::uint8_t part = 0;
  friend bool operator==(const AimTrigger&, const AimTrigger&) = default;
};

/// A piece of pending work. The stack of them is what an interrupted effect goes on with. What is about to be replaced
/// has its agent and the texts that have dealt with it in the context (`rules/impending`).
struct Work {
  using Kind = std::variant<RunList, RunInTurn, RunToChain, RunForEach, PayPrice, OpponentPays, PayToChain, PlaceInDeck,
                            ReplaceDamage, ReplaceLeaving, ReplaceToss, FinishLink, AimTrigger>;
  Kind kind{};
  std::uint8_t stage = 0;  ///< how far the questions of it are answered (0: none is)
  FixedVector<CardId, kMaxPicks> picks{};
  Context context{};

  template <class K>
  bool is() const {
    return std::holds_alternative<K>(kind);
  }
  template <class K>
  const K* as() const {
    return std::get_if<K>(&kind);
  }
  template <class K>
  K* as() {
    return std::get_if<K>(&kind);
  }

  friend bool operator==(const Work&, const Work&) = default;
};
static_assert(std::is_trivially_copyable_v<Work> && sizeof(Work::Kind) <= 4);

/// What a kind has in common with those that do the same in other ways; null for work of other kinds.
template <class Base, class W>
auto* kind_like(W& work) {
  std::conditional_t<std::is_const_v<W>, const Base, Base>* found = nullptr;
  const auto look = [&]<std::size_t I>(std::integral_constant<std::size_t, I>) {
    if constexpr (std::is_base_of_v<Base, std::variant_alternative_t<I, Work::Kind>>)
      if (auto* kind = std::get_if<I>(&work.kind)) found = kind;
  };
  [&look]<std::size_t... I>(std::index_sequence<I...>) { (look(std::integral_constant<std::size_t, I>()), ...); }
  (std::make_index_sequence<std::variant_size_v<Work::Kind>>());
  return found;
}

/// The list that the work carries out, in whichever way.
template <class W>
auto run_of(W& work) {
  return kind_like<RunList>(work);
}

/// What the work pays, whoever does.
template <class W>
auto pay_of(W& work) {
  return kind_like<PayPrice>(work);
}

/// Likewise where it is known to carry one out.
template <class W>
auto& running(W& work, table::Place place = table::Place::current()) {
  auto* run = run_of(work);
  if (run == nullptr) table::fault("this work carries out no list", place);
  return *run;
}

/// Texts are asked about something that is about to happen.
inline bool is_replacing(const Work& work) {
  return work.is<ReplaceDamage>() || work.is<ReplaceLeaving>() || work.is<ReplaceToss>();
}

/// The price of a text is asked for, and then this list of it is carried out.
inline Work paying(const Context& context, ListNumber list = kNoList, EffectNumber price = kAbilityPrice) {
  return {.kind = PayPrice{.list = list, .effect = price}, .context = context};
}

/// Damage that is about to be dealt (N-HLT-05).
struct PendingHit {
  ObjectRef ninja;
  std::uint8_t amount : 7 = 0;
  bool lowered : 1 = false;      ///< by a text, perhaps to nothing
  TeamId team = kNoTeam;         ///< showdown: the team that deals it
  Result result = Result::draw;  ///< showdown: of the team of the Ninja

  friend bool operator==(const PendingHit&, const PendingHit&) = default;
};
using PendingHits = FixedVector<PendingHit, kMaxHits>;

/// Numbers that the text being carried out has made. Only one text is carried out at a time: triggered ones wait until
/// it is done (N-EFF-08).
struct Noted {
  std::uint8_t heads = 0;  ///< of the toss just made
  std::uint8_t tails = 0;
  std::uint8_t moved = 0;   ///< cards or coins that the effect before moved, drew, healed ...
  std::uint8_t number = 0;  ///< chosen last
  /// Cards whose texts have dealt with a coin that this text has tossed, where that is for once.
  std::array<CardId, 3> coin_texts{kNoCard, kNoCard, kNoCard};
  bool tossed : 1 = false;              ///< this text has tossed a coin
  CoinSide coin : 1 = CoinSide::heads;  ///< of the one that texts are asked about

  friend bool operator==(const Noted&, const Noted&) = default;
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::LinkKind> {
  static constexpr std::array<std::string_view, 4> names{"jutsu", "mission", "effect", "trigger"};
};
}  // namespace table
