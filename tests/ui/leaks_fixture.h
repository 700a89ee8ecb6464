// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>

#include "engine/players/random_player.h"
#include "tests/ui/hidden_cards.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/window_channels.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// Shows matches twice, the second time with other hidden cards,
/// and everything that a person could tell them apart by is compared.
namespace playsheet::testing {

/// Who looks on: both, at a covered table; or one player at the own open hand while the other one looks away.
struct Situation {
  Secrecy secrecy;
  bool looks;         ///< whoever decides
  bool asks = false;  ///< a take-back was asked for: hands are covered until it is answered
};
inline constexpr std::array<Situation, 6> kSituations{{{Secrecy::Open, true},
                                                       {Secrecy::Hold, false},
                                                       {Secrecy::Hold, true},
                                                       {Secrecy::Hold, false, true},
                                                       {Secrecy::Curtain, false},
                                                       {Secrecy::Curtain, true}}};

/// Decisions of several matches that were played at random, each kind of question several times.
inline const std::vector<naruto::Match>& samples(const naruto::Match& beginning) {
  static const auto all = [&] {
    std::vector<naruto::Match> found;
    for (const std::uint64_t seed : {3U, 4U, 5U}) {
      naruto::MatchSetup setup = beginning.setup();
      setup.seed = seed;
      naruto::Match match(shippedCards(), setup);
      players::RandomPlayer player(seed);
      std::map<naruto::ChoiceKind, int> met;
      for (int i = 0; i < 700 && !match.over(); ++i) {
        const int times = ++met[match.state().choice.kind];
        if (times == 2 || i % 70 == 35) found.push_back(match);
        if (match.act(match.decider(), player.choose(match.state(), match.rules()))) break;
      }
    }
    return found;
  }();
  return all;
}

class Leaks : public MatchWindowTest {
 protected:
  using Before = std::function<void()>;

  PlayerId decider() { return match().match().decider(); }
  Sheet& sheet() { return *table().sheet(); }

  /// Hands that whoever looks on may see.
  static table::PerPlayer<bool> openHands(const Situation& situation, PlayerId decider) {
    if (situation.secrecy == Secrecy::Open) return {true, true};
    table::PerPlayer<bool> open{};
    open[decider] = situation.looks;
    return open;
  }

  void put(const naruto::Match& other) {
    const_cast<naruto::Match&>(match().match()) = other;
    match().clearSelection();
  }
  /// The decision on the screen as if it had just come: nothing is left of what was there before.
  void show(const naruto::Match& sample, const Situation& situation) {
    match().cover();
    put(*beginning_);
    put(sample);
    if (situation.looks && match().secrecy().atPad()) match().press({CommandKind::Respond});
    if (situation.looks && situation.secrecy == Secrecy::Curtain) match().openCurtain();
    if (situation.looks && situation.secrecy == Secrecy::Hold) match().holdKey(decider(), true);
    if (situation.asks) table().pressUndo();
    for (LogView* log : window_->findChildren<LogView*>()) QCoreApplication::sendPostedEvents(log);  // its scroll bar
  }

  Evidence capture(Channel channel) { return WindowChannels(*window_).capture(channel); }

  // --- comparing ---

  struct Result {
    int compared = 0;
    QStringList differences;
  };
  using Results = std::map<Channel, Result>;

  /// Shows every sample twice. `closed`: hands that are not to be told although they lie open. `before`: done each time
  /// before the window is looked at.
  void compare(const Situation& situation, const std::vector<Channel>& channels, Results& results,
               const table::PerPlayer<bool>& closed = {}, const Before& before = {}, unsigned most = 1000) {
    unsigned number = 0;
    for (const naruto::Match& sample : samples(*beginning_)) {
      if (++number > most) break;
      table::PerPlayer<bool> open = openHands(situation, sample.decider());
      for (const PlayerId player : table::kPlayers) open[player] = open[player] && !closed[player];
      const Exchange rings = exchangeOf(sample, open, number);
      const auto known = [&] {
        return std::pair(publicView(sample, PlayerId::south, open), publicView(sample, PlayerId::north, open));
      };
      const auto first = known();
      auto seen = captureAll(channels, sample, situation, before);
      exchange(sample, rings, false);
      if (!rings.empty() && known() == first)
        for (auto& [channel, evidence] : captureAll(channels, sample, situation, before)) {
          Result& result = results[channel];
          ++result.compared;
          if (evidence == seen[channel]) continue;
          keepEvidence(seen[channel], evidence, number, channel);
          result.differences << QStringLiteral("sample %1, level %2, hand %3: %4")
                                        .arg(number)
                                        .arg(static_cast<int>(situation.secrecy))
                                        .arg(situation.looks ? "open" : "covered", match().prompt().sentence) +
                                    difference(seen[channel], evidence);
        }
      exchange(sample, rings, true);
    }
  }

  std::map<Channel, Evidence> captureAll(const std::vector<Channel>& channels, const naruto::Match& sample,
                                         const Situation& situation, const Before& before) {
    std::map<Channel, Evidence> all;
    bool fresh = false;
    for (const Channel channel : channels) {
      if (!fresh || touchesTheWindow(channel)) {
        show(sample, situation);
        if (before) before();
      }
      all[channel] = capture(channel);
      fresh = !touchesTheWindow(channel);
    }
    return all;
  }

  /// In one pass for all tests of this program, or for this channel alone when nothing else is run.
  void expectNothing(Channel channel) {
    static Results known;
    if (!known.count(channel)) {
      const bool alone = ::testing::UnitTest::GetInstance()->test_to_run_count() == 1;
      const std::vector<Channel> channels =
          alone ? std::vector<Channel>{channel} : std::vector<Channel>(kChannels.begin(), kChannels.end());
      for (const Situation& situation : kSituations) {
        beginAt(situation.secrecy);
        compare(situation, channels, known);
      }
    }
    const Result& result = known[channel];
    EXPECT_GT(result.compared, 80);
    EXPECT_TRUE(result.differences.isEmpty()) << result.differences.size() << " of " << result.compared << ":\n"
                                              << result.differences.mid(0, 6).join("\n").toStdString();
  }

  /// How often a channel tells, when the hand of whoever decides lies open although it should not.
  int told(Channel channel, const Before& before = {}) {
    Results results;
    compare({Secrecy::Hold, true}, {channel}, results, {true, true}, before, 20);
    EXPECT_GT(results[channel].compared, 10);
    return static_cast<int>(results[channel].differences.size());
  }
  /// What this card of the open hand is called; empty if there is none.
  QString inHand(std::size_t place = 0) {
    const auto& hand = match().view().players[decider()].hand.cards;
    return place < hand.size() ? match().words().face(hand[place].definition, QStringLiteral("en")).name : QString();
  }
  void selectInHand() {
    const auto& hand = match().view().players[decider()].hand.cards;
    const auto kind = match().view().choice.kind;
    if (!hand.empty() && kind == naruto::ChoiceKind::mission_action) match().clickCard(hand.front().id);
  }

  void beginAt(Secrecy secrecy) {
    begin(secrecy);
    beginning_ = std::make_unique<naruto::Match>(match().match());
  }

  std::unique_ptr<naruto::Match> beginning_;
};

}  // namespace playsheet::testing
