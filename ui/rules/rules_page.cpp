// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <algorithm>
#include <initializer_list>
#include <utility>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/rules/rules_view.h"
#include "ui/rules/section_list.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

namespace playsheet {
namespace {

constexpr int kMostLettersSearched = 80;

/// Where none is chosen on the page, none is meant in particular.
QString firstEdition(const wording::RuleBook& book) {
  return book.is_chosen ? fromView(book.editions.front().id) : QString();
}

}  // namespace

RulesPage::RulesPage(std::vector<OfferedRules> books, QWidget* parent)
    : QWidget(parent), offered_(std::move(books)), sections_(new SectionList(this)), view_(new RulesView(this)) {
  setObjectName(QStringLiteral("rulesPage"));
  query_.edition = firstEdition(*shown().book);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  head_ = makeHead();
  column->addWidget(head_);
  auto* body = new QHBoxLayout;
  body->setContentsMargins(0, 1, 0, 0);
  body->setSpacing(1);
  body->addWidget(sections_);
  body->addWidget(view_, 1);
  column->addLayout(body, 1);
  connectAll();
  name();
  refresh();
}

QWidget* RulesPage::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  title_ = new QLabel(head);
  search_ = new LineField(kMostLettersSearched, head);
  search_->setObjectName(QStringLiteral("ruleSearch"));
  search_->installEventFilter(this);
  count_ = new QLabel(head);
  back_ = new ActionButton(ActionButton::Rank::Plain, head);
  back_->setObjectName(QStringLiteral("ruleBack"));
  every_ = new ActionButton(ActionButton::Rank::Plain, head);
  every_->setObjectName(QStringLiteral("everyEdition"));
  books_ = new ChoiceBox(head);
  books_->setObjectName(QStringLiteral("ruleBook"));
  for (const OfferedRules& offered : offered_)
    books_->addItem(fromView(offered.book->title), fromView(offered.book->id));
  books_->setVisible(offered_.size() > 1);
  editions_ = new ChoiceBox(head);
  editions_->setObjectName(QStringLiteral("ruleEdition"));
  languages_ = new ChoiceBox(head);
  close_ = new ActionButton(ActionButton::Rank::Plain, head);
  close_->setObjectName(QStringLiteral("closeRules"));
  for (auto* button : {back_, every_, close_}) button->setFocusPolicy(Qt::TabFocus);
  for (const QString& language : seatLanguages()) languages_->addItem(languageTitle(language), language);
  row->addWidget(title_);
  row->addWidget(search_, 1);
  row->addWidget(count_);
  row->addWidget(back_);
  row->addStretch(0);
  for (QWidget* widget : std::initializer_list<QWidget*>{every_, books_, editions_, languages_, close_})
    row->addWidget(widget);
  return head;
}

void RulesPage::connectAll() {
  connect(search_, &LineField::textChanged, this, &RulesPage::searchFor);
  connect(books_, &ChoiceBox::activated, this, [this] { chooseBook(books_->currentData().toString()); });
  connect(editions_, &ChoiceBox::activated, this, [this] { setEdition(editions_->currentData().toString()); });
  connect(languages_, &ChoiceBox::activated, this, [this] { setLanguage(languages_->currentData().toString()); });
  connect(every_, &ActionButton::clicked, this, [this] {
    query_.everyEdition = !query_.everyEdition;
    every_->setLit(query_.everyEdition);
    refresh();
  });
  connect(back_, &ActionButton::clicked, this, &RulesPage::goBack);
  connect(close_, &ActionButton::clicked, this, &RulesPage::closed);
  connect(sections_, &SectionList::chosen, this, &RulesPage::chooseSection);
  connect(view_, &RulesView::sectionChanged, sections_, &SectionList::setSection);
  connect(view_, &RulesView::toggled, this, &RulesPage::toggle);
  connect(view_, &RulesView::emptyClicked, this, &RulesPage::takeSuggestion);
  connect(view_, &RulesView::linkClicked, this, &RulesPage::goTo);
  const auto key = [this](const QKeySequence& keys, auto&& act) {
    auto* shortcut = new QShortcut(keys, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
  };
  key(QKeySequence::Find, [this] {
    search_->setFocus();
    search_->selectAll();
  });
  key(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { goBack(); });
}

QString RulesPage::say(const char* text) const { return inLanguage(query_.language, text); }

/// The words of the page itself.
void RulesPage::name() {
  title_->setText(say(QT_TRANSLATE_NOOP("Match", "Rules")));
  setAccessibleName(title_->text());
  search_->setPlaceholderText(say(QT_TRANSLATE_NOOP("Match", "Search rules and rule numbers")));
  search_->setAccessibleName(search_->placeholderText());
  search_->setFullWords(
      inLanguage(query_.language, QT_TRANSLATE_N_NOOP("Match", "Only %n character(s) fit here; the rest was left out."),
                 kMostLettersSearched));
  back_->setText(say(QT_TRANSLATE_NOOP("Match", "Back")));
  back_->setToolTip(say(QT_TRANSLATE_NOOP("Match", "Back to the rule with the link (%1)"))
                        .arg(QStringLiteral("Alt+←")));  // called so in every language
  every_->setText(say(QT_TRANSLATE_NOOP("Match", "Compare")));
  every_->setToolTip(say(QT_TRANSLATE_NOOP("Match", "Also show what the other editions say")));
  close_->setText(say(QT_TRANSLATE_NOOP("Match", "Close")));
  close_->setKeyText(say(QT_TRANSLATE_NOOP("Match", "Esc")));
  books_->setAccessibleName(say(QT_TRANSLATE_NOOP("Match", "Game")));
  books_->setToolTip(books_->accessibleName());
  editions_->setAccessibleName(say(QT_TRANSLATE_NOOP("Match", "Edition")));
  editions_->setToolTip(editions_->accessibleName());
  languages_->setAccessibleName(say(QT_TRANSLATE_NOOP("Match", "Language")));
  languages_->setToolTip(languages_->accessibleName());
  const wording::RuleBook& book = *shown().book;
  {
    const QSignalBlocker quiet(editions_);
    editions_->clear();
    for (const wording::RuleEdition& edition : book.editions)
      editions_->addItem(fromView(wording::pick(edition.title, wordingLanguage(query_.language))),
                         fromView(edition.id));
    editions_->setCurrentIndex(std::max(0, editions_->findData(query_.edition)));
  }
  editions_->setVisible(book.is_chosen);
  every_->setVisible(book.is_chosen);
  books_->setCurrentIndex(static_cast<int>(shown_));
  languages_->setCurrentIndex(std::max(0, languages_->findData(query_.language)));
  sections_->setTitles(ruleSections(texts(), query_.language));
}

void RulesPage::setLook(const Look& look) {
  look_ = look;
  const Theme& t = look.theme();
  const QString bare = QStringLiteral("color: %1; font-size: %2px; %3");
  title_->setFont(fonts::display(look.px(20)));
  title_->setStyleSheet(bare.arg(t.text.name()).arg(look.gap(20)).arg(QStringLiteral("font-weight: 700")));
  count_->setStyleSheet(bare.arg(t.muted.name()).arg(look.gap(13)).arg(QString()));
  for (auto* button : {back_, every_, close_}) button->setLook(look);
  books_->setLook(look);
  editions_->setLook(look);
  languages_->setLook(look);
  qDeleteAll(search_->actions());
  search_->addAction(QIcon(actionPixmap(QStringLiteral("search"), look.gap(18), t.muted, devicePixelRatioF())),
                     LineField::LeadingPosition);
  books_->setMinimumWidth(look.gap(104));
  editions_->setMinimumWidth(look.gap(130));  // they give way before the window would have to grow
  languages_->setMinimumWidth(look.gap(92));
  search_->setMinimumWidth(look.gap(170));
  search_->setMaximumWidth(look.gap(460));
  head_->layout()->setContentsMargins(look.gap(20), look.gap(10), look.gap(14), look.gap(10));
  head_->layout()->setSpacing(look.gap(10));
  sections_->setLook(look);
  sections_->setStyleSheet(QStringLiteral("QListWidget { padding: %1px 0; }").arg(look.gap(8)));
  view_->setLook(look);
  update();
}

void RulesPage::setLanguage(const QString& language) {
  if (query_.language == language) return;
  const QString marked = view_->marked();
  query_.language = language;
  name();
  refresh();
  if (!marked.isEmpty()) view_->goTo(marked);
}

QString RulesPage::book() const { return fromView(shown().book->id); }

void RulesPage::setPlace(const RulePlace& place) {
  chosen_.clear();
  setBook(place.book);
  chosen_.clear();  // of the book that was left, too
  setEdition(place.edition);
}

void RulesPage::setBook(const QString& book) {
  for (std::size_t i = 0; i < offered_.size(); ++i)
    if (fromView(offered_[i].book->id) == book) return take(i);
}

void RulesPage::take(std::size_t book) {
  if (book == shown_) return;
  chosen_[shown().book] = query_.edition;
  shown_ = book;
  const auto before = chosen_.find(shown().book);
  query_.edition = before == chosen_.end() ? firstEdition(*shown().book) : before->second;
  query_.everyEdition = false;
  every_->setLit(false);
  query_.open.clear();
  view_->unmark();
  name();
  refresh();
  view_->verticalScrollBar()->setValue(0);
}

/// By hand: a way back that began in the other book leads nowhere any more.
void RulesPage::chooseBook(const QString& book) {
  trail_.clear();
  back_->hide();
  setBook(book);
}

void RulesPage::setEdition(const QString& edition) {
  if (!shown().book->is_chosen) {
    if (query_.edition == edition) return;
    query_.edition = edition;
    return refresh();
  }
  const int index = editions_->findData(edition);
  if (index < 0) return;
  editions_->setCurrentIndex(index);
  if (query_.edition == edition) return;
  const QString marked = view_->marked();
  query_.edition = edition;
  refresh();
  if (!marked.isEmpty()) view_->goTo(marked);
}

// --- going ----------------------------------------------------------------------------------------------------------

void RulesPage::open(const QString& id) {
  trail_.clear();
  back_->hide();
  search_->setFocus();
  search_->selectAll();
  if (!id.isEmpty()) showRule(id);
}

/// A rule that is folded away or that the search has not found is shown nevertheless: it was asked for.
bool RulesPage::showRule(const QString& id) {
  const std::string wanted = id.toStdString();
  const auto holder = std::find_if(offered_.begin(), offered_.end(), [&](const OfferedRules& each) {
    return each.book == wording::rule_book_of(wanted) && each.texts().contains(wanted);
  });
  if (holder == offered_.end()) return false;
  take(static_cast<std::size_t>(holder - offered_.begin()));
  const auto* rule = texts().rule(wanted);
  if (rule && !rule->holds_in(query_.edition.toStdString())) query_.open.insert(id);
  {
    const QSignalBlocker quiet(search_);
    search_->clear();
  }
  query_.words.clear();
  refresh();
  return view_->goTo(id);
}

bool RulesPage::goTo(const QString& id) {
  const QString from = view_->marked();
  if (!showRule(id)) return false;
  if (!from.isEmpty() && from != id) trail_.append(from);
  back_->setVisible(!trail_.isEmpty());
  return true;
}

void RulesPage::goBack() {
  if (trail_.isEmpty()) return;
  showRule(trail_.takeLast());
  back_->setVisible(!trail_.isEmpty());
}

void RulesPage::searchFor(const QString& words) {
  query_.words = words;
  view_->unmark();
  refresh();
  view_->verticalScrollBar()->setValue(0);
}

void RulesPage::takeSuggestion() {
  if (!suggestion_.isEmpty()) search_->setText(QString(suggestion_));  // a copy: searching clears it
}

void RulesPage::toggle(const QString& id) {
  if (!query_.open.remove(id)) query_.open.insert(id);
  refresh();
}

void RulesPage::chooseSection(int section) {
  if (!view_->goToSection(section)) {  // the search has nothing there
    search_->clear();
    view_->goToSection(section);
  }
  sections_->setSection(section);
}

void RulesPage::refresh() {
  std::vector<RuleRow> rows = ruleRows(texts(), shown().search(), query_);
  QString nothing = say(QT_TRANSLATE_NOOP("Match", "No matching rules."));
  suggestion_.clear();
  if (rows.empty())
    if (const auto near = shown().search().nearest(query_.words.toStdString(), wordingLanguage(query_.language))) {
      suggestion_ = QString::fromStdString(*near);
      nothing += QLatin1Char('\n') +
                 say(QT_TRANSLATE_NOOP("Match", "Did you mean “%1”? Press Enter to search for it.")).arg(suggestion_);
    }
  view_->setRows(std::move(rows), nothing);
  search_->setAccessibleDescription(view_->rows().empty() ? nothing : QString());
  countHits();
}

void RulesPage::countHits() {
  const bool searching = !query_.words.trimmed().isEmpty();
  std::vector<int> hits(searching ? static_cast<std::size_t>(sections_->count()) : 0);
  hits_ = 0;
  for (const RuleRow& row : view_->rows()) {
    if (row.kind != RuleRow::Kind::Rule) continue;
    ++hits_;
    if (searching) ++hits[static_cast<std::size_t>(row.section)];
  }
  sections_->setHits(hits);
  count_->setText(inLanguage(query_.language, QT_TRANSLATE_N_NOOP("Match", "%n rule(s)"), hits_));
}

// --- keys -----------------------------------------------------------------------------------------------------------

void RulesPage::escape() {
  if (search_->text().isEmpty())
    emit closed();
  else
    search_->clear();
}

/// The keys that move through the rules work while somebody types.
bool RulesPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !suggestion_.isEmpty()) {
      takeSuggestion();
      return true;
    }
    if (view_->press(key)) return true;
  }
  return QWidget::eventFilter(watched, event);
}

void RulesPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return escape();
  QWidget::keyPressEvent(event);
}

void RulesPage::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.fillRect(rect(), t.line);  // shows between the parts as hairlines
  painter.fillRect(head_->geometry(), t.surface);
  painter.fillRect(sections_->geometry(), t.surface);
}

}  // namespace playsheet
