// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <filesystem>
#include <memory>

#include "app/job_thread.h"
#include "app/journal_recorder.h"
#include "app/record_desk.h"
#include "tests/ui/gormiti_fixture.h"
#include "tests/ui/waited_store.h"

/// The window with a data folder: its matches of both games are kept there.
namespace playsheet::testing {

class KeptGormiti : public GormitiWindow {
 protected:
  std::filesystem::path folder() const { return folder_.path().toStdString(); }
  std::filesystem::path matches() const { return folder() / "matches"; }

  /// The program starts; what it kept is there.
  void start(const MatchPlan& plan) {
    window_.reset();
    keeper_ = std::make_unique<WaitedKeeper>(jobs_, folder());
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.gormiti = &gormitiCards();
    needs.records = &records_;
    needs.matches = keeper_->store();
    needs.recorder = [this] { return std::make_unique<JournalRecorder>(matches()); };
    needs.gormitiRecorder = [this] { return std::make_unique<GormitiJournalRecorder>(matches()); };
    window_ = std::make_unique<Shell>(std::move(needs), plan);
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
    EXPECT_TRUE(answered(jobs_));
  }
  void TearDown() override { window_.reset(); }

  QTemporaryDir folder_;
  JobThread jobs_;
  RecordDesk records_{jobs_, folder_.path().toStdString()};
  std::unique_ptr<WaitedKeeper> keeper_;
};

}  // namespace playsheet::testing
