// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/editions/rulings.h"
#include "ui/widgets/look.h"
#include "ui/wording/rule_texts.h"

class QLabel;

namespace playsheet {

class AgreedListField;
class ChoiceBox;

/// One house ruling: its question, what it is about, and its values with that of the edition marked; or a field for a
/// list of cards.
class RulingRow : public QWidget {
  Q_OBJECT
 public:
  /// `words` may be nothing: then the names of the values stand for themselves.
  RulingRow(const naruto::Ruling& ruling, const wording::RulingText* words, std::size_t own, const QString& language,
            const naruto::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Only to be read, in a match that is played.
  void setFixed();

  const naruto::Ruling& ruling() const { return ruling_; }
  std::size_t value() const;
  void setValue(std::size_t value);
  void reset() { setValue(own_); }
  bool isChanged() const { return value() != own_; }
  /// What is written there can be taken over.
  bool isClear() const;
  /// Whether every word of the query is somewhere in it.
  bool answers(const QString& query) const;
  /// Nothing where the ruling is a list of cards, and the other way round.
  ChoiceBox* box() const { return box_; }
  AgreedListField* list() const { return list_; }

 signals:
  void changed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill(const wording::RulingText* words, const QString& language);
  QString fillValues(const wording::RulingText* words, const QString& language);
  QWidget* answer() const;
  void showChange();

  const naruto::Ruling& ruling_;
  std::size_t own_;  ///< the edition's own value
  Look look_;
  QLabel* title_;
  QLabel* text_;
  QLabel* id_;
  ChoiceBox* box_ = nullptr;
  AgreedListField* list_ = nullptr;
  std::string searched_;
};

}  // namespace playsheet
