// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/knowledge_dialog.h"

#include <QHBoxLayout>
#include <QTextBrowser>
#include <QUrl>

#include "ui/faces/fonts.h"
#include "ui/widgets/action_button.h"

namespace playsheet {

KnowledgeDialog::KnowledgeDialog(const QString& title, const QString& html, const Look& look, QWidget* parent)
    : QDialog(parent), page_(new QTextBrowser(this)) {
  setObjectName(QStringLiteral("knowledgeDialog"));
  setWindowTitle(title);
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  column->addWidget(page_, 1);
  page_->setAccessibleName(title);
  page_->setOpenLinks(false);
  page_->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  page_->setFont(fonts::ui(look.px(14)));
  const Theme& t = look.theme();
  page_->document()->setDefaultStyleSheet(
      QStringLiteral("a { color: %1; text-decoration: none; } th { color: %2; } p { margin: 3px 0 6px 0; }")
          .arg(t.accent.name(), t.muted.name()));
  page_->setHtml(html);
  auto* close = new ActionButton(ActionButton::Rank::Primary, this);
  close->setText(tr("Close"));
  close->setLook(look);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(close);
  column->addLayout(foot);
  connect(close, &ActionButton::clicked, this, &QDialog::reject);
  connect(page_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    rule_ = link.toString();
    accept();
  });
  resize(look.gap(920), look.gap(520));
  page_->setFocus();
}

}  // namespace playsheet
