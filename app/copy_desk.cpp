// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/copy_desk.h"

#include "app/collection_desk.h"
#include "app/storage/person_collection.h"

namespace playsheet {

CopyDesk::CopyDesk(const std::string& game, PersonDatabase& person) : prefix_(game + '/'), person_(person) {
  refresh();
}

int CopyDesk::owned(const std::string& code) const {
  const auto found = owned_.find(code);
  return found == owned_.end() ? 0 : found->second;
}

QString CopyDesk::changeOwned(const std::string& code, int by) {
  const auto now = change_owned(person_, prefix_ + code, by);
  if (!now) return personTrouble(now.problem());
  owned_[code] = *now;
  return {};
}

bool CopyDesk::refresh() {
  std::map<std::string, int> read;
  if (const auto all = owned_cards(person_))
    for (const OwnedCard& card : *all)
      if (card.code.starts_with(prefix_)) read[card.code.substr(prefix_.size())] = card.quantity;
  std::erase_if(owned_, [](const auto& each) { return each.second == 0; });  // the database has no row of none
  if (read == owned_) return false;
  owned_ = std::move(read);
  return true;
}

QString CopyDesk::trouble() const { return person_.problem() ? personTrouble(*person_.problem()) : QString(); }

bool CopyDesk::backupOffered() const { return backupHelps(person_); }

QString CopyDesk::takeBackup() {
  QString why = takePersonBackup(person_);
  refresh();
  return why;
}

}  // namespace playsheet
