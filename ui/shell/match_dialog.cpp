// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/match_dialog.h"

#include <QVBoxLayout>

#include "ui/shell/match_form.h"

namespace playsheet {

MatchDialog::MatchDialog(const naruto::Catalog& cards, DeckShelf& shelf, const MatchPlan& last, const Look& look,
                         QWidget* parent)
    : QDialog(parent), form_(new MatchForm(cards, shelf, this)), plan_(last) {
  setWindowTitle(tr("New match"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(10, 10, 10, 10);
  column->addWidget(form_);
  form_->setLook(look);
  form_->setPlan(last);
  form_->setCancellable(true);
  connect(form_, &MatchForm::cancelled, this, &QDialog::reject);
  connect(form_, &MatchForm::started, this, [this](const MatchPlan& plan) {
    plan_ = plan;
    accept();
  });
  resize(form_->sizeHint() + QSize(20, 20));
}

}  // namespace playsheet
