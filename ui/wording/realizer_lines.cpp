// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "ui/wording/joining.h"
#include "ui/wording/realizer.h"

/// From the sentences of a plan to the lines of a text.
namespace playsheet::wording {

using naruto::describe::Paragraph;
using naruto::describe::SentenceKind;

namespace {

/// It defines a letter as a figure of this card.
bool is_figure_of(const naruto::describe::Sentence& s, naruto::Ref of) {
  return s.kind == SentenceKind::definition && s.amount.kind == naruto::Amount::Kind::value && s.amount.of == of;
}

}  // namespace

std::vector<Line> Realizer::lines(const Paragraph& p, bool listed) {
  std::vector<Line> said;
  LineOpenings openings;
  ability_ = p.ability;
  others_act_ = false;
  after_other_ = false;
  each_acts_for_ = false;
  for (std::size_t i = 0; i < p.sentences.size(); ++i) {
    const std::size_t at = said.size();
    const LineOpening opening = openings.before(p.sentences[i]);
    // "X is the combat and Y is the support of the user."
    std::vector<std::string> figures;
    std::size_t next = i;
    while (next < p.sentences.size() && is_figure_of(p.sentences[next], p.sentences[i].amount.of))
      figures.push_back(fixed(p.sentences[next++]));
    if (figures.size() > 1) {
      said.push_back({with_one_bearer(figures, language() == Language::en ? " of " : " d", and_word()) + "."});
    } else {
      for (Line& part : sentence(p.sentences[i], listed)) said.push_back(std::move(part));
      if (p.sentences[i].kind == SentenceKind::works_in && i + 1 < p.sentences.size())
        said.back().words.back() = ':';  // a label
    }
    said[at].opening = opening;
    for (std::size_t part = at; part < said.size(); ++part) said[part].start = {i, part - at};
    if (said.size() - at > 1 && said.back().opening == LineOpening::option) openings.end_modes();
    if (figures.size() > 1) i = next - 1;
  }
  if (p.valid && !said.empty()) said.front().words.insert(0, valid_label());
  return said;
}

std::string Realizer::quoted(const Sentence& s) {
  const bool outer = std::exchange(is_ninja_, true);  // the bearer is a Ninja, whatever gave it the text
  const auto marks = std::exchange(marks_, nullptr);  // "this Ninja" is not this card there
  const auto ability = ability_;
  std::string text;
  for (const Paragraph& p : s.quoted) text += (text.empty() ? "" : " ") + joined(lines(p, false), {});
  is_ninja_ = outer;
  marks_ = marks;
  ability_ = ability;
  return text;
}

std::vector<std::vector<Line>> Realizer::told(const std::vector<Paragraph>& plan, const Layout& layout) {
  targets_ = 0;
  target_group_ = false;
  target_whole_ = false;
  target_teams_ = false;
  std::vector<std::vector<Line>> said;
  for (std::size_t p = 0; p < plan.size(); ++p) said.push_back(lines(plan[p], !layout[p].empty()));
  return said;
}

Layout Realizer::layout(const Maker& make, const std::vector<Paragraph>& plan) {
  Layout layout(plan.size());
  std::vector<std::unique_ptr<Realizer>> languages;
  std::vector<std::vector<std::vector<Line>>> said;
  const auto tell = [&] {
    languages.clear();
    said.clear();
    for (const Language language : kLanguages) {
      languages.push_back(make(language));
      said.push_back(languages.back()->told(plan, layout));
    }
  };
  const auto in_each = [&](std::size_t p) {
    std::vector<ToldParagraph> each;
    for (std::size_t i = 0; i < languages.size(); ++i)
      each.push_back(
          {said[i][p], [one = languages[i].get()](std::string line) { return one->polished(std::move(line)); }});
    return each;
  };
  tell();
  for (std::size_t p = 0; p < plan.size(); ++p) {
    if (!is_too_long(in_each(p))) continue;
    layout[p] = {{0, 0}};  // its modes are a list now, in every language
    tell();
    layout[p] = line_starts(in_each(p));
  }
  return layout;
}

std::string Realizer::text(const std::vector<Paragraph>& plan, const Layout& layout) {
  std::string all;
  const auto said = told(plan, layout);
  for (std::size_t p = 0; p < plan.size(); ++p) {
    std::string text = joined(said[p], layout[p]);
    for (const Sentence& s : plan[p].sentences)
      if (marks_ != nullptr && s.kind == SentenceKind::definition)
        text = marks_->around_letter(std::move(text), s.letter, s.amount, plan[p].ability);
    all += (all.empty() ? "" : "\n") + text;
  }
  return polished(std::move(all));
}

MarkedText Realizer::marked_text(const std::vector<Paragraph>& plan, const Layout& layout) {
  Marks marks;
  marks_ = &marks;
  const std::string all = text(plan, layout);
  marks_ = nullptr;
  return marks.taken_out(all);
}

}  // namespace playsheet::wording
