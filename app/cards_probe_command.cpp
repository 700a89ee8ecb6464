// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <ostream>
#include <thread>

#include "app/cards_command.h"
#include "app/cards_tree_commands.h"
#include "app/exit_code.h"
#include "app/probe_files.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/probe/golden.h"
#include "engine/naruto/probe/search.h"

namespace playsheet {
namespace {

using naruto::Catalog;
using naruto::probe::Probe;
using naruto::probe::Subject;

bool load(const CardsProbeOptions& options, Catalog& cards, std::ostream& err) {
  if (!load_cards(options.cards, cards, err)) return false;
  const auto text = read_text_file(options.test_cards);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return false;
  }
  return !naruto::has_errors(naruto::read_cards(*text, options.test_cards.string(), cards));
}

/// The probes of a text as they are written, and the changes of its tree that none of them notices.
struct Found {
  std::vector<std::string> blocks;
  std::vector<std::string> unnoticed;
};

/// Every text of the ready cards and what became of it, worked upon by several threads with catalogs of their own.
class Work {
 public:
  Work(const CardsProbeOptions& options, const Catalog& cards, std::map<std::string, std::string> known)
      : options_(options), known_(std::move(known)), subjects_(naruto::probe::subjects_of(cards)) {
    found_by_subject_.resize(subjects_.size());
  }

  void work(Catalog& cards) {
    for (std::size_t i = next_++; i < subjects_.size(); i = next_++)
      found_by_subject_[i] = probes_of(subjects_[i], cards);
  }

  const std::vector<Subject>& subjects() const { return subjects_; }
  const Found& of(std::size_t i) const { return found_by_subject_[i]; }
  int kept() const { return kept_; }
  int found() const { return found_; }

 private:
  bool wanted(const std::string& code) const {
    return options_.only.empty() || std::find(options_.only.begin(), options_.only.end(), code) != options_.only.end();
  }

  /// The probes that there are, as they play today, if all of them still do; else new ones; none where none was found.
  Found probes_of(Subject subject, Catalog& cards) {
    Found found;
    const bool search = wanted(cards[subject.card].code);
    if (!(search && options_.anew))
      for (std::size_t number = 0;; ++number) {
        const auto known = known_.find(naruto::probe::id_of(cards, subject, number));
        if (known == known_.end()) break;
        const auto read = naruto::probe::read_probes(known->second, "probe", cards);
        if (read.probes.size() == 1 && add(found, read.probes.front(), cards)) continue;
        found = {};
        break;
      }
    kept_ += static_cast<int>(found.blocks.size());
    if (!found.blocks.empty() || !search) return found;
    naruto::probe::Effort effort;
    effort.positions = options_.positions;
    for (const Probe& probe : naruto::probe::find_probes(cards, subject, effort)) add(found, probe, cards);
    found_ += static_cast<int>(found.blocks.size());
    return found;
  }

  static bool add(Found& found, const Probe& probe, Catalog& cards) {
    const auto trace = naruto::probe::trace_of(probe, cards);
    std::string text = naruto::probe::golden_of(probe, cards, trace).text;
    if (text.empty()) return false;
    auto unnoticed = naruto::probe::unnoticed_by(probe, cards, trace).names;
    if (found.blocks.empty())
      found.unnoticed = std::move(unnoticed);
    else
      naruto::probe::keep_common(found.unnoticed, unnoticed);
    found.blocks.push_back(std::move(text));
    return true;
  }

  const CardsProbeOptions& options_;
  std::map<std::string, std::string> known_;
  std::vector<Subject> subjects_;
  std::vector<Found> found_by_subject_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<int> kept_ = 0, found_ = 0;
};

/// The files, the list of texts without a probe, and that of what goes unnoticed.
bool write(const CardsProbeOptions& options, const Work& work, const Catalog& cards, std::ostream& out,
           std::ostream& err) {
  std::map<std::string, std::string> files{{"UNREACHED", {}}, {"UNNOTICED", {}}};
  std::size_t missing = 0, unnoticed = 0;
  for (std::size_t i = 0; i < work.subjects().size(); ++i) {
    const Subject subject = work.subjects()[i];
    const std::string id = naruto::probe::id_of(cards, subject);
    if (work.of(i).blocks.empty()) files["UNREACHED"] += id + '\n', ++missing;
    for (const std::string& name : work.of(i).unnoticed) files["UNNOTICED"] += id + ' ' + name + '\n', ++unnoticed;
    std::string& file = files[probe_file_of(cards[subject.card].set)];
    for (const std::string& block : work.of(i).blocks) file += (file.empty() ? "" : "\n") + block;
  }
  for (const auto& [name, text] : files)
    if (const auto written = write_text_file(options.probes / name, text); !written) {
      fmt::print(err, "{}\n", text_of(written.problem()));
      return false;
    }
  fmt::print(out, "{} texts: {} probes kept, {} found; {} texts without one, {} changes unnoticed\n",
             work.subjects().size(), work.kept(), work.found(), missing, unnoticed);
  return true;
}

}  // namespace

int run_cards_probe(const CardsProbeOptions& options, std::ostream& out, std::ostream& err) {
  std::vector<Catalog> cards(std::max(1U, options.at_a_time));
  for (Catalog& each : cards)
    if (!load(options, each, err)) return kWrong;
  const auto files = read_probe_files(options.probes);
  if (!files) {
    fmt::print(err, "{}\n", text_of(files.problem()));
    return kWrong;
  }
  std::map<std::string, std::string> known;
  for (const TextSource& file : *files) known.merge(probe_blocks(file.text));
  Work work(options, cards.front(), std::move(known));
  {
    std::vector<std::jthread> threads;
    for (Catalog& each : cards) threads.emplace_back([&work, &each] { work.work(each); });
  }
  return write(options, work, cards.front(), out, err) ? kFine : kWrong;
}

}  // namespace playsheet
