// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QDir>
#include <QTest>
#include <filesystem>
#include <memory>
#include <set>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/decks/deck_reader.h"
#include "tests/support/source_path.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/shell/shell.h"
#include "ui/table/match_table.h"

/// A match on the real window, with the shipped cards and decks.
namespace playsheet::testing {

inline const naruto::Catalog& shippedCards() {
  static const auto cards = [] {
    auto catalog = std::make_unique<naruto::Catalog>();
    const auto sources = read_card_sources(support::source_path("resources/cards"));
    for (const auto& source : *sources) naruto::read_cards(source.text, source.name, *catalog);
    return catalog;
  }();
  return *cards;
}

inline naruto::Deck shippedDeck(const std::string& id) {
  const auto path = support::source_path("resources/decks") / (id + ".toml");
  const auto text = read_text_file(path);
  return *naruto::read_deck(*text, id + ".toml").deck;
}

inline MatchPlan planOf(Secrecy secrecy, std::uint64_t seed = 7) {
  MatchPlan plan;
  plan.seats[PlayerId::south] = {"Naomi", "en", "peak", "clones", shippedDeck("clones")};
  plan.seats[PlayerId::north] = {"Tiago", "en", "moon", "embers", shippedDeck("embers")};
  plan.edition = QStringLiteral("usa-1.3");
  plan.secrecy = secrecy;
  plan.pace = 0;
  plan.seed = seed;
  plan.stops = {StopSet::all(), StopSet::all()};  // every window is asked
  return plan;
}

/// Remembers what it was told, in the order in which it was told.
class ListRecorder : public MatchRecorder {
 public:
  void begun(const naruto::Match&) override { lines.push_back("begun"); }
  void decided(const naruto::Match&) override { lines.push_back("decided"); }
  void undone(const naruto::Match&) override { lines.push_back("undone"); }
  void redone(const naruto::Match&) override { lines.push_back("redone"); }
  QString saveCopy(const QString&) override { return {}; }
  QString trouble() const override { return {}; }
  std::vector<std::string> lines;
};

class MatchWindowTest : public ::testing::Test {
 protected:
  void begin(Secrecy secrecy, std::uint64_t seed = 7, const QString& language = QStringLiteral("en")) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    MatchPlan plan = planOf(secrecy, seed);
    for (auto& seat : plan.seats.values) seat.language = language;
    plan.reading.log = language;
    openWindow(std::move(needs), plan);
  }

  /// The window on the screen with the match begun, without questions and guard time.
  void openWindow(WindowNeeds needs, const MatchPlan& plan) {
    window_ = std::make_unique<Shell>(std::move(needs), plan);
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->startMatch(plan);
    table().setGuard(0);
    QCoreApplication::processEvents();
  }

  MatchTable& table() { return *window_->table(); }
  NarutoDesk& match() { return *narutoDeskOf(&table()); }
  const naruto::GameState& state() { return match().match().state(); }
  naruto::ChoiceKind asked() { return state().choice.kind; }

  /// Clicks in the middle of the card, as a person would.
  void click(int card) {
    const QRect place = table().sheet()->cardRect(card);
    ASSERT_FALSE(place.isEmpty()) << "card " << card << " is not on the sheet";
    QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, place.center());
  }

  void drag(int card, const QPoint& to) {
    const QPoint from = table().sheet()->cardRect(card).center();
    QTest::mousePress(table().sheet(), Qt::LeftButton, {}, from);
    QTest::mouseMove(table().sheet(), (from + to) / 2);
    QTest::mouseMove(table().sheet(), to);
    QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, to);
  }

  /// Goes on until this is asked of this player: toss and hands are decided, pads are passed, phases are ended.
  bool goOnTo(naruto::ChoiceKind kind, PlayerId player) {
    for (int i = 0; i < 400 && !match().over(); ++i) {
      if (asked() == kind && state().choice.player == player) return true;
      match().goOn();
      if (match().secrecy().curtain()) match().openCurtain();
      if (!stepOn()) return false;
    }
    return false;
  }

  bool stepOn() {
    const auto options = match().match().options(match().match().decider());
    const auto allowed = [&](const naruto::Action& action) {
      return std::any_of(options.begin(), options.end(),
                         [&](const auto& option) { return option.allowed() && option.action == action; });
    };
    for (const naruto::Action& action :
         {naruto::Action(naruto::CallToss{true}), naruto::Action(naruto::ChangeHand{false}),
          naruto::Action(naruto::ChooseStarter{PlayerId::south}), naruto::Action(naruto::Pass{}),
          naruto::Action(naruto::Done{})})
      if (allowed(action)) return match().play(action);
    for (const auto& option : options)
      if (option.allowed()) return match().play(option.action);
    return false;
  }

  /// The first card of the decider's hand that can be played by itself.
  int playable() {
    for (const auto& option : match().match().options(match().match().decider()))
      if (const auto* play = std::get_if<naruto::Play>(&option.action);
          play && option.allowed() && play->on == naruto::kNoCard)
        return play->card;
    return -1;
  }

  /// Goes on to a mission phase in which the player can play some card by itself; gives that card.
  int goOnToPlayable() {
    for (int i = 0; i < 60; ++i) {
      if (asked() == naruto::ChoiceKind::mission_action)
        if (const int card = playable(); card >= 0) return card;
      if (!stepOn() || !goOnTo(naruto::ChoiceKind::mission_action, state().active)) break;
    }
    return -1;
  }

  std::size_t decisions() { return match().match().moments().size(); }

  /// Lets somebody who plays by hand go on until the match is over, or nothing comes of it for so many tries. Gives the
  /// kinds of what was decided.
  template <class Player>
  std::set<std::size_t> letPlay(Player& player, int most_idle) {
    std::set<std::size_t> kinds;
    int idle = 0;
    for (int i = 0; i < 50 * most_idle && !match().over() && idle < most_idle; ++i) {
      const auto before = decisions();
      player.act();
      idle = decisions() == before ? idle + 1 : 0;
      if (decisions() > before) kinds.insert(match().match().moments().back().action.index());
    }
    return kinds;
  }

  std::unique_ptr<Shell> window_;
};

/// How many different colours a picture has, up to a few hundred: a blank one has one or two.
inline int colourCount(const QImage& image) {
  QSet<QRgb> colours;
  for (int y = 0; y < image.height(); y += 3)
    for (int x = 0; x < image.width(); x += 3) {
      colours.insert(image.pixel(x, y));
      if (colours.size() > 300) return 300;
    }
  return static_cast<int>(colours.size());
}

/// Saved to be looked at if PLAYSHEET_PICTURES names a folder.
inline void keepPicture(QWidget& window, const QString& name) {
  QCoreApplication::processEvents();
  const QImage picture = window.grab().toImage();
  EXPECT_GE(colourCount(picture), 60);
  const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
  if (!folder.isEmpty()) picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

}  // namespace playsheet::testing
