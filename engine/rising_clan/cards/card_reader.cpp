// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of cards, roles, goals, numbers and the file as a whole (R-12, R-1203).
#include "engine/rising_clan/cards/card_reader.h"

#include "engine/rising_clan/cards/effect_reader.h"
#include "engine/table/fnv.h"
#include "engine/table/source_digest.h"

namespace rising_clan {
namespace {

constexpr std::size_t kMostSourceBytes = std::size_t{2} * 1024 * 1024;
constexpr std::size_t kMostThings = 200;
constexpr std::size_t kMostRoles = 9;
constexpr int kMostCopies = 20;
/// What the piles of the state have room for (state/ids.h).
constexpr std::array<std::size_t, 4> kMostOfType{80, 64, 40, 16};
constexpr std::size_t kMostPermanents = 30;
constexpr std::size_t kMostAllEvents = 8;

constexpr std::uint16_t kAdvantageMoments = bit(When::static_) | bit(When::own_start) | bit(When::own_turn) |
                                            bit(When::turn_start) | bit(When::event) | bit(When::declared) |
                                            bit(When::attack) | bit(When::roll) | bit(When::any);
constexpr std::uint16_t kStatusMoments = kAdvantageMoments | bit(When::won_challenge);
constexpr std::uint16_t kDisadvantageMoments = bit(When::static_) | bit(When::own_start) | bit(When::drawn);

}  // namespace

class CardReader : public EffectReader {
 public:
  explicit CardReader(ReadCards& out)
      : EffectReader(out.messages, out.catalog.lists_, out.catalog.roles_), catalog_(out.catalog) {}

  void file(const SourceValue& root) {
    static constexpr std::size_t kTold = 8;  // the others explain the words
    static constexpr std::array<std::string_view, 14> kKnown{
        "numbers",     "role", "advantage", "event",  "disadvantage", "status", "goal",
        "abomination", "when", "if",        "select", "amount",       "span",   "node"};
    for (const auto& [key, value] : *root.table())
      if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end())
        fail(MessageCode::unknown_key, value, key, fmt::format("one of {}", fmt::join(kKnown, ", ")));
    for (const std::string_view key : {"when", "if", "select", "amount", "span", "node"})
      if (const SourceValue* found = root.find(key)) glossary(*found, key);
    section(root, "numbers", [&](const SourceValue& at) { numbers(at); });
    things(root, "role", kMostRoles, [&](const SourceValue& at) { role(at); });
    for (const auto& [place, member] : rivals_) *member = role_named(place.second, place.first);
    things(root, "advantage", kMostThings, [&](const SourceValue& at) { advantage(at); });
    things(root, "event", kMostThings, [&](const SourceValue& at) { event(at); });
    things(root, "disadvantage", kMostThings, [&](const SourceValue& at) { disadvantage(at); });
    things(root, "status", kMostThings, [&](const SourceValue& at) { status(at); });
    things(root, "goal", kMostThings, [&](const SourceValue& at) { goal(at); });
    things(root, "abomination", kMostThings, [&](const SourceValue& at) { abomination(at); });
    whole(root);
    static constexpr std::array<std::string_view, 3> kUntold{"name", "art", "named"};
    catalog_.digest_ = table::kFnvStart;
    for (std::size_t i = 0; i < kTold; ++i)
      if (const SourceValue* found = root.find(kKnown[i]))
        catalog_.digest_ = table::fnv_step(catalog_.digest_, table::digest_of(*found, kUntold));
  }

 private:
  template <class F>
  void section(const SourceValue& root, std::string_view key, F&& f) {
    begin(key);
    const SourceValue* found = root.find(key);
    if (found == nullptr) return fail(MessageCode::missing_key, root, "nothing", fmt::format("[{}]", key));
    f(*found);
  }
  template <class F>
  void things(const SourceValue& root, std::string_view key, std::size_t most, F&& f) {
    section(root, key, [&](const SourceValue& at) {
      each(at, most, [&](const SourceValue& item) {
        about_ = fmt::format("{} {}", key, path_);
        f(item);
        about_ = std::string(key);
      });
    });
  }
  void players(Fields& fields, std::string_view key, ByPlayers& out, int least, int most) {
    fields.must(key, [&](const SourceValue& at) {
      std::size_t n = 0;
      each(at, out.size(), [&](const SourceValue& item) { number(item, out[n++], least, most); });
      if (n != out.size())
        fail(MessageCode::out_of_range, at, fmt::format("{} numbers", n), "eight: for 2 to 9 players");
    });
  }
  void numbers(const SourceValue& at) {
    Numbers& n = catalog_.numbers_;
    Fields fields(*this, at, "numbers");
    fields.must("base", [&](const SourceValue& base) {
      Fields stats(*this, base, "the four values");
      for (std::size_t i = 0; i < n.base.size(); ++i)
        stats.must_number(table::EnumNames<Stat>::names[i], n.base[i], 1, 30);
      stats.close();
    });
    fields.must_number("hands", n.hands, 0, 9);
    fields.must_number("armours", n.armours, 0, 9);
    fields.must_number("gift_slots", n.gift_slots, 1, 3);
    fields.must_number("start_hand", n.start_hand, 0, 8);
    fields.must_number("cards_per_roll", n.cards_per_roll, 1, 9);
    fields.must_number("honour_refill", n.honour_refill, 0, 12);
    fields.must_number("free_target", n.free_target, 1, 30);
    fields.must_number("last_stand_turns", n.last_stand_turns, 0, 9);
    fields.must_number("dishonour", n.dishonour, 0, 9);
    fields.must_number("first_draw", n.first_draw, 0, 9);
    players(fields, "hand_limit", n.hand_limit, 1, 20);
    players(fields, "draw", n.draw, 0, 9);
    players(fields, "substitutions", n.substitutions, 0, 9);
    players(fields, "goal_size", n.goal_size, 0, 40);
    players(fields, "truce_turns", n.truce_turns, 0, 99);
    players(fields, "dawn_round", n.dawn_round, 1, 99);
    fields.close();
  }

  RoleId role_named(const std::string& id, const SourceValue* at) {
    const auto role = catalog_.find_role(id);
    if (!role) fail(MessageCode::unknown_id, *at, id, "the id of a role");
    return role.value_or(kNoRole);
  }
  void role(const SourceValue& at) {
    Fields fields(*this, at, "a role");
    if (catalog_.roles_.capacity() < kMostRoles) catalog_.roles_.reserve(kMostRoles);
    RoleDefinition& now = catalog_.roles_.emplace_back();
    identify(fields, now.id, [&](const std::string& id) {
      return std::count_if(catalog_.roles_.begin(), catalog_.roles_.end(), [&](const auto& r) { return r.id == id; }) >
             1;
    });
    fields.must("name", now.name);
    fields.must("art", now.art);
    fields.must_number("group", now.group, 1, 2);
    // Rivals may stand further down: they are looked up when all roles are read.
    const auto rival = [&](RoleId& member) {
      return [this, &member](const SourceValue& n) {
        std::string id;
        read(n, id);
        rivals_.push_back({{&n, id}, &member});
      };
    };
    fields.must("primary", rival(now.primary));
    fields.must("secondary", rival(now.secondary));
    fields.may("two", rival(now.two));
    fields.close();
  }

  template <class F>
  void identify(Fields& fields, std::string& out, F&& twice) {
    fields.must("id", out);
    if (out.empty()) return;
    about_ = out;
    if (twice(out)) fail(MessageCode::duplicate_id, fields.value(), out, "an id of its own");
  }
  /// What every card has; then what its type has.
  template <class F>
  void card(const SourceValue& at, CardType type, F&& more) {
    CardDefinition now;
    now.type = type;
    Fields fields(*this, at, "a card");
    if (!fields.good()) return;
    identify(fields, now.id, [&](const std::string& id) { return catalog_.find(id).has_value(); });
    fields.must("name", now.name);
    fields.must("art", now.art);
    fields.may("named", now.named);
    more(fields, now);
    fields.close();
    catalog_.cards_.push_back(std::move(now));
  }
  void copies(Fields& fields, CardDefinition& now) {
    fields.must("copies", [&](const SourceValue& at) {
      Fields both(*this, at, "copies in deck and in two");
      both.must_number("deck", now.deck, 0, kMostCopies);
      both.must_number("two", now.two, 0, kMostCopies);
      both.close();
    });
  }

  void advantage(const SourceValue& at) {
    card(at, CardType::advantage, [&](Fields& fields, CardDefinition& now) {
      fields.must("kind", now.kind);
      fields.may("type", now.item);
      fields.may_number("hands", now.hands, 0, 2);
      fields.may("clans", [&](const SourceValue& n) { clans(n, now.clans); });
      fields.may("immune", [&](const SourceValue& n) { clans(n, now.immune); });
      fields.may("contributes", now.contributes);
      copies(fields, now);
      fields.must("ability", [&](const SourceValue& n) { abilities(n, now.abilities, kAdvantageMoments); });
      if ((now.kind == AdvantageKind::PE) != (now.item != ItemType::none))
        fail(MessageCode::misplaced, fields.value(), "type", "a type exactly for a permanent");
      const bool holds = std::any_of(now.abilities.begin(), now.abilities.end(),
                                     [](const Ability& a) { return a.when == When::static_; });
      if (now.kind != AdvantageKind::PE && holds)
        fail(MessageCode::misplaced, fields.value(), "static", "another moment: the card does not stay in play");
    });
  }
  void event(const SourceValue& at) {
    card(at, CardType::event, [&](Fields& fields, CardDefinition& now) {
      fields.must("kind", now.event);
      const bool faced = now.event != EventKind::honour && now.event != EventKind::news;
      fields.may("rolls", [&](const SourceValue& n) {
        each(n, 5, [&](const SourceValue& item) { demand(item, now.rolls.emplace_back()); });
      });
      now.has_fail = fields.may("fail", [&](const SourceValue& n) { now.fail = list(n, Where::done); });
      const bool has_news = fields.may("do", [&](const SourceValue& n) { now.news = list(n, Where::done); });
      copies(fields, now);
      const bool many = now.event == EventKind::killer;
      if (faced != !now.rolls.empty() || (faced && !many && now.rolls.size() != 1))
        fail(MessageCode::misplaced, fields.value(), "rolls", "one roll where it is faced, more for a killer");
      if ((now.event == EventKind::news) != has_news)
        fail(MessageCode::misplaced, fields.value(), "do", "a list exactly for news");
      if (now.has_fail && !faced) fail(MessageCode::misplaced, fields.value(), "fail", "no list: nobody faces it");
    });
  }
  void demand(const SourceValue& at, RollDemand& out) {
    Fields fields(*this, at, "a value and its target");
    fields.must("stat", out.stat);
    fields.must_number("target", out.target, 1, kMost);
    fields.close();
  }
  void disadvantage(const SourceValue& at) {
    card(at, CardType::disadvantage, [&](Fields& fields, CardDefinition& now) {
      fields.must_number("copies", now.deck, 1, kMostCopies);
      now.two = now.deck;
      if (fields.may("abomination", [&](const SourceValue& n) { number(n, now.abomination, 1, 20); })) return;
      fields.must("lasting", now.lasting);
      const bool leaves = fields.may("leave", [&](const SourceValue& n) {
        if (n.text() != nullptr) return word(n, now.leave, bit(Leave::cured) | bit(Leave::own_end) | bit(Leave::rule));
        now.leave = Leave::roll;
        demand(n, now.leave_roll);
      });
      if (leaves != now.lasting)
        fail(MessageCode::misplaced, fields.value(), "leave", "it exactly for a lasting disadvantage");
      fields.must("ability", [&](const SourceValue& n) { abilities(n, now.abilities, kDisadvantageMoments); });
    });
  }
  void status(const SourceValue& at) {
    card(at, CardType::status, [&](Fields& fields, CardDefinition& now) {
      now.deck = now.two = 1;
      fields.must("main", [&](const SourceValue& n) { abilities(n, now.abilities, kStatusMoments); });
      fields.must("clan", [&](const SourceValue& n) {
        each(n, 4, [&](const SourceValue& item) {
          Fields effect(*this, item, "clans and their ability");
          std::uint16_t of = 0;
          effect.must("clans", [&](const SourceValue& c) { clans(c, of); });
          effect.must("ability", [&](const SourceValue& a) { abilities(a, now.abilities, kStatusMoments, of); });
          effect.close();
        });
      });
    });
  }
  void event_id(const SourceValue& at, DefinitionId& out) {
    std::string id;
    read(at, id);
    const auto found = catalog_.find(id);
    if (!found || catalog_[*found].type != CardType::event)
      return fail(MessageCode::unknown_id, at, id, "the id of an event");
    out = *found;
  }
  void goal(const SourceValue& at) {
    GoalDefinition& now = catalog_.goals_.emplace_back();
    Fields fields(*this, at, "a goal");
    identify(fields, now.id, [&](const std::string& id) {
      return std::count_if(catalog_.goals_.begin(), catalog_.goals_.end(), [&](const auto& g) { return g.id == id; }) >
             1;
    });
    fields.must("name", now.name);
    fields.must("art", now.art);
    fields.must("pairs", [&](const SourceValue& n) {
      each(n, 4, [&](const SourceValue& pair) {
        auto& both = now.pairs.emplace_back(std::array<DefinitionId, 2>{kNoDefinition, kNoDefinition});
        std::size_t i = 0;
        each(pair, 2, [&](const SourceValue& id) { event_id(id, both[i++]); });
        if (i != 2) fail(MessageCode::out_of_range, pair, fmt::format("{} titles", i), "two titles");
      });
    });
    fields.may("killer", [&](const SourceValue& n) { event_id(n, now.killer); });
    fields.may("last", now.last);
    fields.may("two", now.two);
    fields.close();
  }
  void creature_ability(Fields& fields, std::string_view key, Names& name, ListId& doing) {
    fields.must(key, [&](const SourceValue& n) {
      Fields ability(*this, n, "a name and a list");
      ability.must("name", name);
      ability.must("do", [&](const SourceValue& d) { doing = list(d, Where::done); });
      ability.close();
    });
  }
  void abomination(const SourceValue& at) {
    Abomination& now = catalog_.abominations_.emplace_back();
    Fields fields(*this, at, "a row of the combat table");
    fields.must_number("number", now.number, 1, 20);
    if (now.number != catalog_.abominations_.size())
      fail(MessageCode::out_of_range, at, std::to_string(now.number), "the rows in order, from 1");
    fields.must_number("ATT", now.att, 0, 30);
    fields.must_number("DIF", now.dif, 0, 30);
    fields.must("flee", [&](const SourceValue& n) {
      Fields flee(*this, n, "bonuses, or cards");
      for (std::size_t i = 0; i < now.flee.size(); ++i)
        flee.may_number(table::EnumNames<Stat>::names[i], now.flee[i], 1, 9);
      flee.may_number("cards", now.flee_cards, 1, 9);
      flee.close();
    });
    creature_ability(fields, "defence", now.defence_name, now.defence);
    creature_ability(fields, "attack", now.attack_name, now.attack);
    fields.may("returns", now.returns);
    fields.may("shared", now.shared);
    now.replaces_defeat = fields.may("defeat", [&](const SourceValue& n) { now.defeat = list(n, Where::done); });
    fields.close();
  }

  /// What only the whole file can be asked.
  void whole(const SourceValue& root) {
    begin("file");
    for (std::size_t type = 0; type < kMostOfType.size(); ++type)
      for (const bool two : {false, true}) {
        const std::size_t n = catalog_.copies(static_cast<CardType>(type), two);
        if (n > kMostOfType[type])
          fail(MessageCode::too_large, root, fmt::format("{} cards of a deck", n),
               fmt::format("at most {}", kMostOfType[type]));
      }
    if (catalog_.size() >= kNoDefinition) fail(MessageCode::too_large, root, "so many cards", "at most 254");
    std::size_t permanents = 0, all = 0;
    for (const CardDefinition& each_card : catalog_.cards_) {
      const std::size_t n = std::max(each_card.deck, each_card.two);
      if (each_card.permanent()) permanents += n;
      if (each_card.type == CardType::event && each_card.event == EventKind::all) all += n;
      if (each_card.abomination > catalog_.abominations_.size())
        fail(MessageCode::unknown_id, root, each_card.id, "a row of the combat table for its number");
    }
    if (permanents > kMostPermanents || all > kMostAllEvents)
      fail(MessageCode::too_large, root, "permanents, or events for all", "at most 30, and at most 8");
    if (catalog_.roles_.size() != kMostRoles || catalog_.goals_.size() < kMostRoles)
      fail(MessageCode::out_of_range, root, "roles, or goals", "nine roles (R-004) and a goal for each player");
    const auto in_two = [](const auto& each_one) { return each_one.two; };
    if (std::count_if(catalog_.goals_.begin(), catalog_.goals_.end(), in_two) < 2)
      fail(MessageCode::out_of_range, root, "goals for two", "two of them, or more (R-805)");
    recall_and_captured(root);
  }
  /// `impose` lays a marker worth the same as a card: both must be told apart by what they do, not by a name.
  void recall_and_captured(const SourceValue& root) {
    for (const Op op : {Op::out, Op::skips}) {
      const bool there = std::any_of(catalog_.cards_.begin(), catalog_.cards_.end(), [&](const CardDefinition& c) {
        return c.type == CardType::disadvantage && c.leave == Leave::rule && holds(c, op);
      });
      if (!there)
        fail(MessageCode::missing_key, root, "nothing", fmt::format("a disadvantage with {}", table::name_of(op)));
    }
  }
  bool holds(const CardDefinition& c, Op op) const {
    return std::any_of(c.abilities.begin(), c.abilities.end(), [&](const Ability& a) {
      const NodeList& nodes = catalog_.list(a.doing);
      return std::any_of(nodes.begin(), nodes.end(), [&](const Node& n) { return n.op == op; });
    });
  }

  Catalog& catalog_;
  std::vector<std::pair<std::pair<const SourceValue*, std::string>, RoleId*>> rivals_;
};

ReadCards read_cards(std::string_view text) {
  ReadCards out;
  const SourceValue root = table::read_source(text, kMostSourceBytes, "file", out.messages);
  if (out.messages.empty()) CardReader(out).file(root);
  return out;
}

ReadCards read_cards(const SourceValue& root) {
  ReadCards out;
  CardReader(out).file(root);
  return out;
}

}  // namespace rising_clan
