// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/guide_dialog.h"

#include <QListWidget>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/collection/face_window.h"
#include "ui/decks/guide_store.h"
#include "ui/faces/fonts.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/rules_title.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

GuideDialog::GuideDialog(const naruto::Catalog& cards, const std::vector<naruto::Deck>& decks,
                         const std::string& chosen, const Look& look, const QString& language, QWidget* parent)
    : QDialog(parent),
      cards_(cards),
      decks_(decks),
      guides_(shippedGuides(decks)),
      look_(look),
      language_(language),
      list_(new QListWidget(this)),
      page_(new QTextBrowser(this)),
      face_(new FaceWindow(pictures_, this)),
      copy_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("guideDialog"));
  const auto general = [&](const naruto::DeckGuide& guide) {
    return std::any_of(decks.begin(), decks.end(),
                       [&](const naruto::Deck& deck) { return deck.id == guide.deck && deck.edition != "panini"; });
  };
  std::stable_partition(guides_.begin(), guides_.end(), general);  // those of one edition behind the others
  setWindowTitle(tr("How to play the ready-made decks"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  row->addWidget(list_);
  row->addWidget(page_, 1);
  row->addWidget(face_);
  column->addLayout(row, 1);
  list_->setAccessibleName(tr("Ready-made decks"));
  list_->setFixedWidth(look.gap(176));
  const Theme& t = look.theme();
  list_->setStyleSheet(
      QStringLiteral("QListWidget { outline: 0; } QListWidget::item { padding: 5px 8px; border-radius: "
                     "6px; color: %1; } QListWidget::item:selected { background: %2; color: %1; } "
                     "QListWidget:focus { border: 2px solid %3; border-radius: 7px; }")
          .arg(t.text.name(), t.line.name(), t.focus.name()));
  for (const naruto::DeckGuide& guide : guides_) {
    const auto deck = std::find_if(decks.begin(), decks.end(), [&](const auto& each) { return each.id == guide.deck; });
    auto* item = new QListWidgetItem(QString::fromStdString(deck->name.in(language.toStdString())), list_);
    item->setToolTip(editionTitle(
        QString::fromStdString(deck->edition.empty() ? std::string(naruto::editions().front().id) : deck->edition),
        language));
  }
  page_->setObjectName(QStringLiteral("guide"));
  page_->setAccessibleName(windowTitle());
  page_->setOpenLinks(false);
  page_->setFont(fonts::ui(look.px(14)));
  face_->setFixedSize(look.gap(276), look.gap(380));
  row->setAlignment(face_, Qt::AlignTop);
  auto* foot = new QHBoxLayout;
  auto* close = new ActionButton(ActionButton::Rank::Primary, this);
  close->setText(tr("Close"));
  copy_->setText(tr("Copy this deck"));
  copy_->hide();
  foot->addStretch(1);
  for (ActionButton* each : {copy_, close}) {
    each->setLook(look);
    foot->addWidget(each);
  }
  column->addLayout(foot);
  connect(list_, &QListWidget::currentRowChanged, this, &GuideDialog::write);
  connect(page_, qOverload<const QUrl&>(&QTextBrowser::highlighted), this, [this](const QUrl& link) {
    if (!link.isEmpty()) showCard(link.path());
  });
  connect(page_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { showCard(link.path()); });
  connect(close, &ActionButton::clicked, this, &QDialog::reject);
  connect(copy_, &ActionButton::clicked, this, [this] {
    taken_ = true;
    accept();
  });
  resize(look.gap(1010), look.gap(560));
  showGuide(chosen);
  list_->setFocus();
}

void GuideDialog::showGuide(const std::string& deck) {
  const auto at = std::find_if(guides_.begin(), guides_.end(), [&](const auto& guide) { return guide.deck == deck; });
  if (!guides_.empty()) list_->setCurrentRow(at == guides_.end() ? 0 : static_cast<int>(at - guides_.begin()));
}

void GuideDialog::offerCopy() { copy_->setVisible(shown() != nullptr); }

const naruto::Deck* GuideDialog::shown() const {
  const int row = list_->currentRow();
  if (row < 0) return nullptr;
  const std::string& id = guides_[static_cast<std::size_t>(row)].deck;
  const auto deck = std::find_if(decks_.begin(), decks_.end(), [&](const auto& each) { return each.id == id; });
  return deck == decks_.end() ? nullptr : &*deck;
}

QString GuideDialog::cardLink(const std::string& code) const {
  const auto id = cards_.find(code);
  QString name = id ? cardNameOf(cards_, *id, language_) : QString::fromStdString(code);
  const auto sameName = [&](const naruto::DeckEntry& entry) {
    const auto other = cards_.find(entry.code);
    return id && other && other != id && cards_[*other].name == cards_[*id].name;
  };
  const naruto::Deck* deck = shown();  // where two cards of the deck have one name, the code tells them apart
  if (deck && std::any_of(deck->cards.begin(), deck->cards.end(), sameName))
    name += QStringLiteral(" (%1)").arg(QString::fromStdString(code));
  return QStringLiteral("<a href=\"card:%1\">%2</a>")
      .arg(QString::fromStdString(code).toHtmlEscaped(), name.toHtmlEscaped());
}

/// Paragraphs are set apart by empty lines.
QString GuideDialog::inHtml(const std::string& words) const {
  QString html;
  for (const naruto::GuidePiece& piece : naruto::pieces_of(words))
    html += piece.card ? cardLink(piece.text) : QString::fromStdString(piece.text).toHtmlEscaped();
  return QStringLiteral("<p>%1</p>").arg(html.trimmed().replace(QStringLiteral("\n\n"), QStringLiteral("</p><p>")));
}

QString GuideDialog::htmlOf(const naruto::DeckGuide& guide) const {
  const std::array<QString, naruto::kGuideTopics> titles{tr("The plan"), tr("Combinations"), tr("The opening hand"),
                                                         tr("Weaknesses")};
  QString html = QStringLiteral("<h2>%1</h2>").arg(list_->currentItem()->text().toHtmlEscaped());
  QStringList keys;
  for (const std::string& code : guide.keys) keys.append(cardLink(code));
  html +=
      QStringLiteral("<p class=m>%1 %2</p>").arg(tr("Key cards:").toHtmlEscaped(), keys.join(QStringLiteral(" · ")));
  for (std::size_t i = 0; i < naruto::kGuideTopics; ++i)
    html += QStringLiteral("<h4>%1</h4>%2")
                .arg(titles[i].toHtmlEscaped(), inHtml(guide.texts[i].in(language_.toStdString())));
  return html;
}

void GuideDialog::write() {
  if (list_->currentRow() < 0) return;
  const naruto::DeckGuide& guide = guides_[static_cast<std::size_t>(list_->currentRow())];
  const Theme& t = look_.theme();
  page_->document()->setDefaultStyleSheet(
      QStringLiteral(
          "a { color: %1; text-decoration: none; } h4 { color: %2; margin: 12px 0 2px 0; } h2 { margin: 0; } "
          ".m { color: %2; } p { margin: 3px 0 6px 0; }")
          .arg(t.accent.name(), t.muted.name()));
  page_->setHtml(htmlOf(guide));
  if (!guide.keys.empty()) showCard(QString::fromStdString(guide.keys.front()));
}

void GuideDialog::showCard(const QString& code) {
  if (const auto id = cards_.find(code.toStdString())) face_->setFace(makeFace(cards_, *id, language_), language_);
}

}  // namespace playsheet
