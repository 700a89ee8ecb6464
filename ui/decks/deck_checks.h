// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
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
  explicit DeckChecks(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language) { language_ = language; }
  void setBreaches(std::vector<naruto::DeckViolation> breaches, const QString& edition);
  const std::vector<naruto::DeckViolation>& breaches() const { return breaches_; }
  /// What stands there, line by line.
  QStringList lines() const { return lines_; }

 signals:
  void fixAsked(const naruto::DeckViolation& breach);
  void choiceAsked(const naruto::DeckViolation& breach);  ///< of cards that go
  void cardsAsked();                                      ///< cards are lacking: where they are found

 private:
  void fill();
  void addButton(class QVBoxLayout* rows, std::size_t breach);

  Look look_;
  QString language_ = QStringLiteral("en");
  QString edition_;
  std::vector<naruto::DeckViolation> breaches_;
  QStringList lines_;
  QVBoxLayout* column_;
  QWidget* body_ = nullptr;
};

}  // namespace playsheet
