// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>

#include "ui/replay/problem_words.h"
#include "ui/replay/replay_page.h"

/// How a record comes onto the page: read beside the window, and shown when it is known how far its match has come.
namespace playsheet {

void ReplayPage::open(const QString& path, ReplayStart start) {
  opening_ = path;
  start_ = start;
  opener_ = std::make_unique<QObject>();
  slow_->begin(tr("Reading the record…"));
  store_.open(opener_.get(), path, read_, [this](OpenedRecord opened) { take(std::move(opened)); });
}

void ReplayPage::take(OpenedRecord opened) {
  const QString path = opening_;
  if (!opened.problem.isEmpty()) {
    stopReading();
    return emit trouble(opened.problem);
  }
  if (!opened.record || opened.record->places().empty()) {
    const bool told = opened.record && !opened.record->problems().empty();
    const QString what = told ? problemSentence(opened.record->problems()[0], true, beyond(*opened.record)) : QString();
    stopReading();
    return emit trouble(tr("%1 cannot be played back.").arg(path) + QLatin1Char('\n') + what);
  }
  // before it is known how far its match has come nothing of it is shown
  learn_(opener_.get(), *opened.record, [this, record = opened.record, path] {
    stopReading();
    watch(record, path);
  });
}

void ReplayPage::stopReading() {
  opening_.clear();
  opener_.reset();
  slow_->end();
}

void ReplayPage::showWaiting(const QString& words) {
  waiting_->setText(words);
  waiting_->setVisible(!words.isEmpty());
  waiting_->setAccessibleName(words);
}

QString ReplayPage::waitingText() const { return waiting_->isHidden() ? QString() : waiting_->text(); }

}  // namespace playsheet
