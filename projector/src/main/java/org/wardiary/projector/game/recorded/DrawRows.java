package org.wardiary.projector.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.events.event.Fact;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.recorded.file.Deck;
import org.wardiary.events.game.recorded.file.Die;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Vocabulary;
import org.wardiary.projector.game.recorded.view.RecordedChance;
import org.wardiary.projector.game.recorded.view.RecordedDraw;
import org.wardiary.projector.game.recorded.view.RecordedSource;

/** What was thrown and drawn in a game so far, by statements and by facts. Mutable. */
final class DrawRows {

  /** Dice with more results are not compared with chance. */
  private static final int MOST_RESULTS = 1000;

  private static final String BY = "by";

  private final Vocabulary vocabulary;
  private final List<RecordedDraw> rows = new ArrayList<>();
  private final Map<String, Optional<RecordedSource>> sources = new TreeMap<>();

  /**
   * Starts with no draws.
   *
   * @param file the game's file, if there is one
   */
  DrawRows(Optional<GameFile> file) {
    this.vocabulary = file.map(GameFile::vocabulary).orElse(Vocabulary.OPEN);
  }

  /** Dice and cards among facts, of the side that decided or else of the one that acted. */
  void facts(GameEvent event, String side, List<Fact> facts) {
    String thrower =
        facts.stream()
            .filter(fact -> fact.getName().equals(BY))
            .map(Fact::getValue)
            .findFirst()
            .orElse(side);
    for (Fact fact : facts) {
      if (source(fact.getName()).isPresent()) {
        for (String value : fact.getValue().split(",")) {
          drawn(event, thrower, fact.getName(), value);
        }
      }
    }
  }

  void drawn(GameEvent event, String side, String source, String value) {
    source(source);
    rows.add(new RecordedDraw(event.getTurn(), side, source, value));
  }

  private Optional<RecordedSource> source(String word) {
    return sources.computeIfAbsent(
        word,
        name ->
            vocabulary
                .die(name)
                .map(DrawRows::chances)
                .or(() -> vocabulary.deck(name).map(DrawRows::chances))
                .filter(source -> source.getChances().size() <= MOST_RESULTS));
  }

  private static RecordedSource chances(Deck deck) {
    Map<String, Double> chances = new TreeMap<>();
    deck.cards().forEach((card, copies) -> chances.put(card, (double) copies / deck.size()));
    return new RecordedSource(deck.id(), true, sorted(chances));
  }

  /** The chances of a die, or of the sums of several. */
  private static RecordedSource chances(Die die) {
    return new RecordedSource(die.id(), false, sorted(die.chances()));
  }

  private static List<RecordedChance> sorted(Map<String, Double> chances) {
    List<RecordedChance> sorted = new ArrayList<>();
    new TreeMap<>(chances)
        .forEach((value, chance) -> sorted.add(new RecordedChance(value, chance)));
    return sorted;
  }

  List<RecordedDraw> rows() {
    return List.copyOf(rows);
  }

  /** The sources that are known and gave something, sorted. */
  List<RecordedSource> sources() {
    return sources.values().stream()
        .flatMap(Optional::stream)
        .filter(source -> !source.getChances().isEmpty())
        .toList();
  }
}
