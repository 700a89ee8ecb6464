// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/naruto/decks/construction.h"
#include "ui/widgets/look.h"

class QVBoxLayout;

namespace playsheet {

/// Is the deck legal? Every breach as a sentence, with a button: one that puts it right where that needs nobody's
/// choice, else one that offers the choice.
class DeckChecks : public QWidget {
  Q_OBJECT
 public:
  static constexpr std::size_t kMostShown = 40;

  explicit DeckChecks(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language) { language_ = language; }
  /// `fixes` says of each breach what putting it right takes out, puts in and keeps; empty where somebody has to
  /// choose.
  void setBreaches(std::vector<naruto::DeckViolation> breaches, const QString& edition, QStringList fixes = {});
  const std::vector<naruto::DeckViolation>& breaches() const { return breaches_; }
  /// What stands there, line by line.
  QStringList lines() const { return lines_; }

 signals:
  void fixAsked(const naruto::DeckViolation& breach);
  void choiceAsked(const naruto::DeckViolation& breach);  ///< of cards that go
  void cardsAsked();                                      ///< cards are lacking: where they are found

 private:
  void fill();
  void addBreach(class QVBoxLayout* rows, std::size_t breach);
  void addDone(class QVBoxLayout* rows);
  QWidget* say(class QVBoxLayout* rows, const QString& sentence, const QColor& ink);

  Look look_;
  QString language_ = QStringLiteral("en");
  QString edition_;
  std::vector<naruto::DeckViolation> breaches_;
  QStringList fixes_;
  /// What was put right last: it is told where the button was, so that nothing else moves under the pointer.
  struct Done {
    std::size_t at = 0;
    int tall = 0;
    QString told;
  };
  std::optional<Done> done_;
  bool fixing_ = false;
  QStringList lines_;
  QVBoxLayout* column_;
  QWidget* body_ = nullptr;
};

}  // namespace playsheet
