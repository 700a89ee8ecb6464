// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/gormiti/gormiti_decks.h"
#include "ui/gormiti/gormiti_plan.h"
#include "ui/shell/deck_offer.h"
#include "ui/shell/match_panel.h"

class QLabel;

namespace playsheet {

class ChoiceBox;

/// The decks of one mode of Gormiti: the ready ones, the person's own, at last those of files and of matches that went
/// on. Catalog and store outlive it.
class GormitiOffer : public DeckOffer {
 public:
  explicit GormitiOffer(const gormiti::Catalog& cards) : cards_(cards) {}

  void setMode(gormiti::Mode mode);
  void setStore(GormitiDecks* store) { store_ = store; }
  /// One that is neither ready nor kept.
  void addGuest(const QString& id, const gormiti::DeckFile& deck);
  int find(const QString& id) const;  ///< -1: it is not among them
  /// Nothing for a ready one.
  const std::optional<gormiti::DeckFile>& own(int deck) const { return decks_[static_cast<std::size_t>(deck)].own; }
  /// What is wrong with each of them.
  std::vector<QStringList> faults(const gormiti::Options& options) const;
  int count() const override { return static_cast<int>(decks_.size()); }
  QString id(int deck) const override;
  QString title(int deck, const QString& language) const override;
  QString note(int deck, const QString& language) const override;
  bool opensFiles() const override { return store_ != nullptr; }
  QString open(const QString& path) override;

 private:
  struct Entry {
    QString id;
    const gormiti::ReadyDeck* ready = nullptr;
    std::optional<gormiti::DeckFile> own = {};
  };

  const gormiti::Catalog& cards_;
  GormitiDecks* store_ = nullptr;
  gormiti::Mode mode_ = gormiti::Mode::strategic;
  std::vector<OwnGormitiDeck> guests_;
  std::vector<Entry> decks_;
};

/// Everything that a new match of Gormiti needs, on one panel: the seats, the mode, the house rules, the
/// secrecy.
class GormitiForm : public MatchPanel {
  Q_OBJECT
 public:
  explicit GormitiForm(const gormiti::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  /// The person's own decks are offered from now on; they outlive the form.
  void setDecks(GormitiDecks* decks);
  /// Those of the store are other ones now.
  void decksChanged();
  void setPlan(const GormitiPlan& plan);
  GormitiPlan plan() const;
  ChoiceBox* modeBox() const { return mode_; }
  /// What the match is played with otherwise than by the rules (G-12).
  void setOptions(const gormiti::Options& options);
  ActionButton* rulingsButton() const { return rulings_; }

 signals:
  void started(const playsheet::GormitiPlan& plan);

 private:
  QWidget* makeOptions();
  void chooseMode();
  void openRulings();
  void showRulings();
  void judge();
  void start() override;

  const gormiti::Catalog& cards_;
  GormitiOffer decks_;
  GormitiPlan kept_;  ///< what the form has no field for is handed on as it came
  ChoiceBox* mode_ = nullptr;
  ActionButton* rulings_ = nullptr;
  QLabel* about_ = nullptr;  ///< what the mode is
};

}  // namespace playsheet
