// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"
#include "engine/naruto/cards/rule_nature.h"

/// Rules on teams and battle: who is sent, with whom, who blocks whom, what comes of it (N-ORG, N-ATK, N-BLK, N-SHOW).
namespace naruto {

/// How a team may be sent.
enum class Sending : std::uint8_t { sent_out, attack, block };

/// The Ninja, and so its whole team, cannot be sent (N-ATK-06) while its team meets `team` (absent: always).
struct CannotBeSent {
  static constexpr std::string_view op = "cannot_be_sent";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Sending as = Sending::sent_out;
  std::optional<TeamTest> team;
  friend bool operator==(const CannotBeSent&, const CannotBeSent&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("as", self.as);
    v("team", self.team);
  }
};

/// The team of this Ninja must be sent as far as rules and prohibitions allow (N-ATK-07).
struct MustBeSent {
  static constexpr std::string_view op = "must_be_sent";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Sending as = Sending::sent_out;
  friend bool operator==(const MustBeSent&, const MustBeSent&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("as", self.as);
  }
};

/// Its team can only be sent with it as the head (N-ATK-03, N-GEN-02).
struct MustBeHead {
  static constexpr std::string_view op = "must_be_head";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Sending as = Sending::sent_out;
  friend bool operator==(const MustBeHead&, const MustBeHead&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("as", self.as);
  }
};

/// The others in its team must fit `only` (N-ORG-02); with `when_sent` such a team is merely not sent.
struct OnlyTeamedWith {
  static constexpr std::string_view op = "only_teamed_with";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Filter only;
  bool when_sent = false;
  friend bool operator==(const OnlyTeamedWith&, const OnlyTeamedWith&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("only", self.only);
    v("when_sent", self.when_sent);
  }
};

/// No Ninja that fits `with` can be in its team (N-ORG-02); with `when_sent` such a team is merely not sent, with
/// `when_organized` it is merely not put together by its player.
struct CannotBeTeamedWith {
  static constexpr std::string_view op = "cannot_be_teamed_with";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Filter with;
  bool when_sent = false;
  bool when_organized = false;
  friend bool operator==(const CannotBeTeamedWith&, const CannotBeTeamedWith&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("with", self.with);
    v("when_sent", self.when_sent);
    v("when_organized", self.when_organized);
  }
};

/// Its team must block a team with such an attacker, as far as rules and prohibitions allow (N-ATK-07, N-BLK-03).
struct MustBlock {
  static constexpr std::string_view op = "must_block";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;   ///< blockers
  Selector whom;  ///< attackers
  friend bool operator==(const MustBlock&, const MustBlock&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("whom", self.whom);
  }
};

/// The team of this Ninja cannot be blocked by teams that meet `by` (N-BLK-03), or by any but the team of `except_by`,
/// or by any that does not meet `only_by`.
struct CannotBeBlocked {
  static constexpr std::string_view op = "cannot_be_blocked";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  std::optional<TeamTest> by;
  Boxed<Selector> except_by;
  std::optional<TeamTest> only_by;
  friend bool operator==(const CannotBeBlocked&, const CannotBeBlocked&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
    v("except_by", self.except_by);
    v("only_by", self.only_by);
  }
};

/// The player can send at most so many teams to attack, or even so many (N-ATK-02).
struct AttackLimit {
  static constexpr std::string_view op = "attack_limit";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Amount n = 1;
  bool raised = false;
  friend bool operator==(const AttackLimit&, const AttackLimit&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
    v("raised", self.raised);
  }
};

/// The team of this Ninja can block so many attacking teams, whose powers are added in one showdown (N-BLK-13).
struct BlockLimit {
  static constexpr std::string_view op = "block_limit";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< a member
  Amount n = 2;
  friend bool operator==(const BlockLimit&, const BlockLimit&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
  }
};

/// Teams of the player can be so large (N-ORG-03): teams of which every member fits `of_team`, and with this member.
/// `exactly`: one that is larger than usual, yet smaller than this, cannot be sent.
struct TeamLimit {
  static constexpr std::string_view op = "team_limit";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Amount n = 3;
  Boxed<Filter> of_team;
  Boxed<Selector> with;
  bool exactly = false;
  friend bool operator==(const TeamLimit&, const TeamLimit&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
    v("of_team", self.of_team);
    v("with", self.with);
    v("exactly", self.exactly);
  }
};

/// It does not count for the size of its team (N-ORG-03).
struct NotCounted {
  static constexpr std::string_view op = "not_counted";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  int n = 0;  ///< at most so many of them; 0: all
  friend bool operator==(const NotCounted&, const NotCounted&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
  }
};

/// One of these results of its team in the showdown is another one instead (N-SHOW-09 to N-SHOW-11).
struct ResultRule {
  static constexpr std::string_view op = "result_rule";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< a member
  std::vector<Result> from;
  Result to = Result::victory;
  friend bool operator==(const ResultRule&, const ResultRule&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("from", self.from);
    v("to", self.to);
  }
};

/// The battle of its team has no showdown (N-SHOW-01).
struct NoShowdown {
  static constexpr std::string_view op = "no_showdown";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< a member
  friend bool operator==(const NoShowdown&, const NoShowdown&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Its team can be sent only if its player discards so many own chakra (N-COST-11, N-ATK-06).
struct SendingCost {
  static constexpr std::string_view op = "sending_cost";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Amount n = 1;
  friend bool operator==(const SendingCost&, const SendingCost&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
  }
};

/// Unblocked, its team counts in the showdown as blocked by a team of this power (N-SHOW-03): it has a result and takes
/// damage, and wins no rewards for its attack.
struct CountsAsBlocked {
  static constexpr std::string_view op = "counts_as_blocked";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Amount n = 0;
  friend bool operator==(const CountsAsBlocked&, const CountsAsBlocked&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
  }
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Sending> {
  static constexpr std::array<std::string_view, 3> names{"sent_out", "attack", "block"};
};
}  // namespace table
