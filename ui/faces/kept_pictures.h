// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <unordered_map>
#include <utility>

#include "ui/faces/face_budget.h"

namespace playsheet {

/// Pictures by a key, within a budget that others may share.
template <class Key, class Hash = std::hash<Key>>
class KeptPictures final : private FaceBudget::Keeper {
 public:
  explicit KeptPictures(FaceBudget& budget) : budget_(budget) {}
  ~KeptPictures() { clear(); }
  KeptPictures(const KeptPictures&) = delete;
  KeptPictures& operator=(const KeptPictures&) = delete;

  /// Nothing if it is not there, or no longer.
  const QPixmap* find(const Key& key) {
    const auto found = entries_.find(key);
    if (found == entries_.end()) return nullptr;
    budget_.use(found->second.place);
    return &found->second.pixmap;
  }

  void keep(Key key, const QPixmap& pixmap) {
    const auto [entry, fresh] = entries_.try_emplace(std::move(key));
    if (!fresh) return;
    entry->second.pixmap = pixmap;
    const qint64 bytes = qint64{4} * pixmap.width() * pixmap.height();
    bytes_ += bytes;
    entry->second.bytes = bytes;
    entry->second.place = budget_.add(this, &*entry, bytes);
  }

  void clear() {
    for (const auto& [key, entry] : entries_) budget_.remove(entry.place);
    entries_.clear();
    bytes_ = 0;
  }

  qsizetype count() const { return static_cast<qsizetype>(entries_.size()); }
  qint64 bytes() const { return bytes_; }

 private:
  struct Entry {
    QPixmap pixmap;
    qint64 bytes = 0;
    FaceBudget::Place place;
  };
  using Entries = std::unordered_map<Key, Entry, Hash>;

  void drop(const void* picture) override {
    const auto& entry = *static_cast<const typename Entries::value_type*>(picture);
    bytes_ -= entry.second.bytes;
    entries_.erase(entries_.find(entry.first));
  }

  FaceBudget& budget_;
  Entries entries_;
  qint64 bytes_ = 0;
};

}  // namespace playsheet
