// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_details.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/collection/card_rules.h"
#include "ui/collection/face_window.h"
#include "ui/faces/fonts.h"
#include "ui/rules/rule_store.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/wording/card_details.h"
#include "ui/wording/card_text.h"
#include "ui/wording/card_words.h"
#include "ui/wording/terms.h"
#include "ui/wording/typeset.h"

namespace playsheet {

CardDetails::CardDetails(const naruto::Catalog& cards, CollectionStore& store, BackgroundFaces& pictures,
                         QWidget* parent)
    : QWidget(parent),
      cards_(cards),
      store_(store),
      face_(new FaceWindow(pictures, this)),
      ownedTitle_(new QLabel(tr("Owned"), this)),
      owned_(new QLabel(this)),
      fewer_(new ActionButton(ActionButton::Rank::Plain, this)),
      more_(new ActionButton(ActionButton::Rank::Plain, this)),
      languages_(new ChoiceBox(this)),
      facts_(new QTextBrowser(this)) {
  setObjectName(QStringLiteral("cardDetails"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 8, 10, 8);
  column->setSpacing(6);
  column->addWidget(face_);
  auto* row = new QHBoxLayout;
  row->addWidget(ownedTitle_);
  row->addStretch(1);
  for (QWidget* widget : {static_cast<QWidget*>(fewer_), static_cast<QWidget*>(owned_), static_cast<QWidget*>(more_)})
    row->addWidget(widget);
  column->addLayout(row);
  column->addWidget(languages_);
  column->addWidget(facts_, 1);
  fewer_->setObjectName(QStringLiteral("ownFewer"));
  fewer_->setText(QStringLiteral("−"));
  fewer_->setAccessibleName(tr("Remove one from the collection"));
  more_->setObjectName(QStringLiteral("ownMore"));
  more_->setText(QStringLiteral("+"));
  more_->setAccessibleName(tr("Add one to the collection"));
  for (ActionButton* button : {fewer_, more_}) {
    button->setToolTip(button->accessibleName());
    button->setFocusPolicy(Qt::TabFocus);
  }
  owned_->setAlignment(Qt::AlignCenter);
  languages_->setAccessibleName(tr("Language of the text"));
  languages_->setToolTip(languages_->accessibleName());
  for (const QString& language : seatLanguages()) languages_->addItem(languageTitle(language), language);
  languages_->setCurrentIndex(std::max(0, languages_->findData(programLanguage())));
  facts_->setOpenLinks(false);
  facts_->setAccessibleName(tr("Card details"));
  connect(fewer_, &ActionButton::clicked, this, [this] { emit quantityAsked(-1); });
  connect(more_, &ActionButton::clicked, this, [this] { emit quantityAsked(1); });
  connect(languages_, &ChoiceBox::activated, this, &CardDetails::write);
  connect(facts_, &QTextBrowser::anchorClicked, this, &CardDetails::follow);
}

void CardDetails::setLook(const Look& look) {
  look_ = look;
  const QString label = QStringLiteral("color: %1; font-size: %2px; %3");
  ownedTitle_->setStyleSheet(label.arg(look.theme().text.name()).arg(look.gap(14)).arg(QString()));
  owned_->setStyleSheet(label.arg(look.theme().text.name()).arg(look.gap(16)).arg(QStringLiteral("font-weight: 700")));
  owned_->setMinimumWidth(look.gap(36));
  fewer_->setLook(look);
  more_->setLook(look);
  languages_->setLook(look);
  facts_->setFont(fonts::ui(look.px(13)));
  setFixedWidth(look.gap(292));
  write();
  update();
}

void CardDetails::resizeEvent(QResizeEvent* event) {
  face_->setFixedHeight(std::clamp(height() * 54 / 100, 240, look_.gap(400)));
  QWidget::resizeEvent(event);
}

void CardDetails::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.theme().surface);
}

void CardDetails::setCard(std::optional<naruto::DefinitionId> card) {
  if (card == card_) return;
  card_ = card;
  write();
  facts_->moveCursor(QTextCursor::Start);
}

void CardDetails::refresh() { write(); }

namespace {

QString plain(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toHtmlEscaped();
}

QString plainLines(const std::string& text) { return plain(text).replace(QLatin1Char('\n'), QStringLiteral("<br>")); }

}  // namespace

void CardDetails::write() {
  for (QWidget* widget :
       {static_cast<QWidget*>(ownedTitle_), static_cast<QWidget*>(owned_), static_cast<QWidget*>(fewer_),
        static_cast<QWidget*>(more_), static_cast<QWidget*>(languages_)})
    widget->setVisible(card_.has_value());
  if (!card_) {
    face_->setFace({}, {});
    facts_->setPlainText(tr("No card selected."));
    return;
  }
  const QString language = languages_->currentData().toString();
  const int owned = store_.owned(*card_);
  owned_->setText(QString::number(owned));
  owned_->setAccessibleName(tr("Owned: %1").arg(owned));
  const bool open = store_.trouble().isEmpty();
  fewer_->setEnabled(open && owned > 0);
  more_->setEnabled(open);
  face_->setFace(makeFace(cards_, *card_, language), language);
  const Theme& theme = look_.theme();
  facts_->document()->setDefaultStyleSheet(QStringLiteral("a { color: %1; } h4 { color: %2; margin: 10px 0 2px 0; } "
                                                          "td { padding: 2px 8px 2px 0; } .m { color: %2; }")
                                               .arg(theme.accent.name(), theme.muted.name()));
  facts_->setHtml(textBlock() + factRows() + deckBlock() + printingBlock() + ruleBlock());
}

QString CardDetails::textBlock() const {
  const auto& card = cards_[*card_];
  const wording::Language language = wordingLanguage(languages_->currentData().toString());
  QString html = QStringLiteral("<p class=m>%1</p>").arg(plain(wording::type_line(card, cards_.words(), language)));
  if (card.readiness == naruto::Readiness::ready) {
    const std::string text = wording::card_text(card, cards_, language);
    if (!text.empty()) html += QStringLiteral("<p>%1</p>").arg(plainLines(text));
  } else {
    html +=
        QStringLiteral("<p>%1</p><p class=m>%2</p>")
            .arg(plainLines(wording::typeset(card.summary)), tr("This effect is not automated yet.").toHtmlEscaped());
  }
  for (const std::string& reminder : wording::keyword_texts(card, cards_.words(), language))
    html += QStringLiteral("<p class=m>%1</p>").arg(plain(reminder));
  return html;
}

QString CardDetails::factRows() const {
  const auto& card = cards_[*card_];
  const wording::Language language = wordingLanguage(languages_->currentData().toString());
  QString rows;
  const auto row = [&](const QString& title, const QString& value) {
    if (!value.isEmpty())
      rows += QStringLiteral("<tr><td class=m>%1</td><td>%2</td></tr>").arg(title.toHtmlEscaped(), value);
  };
  row(tr("Code"), plain(card.code + (card.code_it.empty() ? std::string() : " · " + card.code_it)));
  row(tr("Name"), plain(wording::typeset(cards_.words().text(card.name))));
  row(tr("Italian name"), plain(wording::typeset(card.name_it)));
  QString symbols;
  for (const naruto::Symbol symbol : card.symbol_order)
    symbols += (symbols.isEmpty() ? QString() : QStringLiteral(", ")) + plain(wording::term(symbol, language));
  row(tr("Symbols"), symbols);
  QString attributes;
  for (const naruto::Word word : card.attributes)
    attributes += (attributes.isEmpty() ? QString() : QStringLiteral(", ")) +
                  plain(wording::attribute_name(cards_.words().text(word), language));
  row(tr("Attributes"), attributes);
  row(tr("Set"), plain(card.set));
  row(tr("Rarity"), plain(card.rarity));
  for (const std::string& line : wording::detail_lines(card, cards_, language))
    rows += QStringLiteral("<tr><td class=m></td><td>%1</td></tr>").arg(plain(line));
  return QStringLiteral("<table>%1</table>").arg(rows);
}

QString CardDetails::deckBlock() const {
  QString html;
  for (const naruto::Deck& deck : store_.decks()) {
    int count = 0;
    for (const auto* list : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const naruto::DeckEntry& entry : *list)
        if (entry.code == cards_[*card_].code) count += entry.count;
    if (count > 0)
      html += QStringLiteral("%1 ×%2<br>")
                  .arg(plain(deck.name.in(programLanguage().toStdString())), QString::number(count));
  }
  if (html.isEmpty()) html = tr("none").toHtmlEscaped();
  return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(tr("In decks").toHtmlEscaped(), html);
}

QString CardDetails::printingBlock() const {
  const auto printings = printingsOf(cards_, *card_);
  if (printings.size() < 2) return {};
  QString html;
  for (const auto id : printings) {
    const QString words = plain(cards_[id].code + " · " + cards_[id].set);
    html += id == *card_ ? words + QStringLiteral("<br>")
                         : QStringLiteral("<a href=\"card:%1\">%2</a><br>").arg(id).arg(words);
  }
  return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(tr("All printings").toHtmlEscaped(), html);
}

QString CardDetails::ruleBlock() const {
  const wording::RuleTexts& texts = shippedRules();
  const wording::Language language = wordingLanguage(languages_->currentData().toString());
  QString html;
  for (const std::string_view id : rulesOfCard(cards_[*card_])) {
    if (!texts.contains(id)) continue;
    const auto* ruling = texts.ruling(id);
    QString words = ruling ? plain(wording::pick(ruling->title, language))
                           : plain(texts.text(id, language, texts.book().editions.front().id).substr(0, 400));
    if (const qsizetype stop = words.indexOf(QStringLiteral(". ")); stop > 0) words.truncate(stop + 1);
    html += QStringLiteral("<p><a href=\"rule:%1\">%1</a> %2</p>").arg(plain(id), words);
  }
  if (html.isEmpty()) return {};
  return QStringLiteral("<h4>%1</h4>%2").arg(tr("Rules and house rules").toHtmlEscaped(), html);
}

void CardDetails::follow(const QUrl& link) {
  if (link.scheme() == QStringLiteral("rule")) {
    emit ruleClicked(link.path());
  } else if (link.scheme() == QStringLiteral("card")) {
    bool number = false;
    const uint id = link.path().toUInt(&number);
    if (number && id < cards_.size()) emit cardClicked(static_cast<naruto::DefinitionId>(id));
  }
}

}  // namespace playsheet
