// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <list>

namespace playsheet {

/// How many bytes the pictures of faces may take together, whoever keeps them: what was used longest ago goes first, be
/// it of another page. Of the thread of the windows.
class FaceBudget {
 public:
  /// Whoever keeps pictures, and lets go of one when another one needs its room.
  class Keeper {
   public:
    virtual void drop(const void* picture) = 0;

   protected:
    ~Keeper() = default;
  };
  struct Slot {
    Keeper* keeper = nullptr;
    const void* picture = nullptr;
    qint64 bytes = 0;
  };
  using Place = std::list<Slot>::iterator;

  explicit FaceBudget(qint64 mostBytes) : mostBytes_(mostBytes) {}
  FaceBudget(const FaceBudget&) = delete;
  FaceBudget& operator=(const FaceBudget&) = delete;

  /// The one of all pages and tables. Its bound follows the largest screen, for what is seen at once has to fit: what
  /// is dropped while it is seen would be painted for ever.
  static FaceBudget& ofProcess();

  /// It is the latest that was used; others may go for it.
  Place add(Keeper* keeper, const void* picture, qint64 bytes);
  void use(Place place);
  void remove(Place place);

  qint64 bytes() const { return bytes_; }
  qint64 mostBytes() const;

 private:
  qint64 mostBytes_;  ///< 0: it follows the screens
  qint64 bytes_ = 0;
  std::list<Slot> slots_;  ///< the latest used first
};

}  // namespace playsheet
