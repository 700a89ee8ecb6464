// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "engine/naruto/cards/catalog.h"
#include "ui/widgets/line_field.h"

namespace naruto {
class CardIndex;
}

namespace playsheet {

/// The limited cards on which two players agree (N-DECK-08, A-17), written as in a deck list: "1 N-001, 2 J-032", codes
/// or names. A name stands for every card that has it. What is not clear is told below the field.
class AgreedListField : public LineField {
  Q_OBJECT
 public:
  /// `cards` outlives it.
  explicit AgreedListField(const naruto::Catalog& cards, QWidget* parent = nullptr);
  ~AgreedListField() override;

  /// The list that stands there (agreed_list.h); nothing as long as it is not clear.
  std::optional<std::size_t> list() const { return list_; }
  void setList(std::size_t number);

 signals:
  void listChanged();

 private:
  void read();

  const naruto::Catalog& cards_;
  std::unique_ptr<naruto::CardIndex> index_;  ///< made when something is written
  std::optional<std::size_t> list_ = 0;
};

}  // namespace playsheet
