// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>

#include "ui/faces/card_face.h"

namespace playsheet {

/// How a card of a type is drawn: what tells it from others in greyscale and from far.
struct CardLook {
  enum class Form { Plain, Rods, Cut, Scallops, Pointed, Notched };
  enum class Art { Land, Rays, Way, Seal, Slants };
  /// What the plate at its foot shows; none: the foot has words or a sign.
  enum class Plate { None, Pair, Life };
  Form form = Form::Plain;
  Art art = Art::Land;
  Plate plate = Plate::None;
  bool paysChakra = false;
  bool costIsKnown = false;  ///< it has an entrance cost, be it unknown; else it may have none
  const char* icon = "team";

  bool hasPlate() const { return plate != Plate::None; }
};

constexpr CardLook lookOf(CardFace::Type type) {
  using Look = CardLook;
  switch (type) {
    case CardFace::Type::Ninja:
      return {Look::Form::Plain, Look::Art::Land, Look::Plate::Pair, false, true, "team"};
    case CardFace::Type::Jutsu:
      return {Look::Form::Rods, Look::Art::Rays, Look::Plate::None, true, false, "jutsu"};
    case CardFace::Type::Mission:
      return {Look::Form::Cut, Look::Art::Way, Look::Plate::None, false, true, "mission"};
    case CardFace::Type::Client:
      return {Look::Form::Scallops, Look::Art::Seal, Look::Plate::None, false, true, "client"};
    case CardFace::Type::Fighter:
      return {Look::Form::Plain, Look::Art::Land, Look::Plate::Life, false, false, "fighter"};
    case CardFace::Type::Weapon:
      return {Look::Form::Pointed, Look::Art::Seal, Look::Plate::None, false, false, "equip"};
    case CardFace::Type::Arena:
      return {Look::Form::Cut, Look::Art::Way, Look::Plate::None, false, false, "arena"};
    case CardFace::Type::Magic:
      return {Look::Form::Rods, Look::Art::Rays, Look::Plate::None, false, false, "magic"};
    case CardFace::Type::Event:
      return {Look::Form::Cut, Look::Art::Way, Look::Plate::None, false, false, "mission"};
    case CardFace::Type::Status:
      return {Look::Form::Scallops, Look::Art::Seal, Look::Plate::None, false, false, "star"};
    case CardFace::Type::Role:
      return {Look::Form::Scallops, Look::Art::Slants, Look::Plate::None, false, false, "head"};
    case CardFace::Type::Goal:
      return {Look::Form::Plain, Look::Art::Way, Look::Plate::None, false, false, "reward"};
    case CardFace::Type::Move:
      break;
  }
  return {Look::Form::Notched, Look::Art::Slants, Look::Plate::None, false, false, "move"};
}

}  // namespace playsheet
