// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/table/lesson_run.h"
#include "engine/table/lesson_text.h"
#include "ui/table/lesson_play.h"

namespace playsheet {

/// A lesson of a game `L` (engine/table/lesson.h) on a desk `D` of that game. The game adds what its cards are called,
/// where its zones lie and what is asked.
template <class L, class D>
class LessonPlayOf : public LessonPlay {
 public:
  using Lesson = table::Lesson<L>;
  using Action = typename L::Action;
  /// What has been done: a decision, or a step that tells was read.
  struct Deed {
    std::size_t step = 0;  ///< in which
    std::optional<std::pair<table::LessonSeat<L>, Action>> decided;
  };
  using Deeds = std::vector<Deed>;

  /// The match after these deeds: where a desk for them begins.
  static typename L::Match after(typename L::Match match, const Deeds& deeds) {
    for (const Deed& deed : deeds)
      if (deed.decided) match.act(deed.decided->first, deed.decided->second);
    return match;
  }

  /// `desk` has a match `after` the deeds. The lesson outlives both.
  LessonPlayOf(const Lesson& lesson, D* desk, table::LessonLabels labels, Deeds deeds)
      : lesson_(lesson), desk_(desk), run_(lesson, desk->match().rules(), std::move(labels)), deeds_(std::move(deeds)) {
    replay();
    desk_->setGuide([this](const Action& action) { return wants(action); });
  }

  D* desk() const override { return desk_; }
  const table::LessonRun<L>& run() const { return run_; }

  std::size_t step() const override { return run_.step(); }
  std::size_t steps() const override { return lesson_.steps.size(); }
  bool tells() const override { return run_.now().tells(); }
  bool isFree() const override { return run_.now().play; }
  bool stands() const override { return run_.now().showdown; }
  bool programDecides() const override { return run_.program().has_value(); }
  bool programSpars() const override { return isFree() && !desk_->over() && desk_->decider() != kPupil; }

  const table::LocalText& title() const override { return lesson_.title; }
  QString words(const QString& language) const override { return filled(wordsNow(), language); }
  QString wrong(const QString& language) const override { return filled(run_.now().wrong, language); }

  std::vector<LessonSpot> spots() const override {
    std::vector<LessonSpot> out;
    for (const auto& point : run_.now().points) out.push_back(spotOf(point));
    return out;
  }
  std::vector<LessonMove> moves() const override {
    std::vector<LessonMove> out;
    for (const Action& action : run_.wanted())
      out.push_back({numberOf(subject(action)), numberOf(partner(action)), {CommandKind::Act, L::text(action)}});
    return out;
  }
  QStringList wantedCards(const QString& language) const override {
    QStringList names;
    for (const Action& action : run_.wanted())
      if (const table::CardId card = subject(action); card != table::kNoCard) names << cardName(card, language);
    names.removeDuplicates();
    return names;
  }
  bool triedCard() const override { return tried_card_; }

  void decided() override {
    const auto& moment = desk_->match().moments().back();
    deeds_.push_back({run_.step(), std::pair(moment.by, moment.action)});
    run_.decided(moment.action, moment.state);
  }
  void told() override {
    deeds_.push_back({run_.step(), std::nullopt});
    run_.go_on(state());
  }
  void playProgram() override {
    if (desk_->still()) return;
    const auto next = programNext();
    if (!next) return;
    sparring_ = isFree();
    desk_->play(*next);
    sparring_ = false;
  }
  std::unique_ptr<LessonPlay> before() const override {
    std::size_t to = run_.step() - 1;
    while (to > 0 && lesson_.steps[to].showdown) --to;
    Deeds kept;
    std::copy_if(deeds_.begin(), deeds_.end(), std::back_inserter(kept),
                 [to](const Deed& deed) { return deed.step < to; });
    return anew(std::move(kept));
  }

 protected:
  /// What the program decides now, by the script or as it spars.
  std::optional<Action> programNext() const {
    if (const auto next = run_.program()) return next->action;
    if (programSpars()) return L::spar(state(), desk_->match().rules());
    return std::nullopt;
  }
  decltype(auto) state() const { return desk_->match().state(); }
  const Lesson& lesson() const { return lesson_; }

  virtual std::unique_ptr<LessonPlay> anew(Deeds deeds) const = 0;
  virtual table::CardId subject(const Action& action) const = 0;
  virtual table::CardId partner(const Action& action) const = 0;
  virtual QString cardName(table::CardId card, const QString& language) const = 0;
  /// Of the card with this code; empty if there is none.
  virtual QString nameOfCode(const std::string& code, const QString& language) const = 0;
  virtual SheetPlace placeOfZone(typename L::Zone zone) const = 0;
  /// A question of the engine is open, or the step in which it is asked.
  virtual bool asks(const std::string& question) const = 0;
  virtual bool lost() const = 0;  ///< the game is over, and the learner has not won it

  virtual LessonSpot spotOf(const table::LessonPoint<L>& point) const {
    using Thing = table::LessonThing;
    LessonSpot spot{point.what, table::player_at(index(point.player))};
    if (point.what == Thing::card) spot.card = numberOf(run_.find(point.card, state()));
    if (point.what == Thing::zone) spot.place = placeOfZone(point.zone);
    if (point.what == Thing::marker) spot.place = SheetPlace::TurnMarker;
    if (point.what == Thing::lanes || point.what == Thing::clash || point.what == Thing::middle)
      spot.place = SheetPlace::Band;
    if (point.what == Thing::decks) spot.place = SheetPlace::Stock;
    return spot;
  }

  static constexpr table::PlayerId kPupil = table::player_at(0);

  static int numberOf(table::CardId card) { return card == table::kNoCard ? -1 : static_cast<int>(card); }

 private:
  bool wants(const Action& action) {
    tried_card_ = subject(action) != table::kNoCard;
    if (isFree()) return sparring_ || desk_->decider() == kPupil;
    if (const auto program = run_.program()) return program->action == action;
    return run_.wants(action);
  }

  /// The lesson is told again what has been done, with the game as it was after each.
  void replay() {
    const auto& moments = desk_->match().moments();
    std::size_t moment = 0;
    run_.begin(moments.front().state);
    for (const Deed& deed : deeds_) {
      if (deed.decided)
        run_.decided(deed.decided->second, moments[++moment].state);
      else
        run_.go_on(moments[moment].state);
    }
  }

  /// In a part that is played freely what is said of the question; at its end what came of it.
  const table::LocalText& wordsNow() const {
    const auto& now = run_.now();
    if (atEnd() && lost() && !now.lost.en.empty()) return now.lost;
    if (now.play && desk_->decider() == kPupil)
      for (const table::LessonHint& hint : now.hints)
        if (asks(hint.when)) return hint.words;
    return now.words;
  }

  /// "{N-001}" is the name of that card, as cards are called on this table.
  QString filled(const table::LocalText& text, const QString& language) const {
    const std::string& plain = text.in(language.toStdString());
    QString out = QString::fromStdString(plain);
    for (const std::string& code : table::codes_in(plain))
      if (const QString name = nameOfCode(code, language); !name.isEmpty())
        out.replace(QStringLiteral("{%1}").arg(QString::fromStdString(code)), name);
    return out;
  }

  const Lesson& lesson_;
  D* desk_;
  table::LessonRun<L> run_;
  Deeds deeds_;
  bool sparring_ = false;  ///< the program decides for somebody else
  bool tried_card_ = false;
};

/// The lessons of a game, read once, each played as a `Play`; one with a fault is left out and told on the error
/// stream. The catalog outlives the book.
template <class L, class Play>
class LessonBookOf final : public LessonBook {
 public:
  LessonBookOf(const std::vector<LessonFile>& files, const typename L::Catalog& cards) : cards_(cards) {
    for (const LessonFile& file : files) {
      auto reading = read_lesson(file.text, file.name, cards);  // of the game of the catalog
      for (const auto& message : reading.messages) qWarning("%s", text_of(message).c_str());
      if (!reading.lesson) continue;
      entries_.push_back({reading.lesson->id, reading.lesson->title, reading.lesson->goal});
      lessons_.push_back(std::move(*reading.lesson));
    }
  }

  std::unique_ptr<LessonPlay> begin(std::size_t lesson, const LessonPlan& plan) const override {
    auto begun = begin_lesson(lessons_[lesson], cards_);
    if (!begun.match) return nullptr;
    return std::make_unique<Play>(lessons_[lesson], std::move(begun), cards_, plan);
  }

 private:
  const typename L::Catalog& cards_;
  std::vector<table::Lesson<L>> lessons_;
};

}  // namespace playsheet
