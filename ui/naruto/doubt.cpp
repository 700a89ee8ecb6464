// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/doubt.h"

#include "engine/naruto/actions/given_up.h"
#include "ui/naruto/naruto_desk.h"

/// Decisions that are asked about once. What would be given up is told by the engine; whether anybody has looked, by
/// what was on the screen.
namespace playsheet {

using naruto::ChoiceKind;

/// Nothing in a lesson: it knows what comes next.
std::optional<Doubt> NarutoDesk::doubtOf(const Action& action) const {
  if (guided() || over()) return std::nullopt;
  const ChoiceKind kind = match_.state().choice.kind;
  const auto* hand = std::get_if<naruto::ChangeHand>(&action);
  if (hand && hand->change) return Doubt::Hand;
  const bool done = std::holds_alternative<naruto::Done>(action);
  const bool on_cards = hand || (done && (kind == ChoiceKind::mission_action || kind == ChoiceKind::look));
  if (on_cards && unseen()) return Doubt::Unseen;
  if (!done) return std::nullopt;
  switch (naruto::given_up({match_.state(), match_.rules()})) {
    case naruto::GivenUp::deployment:  // of hands that are covered again the question would tell
      if (secrecy_.level() == Secrecy::Hold || coveredHand()) return std::nullopt;
      return Doubt::Deployment;
    case naruto::GivenUp::attack:
      return Doubt::Attack;
    case naruto::GivenUp::block:
      return Doubt::Block;
    case naruto::GivenUp::nothing:
      break;
  }
  return std::nullopt;
}

/// Whoever is asked has not seen what is asked about: in the mission phase, not since it began.
bool NarutoDesk::unseen() const {
  if (secrecy_.level() != Secrecy::Hold || !secrecy_.secret()) return false;
  if (!looked_ || looked_->player != match_.decider()) return true;
  return match_.state().choice.kind == ChoiceKind::mission_action ? looked_->phase != phaseNow()
                                                                  : looked_->moment != match_.moments().size();
}

void NarutoDesk::noteLook() {
  if (over() || still_ || coveredHand()) return;
  looked_ = {match_.decider(), phaseNow(), match_.moments().size()};
}

void NarutoDesk::endDoubt() {
  if (!doubt_) return;
  doubt_.reset();
  refresh();
}

}  // namespace playsheet
