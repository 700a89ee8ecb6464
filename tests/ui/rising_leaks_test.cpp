// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that comes out of the window depends on what a seat that looks on does not know (R-1101, R-1105, R-1111).
#include <map>

#include "engine/table/random_player.h"
#include "tests/rising_clan/twin_games.h"
#include "tests/ui/rising_fixture.h"
#include "tests/ui/window_channels.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::shipped_cards;
using rising_clan_tests::twin_of;

/// Who looks at the screen when it is compared.
enum class Eyes {
  All,        ///< everybody, before the curtain
  Curtain,    ///< nobody: it waits for whoever is asked
  Asked,      ///< whoever is asked, behind the own curtain
  AtSecrets,  ///< somebody who is not asked, at the own secrets (R-1108)
  Consent     ///< all: a take-back is asked for
};

/// Positions of games that were played at random: of each kind of question the first ones, and some others.
std::vector<Match> positionsOf(const RisingPlan& plan) {
  std::vector<Match> out;
  Match match(shipped_cards(), setupOf(plan));
  table::RandomPlayer<Game> player(plan.seats.size());
  std::map<QuestionKind, int> met;
  for (int i = 0; !match.over(); ++i) {
    const int times = ++met[match.state().question.kind];
    if (times == 2 || i % 60 == 35) out.push_back(match);
    if (match.act(match.decider(), player.choose(match.state(), match.rules()))) break;
  }
  return out;
}

class RisingLeaks : public RisingMatchWindow {
 protected:
  struct Count {
    int compared = 0;
    QStringList told;
  };

  void giveScreenBack() {
    if (desk().secrecy().curtain()) desk().openCurtain();
    desk().press({CommandKind::HideHand});
  }

  void put(const Match& match) {
    const_cast<Match&>(desk().match()) = match;
    desk().clearSelection();
  }

  /// As if it had just come on the screen: nothing is left of what was there before, also not in the reader.
  void show(const Match& match, Eyes eyes, SeatId viewer) {
    giveScreenBack();
    if (desk().consentAsked()) desk().press(desk().prompt().others.front().command);
    desk().press({CommandKind::Cancel});
    put(*beginning_);
    desk().press({CommandKind::LookAtOwn, "0"});
    giveScreenBack();
    put(match);
    if (eyes == Eyes::AtSecrets) {
      desk().press({CommandKind::LookAtOwn, std::to_string(table::index(viewer))});
      desk().openCurtain();
    } else if (eyes == Eyes::Consent) {
      table().pressUndo();
    } else if (eyes != Eyes::All) {
      if (desk().calling()) {
        desk().press({CommandKind::RaiseHand, std::to_string(table::index(viewer))});
        desk().press({CommandKind::HandsDone});
      }
      if (desk().secrecy().atPad()) desk().press({CommandKind::Respond});
      if (eyes == Eyes::Asked && desk().secrecy().curtain()) desk().openCurtain();
    }
    QCoreApplication::processEvents();
  }

  void beginAt(const RisingPlan& plan) {
    beginWith(plan);
    beginning_.emplace(desk().match());
  }

  std::map<Channel, Evidence> captured(const Match& match, Eyes eyes, SeatId viewer) {
    std::map<Channel, Evidence> all;
    WindowChannels channels(*window_);
    bool fresh = false;
    for (const Channel channel : kChannels) {
      if (!fresh || touchesTheWindow(channel)) show(match, eyes, viewer);
      all[channel] = channels.capture(channel);
      fresh = !touchesTheWindow(channel);
    }
    return all;
  }

  /// Whose eyes decide what may differ; at their own secrets each of the others in turn.
  static SeatId viewerOf(const Match& match, Eyes eyes, unsigned number) {
    if (eyes == Eyes::Asked) return match.decider();
    if (eyes == Eyes::AtSecrets)
      return table::seat_at((table::index(match.decider()) + 1 + number / 4 % (match.state().seats - 1)) %
                            match.state().seats);
    return kNoSeat;
  }

  /// The same is done in both, and all still see the same.
  static bool playBoth(Match& here, Match& there, table::RandomStream& luck) {
    table::RandomPlayer<Game> player(luck.below(1000));
    for (int i = 0; i < 3; ++i) {
      const rising_clan::Action next = player.choose(here.state(), here.rules());
      if (here.act(here.decider(), next) || there.act(there.decider(), next) || here.over() || there.over())
        return false;
    }
    return view_for(here.state(), here.rules(), kNoSeat) == view_for(there.state(), there.rules(), kNoSeat);
  }

  /// Two games that whoever looks cannot tell apart; where a take-back is to be asked for, it is.
  bool makeTwins(const Match& match, const RisingPlan& plan, Eyes eyes, unsigned number, table::RandomStream& luck,
                 Match& here, Match& there) {
    for (int i = 0; i < 30; ++i) {
      const auto other = twin_of(match, luck, viewerOf(match, eyes, number));
      if (!other) continue;
      here = matchAt(match.state(), plan);
      there = matchAt(*other, plan);
      if (eyes != Eyes::Consent) return true;
      if (!playBoth(here, there, luck)) continue;
      show(here, eyes, kNoSeat);
      if (desk().consentAsked()) return true;  // else nobody has learned anything, and it goes at once
    }
    return false;
  }

  void compare(int players, Eyes eyes, std::map<Channel, Count>& counts, unsigned every) {
    const RisingPlan plan = planOfSeats(players, 31);
    beginAt(plan);
    table::RandomStream luck(players, 3);
    unsigned number = 0;
    for (const Match& match : positionsOf(plan)) {
      if (++number % every != 0) continue;
      const SeatId viewer = viewerOf(match, eyes, number);
      const SeatId acts = viewer == kNoSeat ? match.decider() : viewer;
      // The past is the same for both: what stands in the log is told by it, and not by what lies in a hand now.
      Match here = matchAt(match.state(), plan), there = here;
      if (!makeTwins(match, plan, eyes, number, luck, here, there)) continue;
      const auto first = captured(here, eyes, acts);
      auto second = captured(there, eyes, acts);
      for (const auto& [channel, evidence] : first) {
        ++counts[channel].compared;
        if (evidence == second[channel]) continue;
        keepEvidence(evidence, second[channel], number, channel);
        counts[channel].told << QStringLiteral("%1 players, position %2, %3: channel %4%5")
                                    .arg(players)
                                    .arg(number)
                                    .arg(QString::fromStdString(
                                        std::string(table::name_of(match.state().question.kind))))
                                    .arg(static_cast<int>(channel))
                                    .arg(difference(evidence, second[channel]));
      }
    }
  }

  void expectNothing(Eyes eyes, unsigned every) {
    std::map<Channel, Count> counts;
    for (const int players : {2, 3, 5, 9}) compare(players, eyes, counts, every);
    for (const auto& [channel, count] : counts) {
      EXPECT_GT(count.compared, 12) << static_cast<int>(channel);
      EXPECT_TRUE(count.told.isEmpty()) << count.told.size() << " of " << count.compared << ":\n"
                                        << count.told.mid(0, 4).join("\n").toStdString();
    }
  }

  std::optional<Match> beginning_;
};

TEST_F(RisingLeaks, BeforeAllNothingIsToldInAnyWay_R1111) { expectNothing(Eyes::All, 4); }
TEST_F(RisingLeaks, TheCurtainHidesAll_R1105) { expectNothing(Eyes::Curtain, 4); }
TEST_F(RisingLeaks, BehindTheOwnCurtainNothingOfTheOthersIsTold_R1101) { expectNothing(Eyes::Asked, 4); }
TEST_F(RisingLeaks, ALookAtTheOwnSecretsTellsNothingOfTheOthers_R1108) { expectNothing(Eyes::AtSecrets, 4); }
TEST_F(RisingLeaks, WhoIsAskedForATakeBackIsToldNothing_R1113) { expectNothing(Eyes::Consent, 4); }

/// The test of the tests: where the hidden card is the viewer's own, it is seen in every way that shows cards.
TEST_F(RisingLeaks, AnOpenHandIsSeen) {
  std::map<Channel, Count> counts;
  const RisingPlan plan = planOfSeats(5, 31);
  beginAt(plan);
  table::RandomStream luck(5, 8);
  for (const Match& match : positionsOf(plan)) {
    const auto other = twin_of(match, luck);
    const SeatId asked = match.decider();
    if (!other || view_for(match.state(), match.rules(), asked) == view_for(*other, match.rules(), asked)) continue;
    const auto first = captured(matchAt(match.state(), plan), Eyes::AtSecrets, asked);
    auto second = captured(matchAt(*other, plan), Eyes::AtSecrets, asked);
    for (const auto& [channel, evidence] : first) counts[channel].compared += evidence == second[channel] ? 0 : 1;
  }
  for (const Channel channel : {Channel::Pixels, Channel::Tree, Channel::Drag})
    EXPECT_GT(counts[channel].compared, 3) << static_cast<int>(channel);
  EXPECT_EQ(counts[Channel::Title].compared, 0);
}

}  // namespace
}  // namespace playsheet::testing
