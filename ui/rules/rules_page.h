// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <cstddef>
#include <map>
#include <vector>

#include "ui/rules/rule_rows.h"
#include "ui/rules/rule_store.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class RulesView;
class SectionList;

/// The rules to read: search field, game, edition and language at the top, sections at the left, the rules beside them.
/// An edition is chosen only of a game that is played in several; where a rule is of one mode only, it says so.
class RulesPage : public QWidget {
  Q_OBJECT
 public:
  /// At least one book; what they give outlives the page.
  explicit RulesPage(std::vector<OfferedRules> books, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// "en", "it", "pt_BR": of all words on the page.
  void setLanguage(const QString& language);
  /// The book of what is played and its edition. Whatever was chosen in other books is forgotten.
  void setPlace(const RulePlace& place);
  /// One of the books that are offered; words that are searched for stay.
  void setBook(const QString& book);
  void setEdition(const QString& edition);
  /// Ready to search; with an id, at that rule.
  void open(const QString& id = {});
  /// To a rule, whatever book is open and whatever is searched for; an unknown id changes nothing. The way back is
  /// remembered.
  bool goTo(const QString& id);
  void goBack();

  QString book() const;
  QString edition() const { return query_.edition; }
  QString language() const { return query_.language; }
  int hits() const { return hits_; }
  /// What can be searched for in place of words that nothing was found for: Enter or a click does it. May be empty.
  const QString& suggestion() const { return suggestion_; }
  RulesView* view() const { return view_; }
  SectionList* sections() const { return sections_; }
  LineField* search() const { return search_; }
  ChoiceBox* books() const { return books_; }
  ChoiceBox* editions() const { return editions_; }
  ActionButton* back() const { return back_; }

 signals:
  void closed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* makeHead();
  void connectAll();
  void name();
  void refresh();
  void countHits();
  void searchFor(const QString& words);
  void takeSuggestion();
  void toggle(const QString& id);
  void chooseSection(int section);
  void escape();
  bool showRule(const QString& id);
  QString say(const char* text) const;

  const OfferedRules& shown() const { return offered_[shown_]; }
  const wording::RuleTexts& texts() const { return shown().texts(); }
  void chooseBook(const QString& book);
  void take(std::size_t book);

  std::vector<OfferedRules> offered_;
  std::size_t shown_ = 0;
  std::map<const wording::RuleBook*, QString> chosen_;  ///< editions, of books that were left
  Look look_;
  RuleQuery query_;
  int hits_ = 0;
  QString suggestion_;
  QStringList trail_;  ///< rules that were left through a link
  QWidget* head_;
  QLabel* title_;
  LineField* search_;
  QLabel* count_;
  ActionButton* back_;
  ActionButton* every_;
  ChoiceBox* books_;
  ChoiceBox* editions_;
  ChoiceBox* languages_;
  ActionButton* close_;
  SectionList* sections_;
  RulesView* view_;
};

}  // namespace playsheet
