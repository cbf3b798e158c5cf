package org.wardiary.events.game.recorded;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.file.Die;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameUnit;
import org.wardiary.events.game.recorded.file.ResultTable;
import org.wardiary.events.game.recorded.file.StateWord.Bearer;
import org.wardiary.events.game.recorded.file.Turns.Step;
import org.wardiary.events.game.recorded.statement.Words;
import org.wardiary.events.text.Text;

/**
 * What a form offers to whoever enters a recorded game, in the words of its file: what may follow
 * in the turn, points, dice and cards, units that are not on the map, and the facts of an attack.
 */
public final class Occasions {

  private static final int MOST_FACES = 20;
  private static final String USUAL_DIE = "d6";

  private final GameFile file;
  private final RecordedBoard board;

  /**
   * A unit that is not on the map.
   *
   * @param id its id
   * @param label its name, and when it arrives or that it is gone
   */
  public record Off(String id, String label) {}

  /**
   * A fact that a statement may have.
   *
   * @param key what stands before its value, such as {@code d6=}; empty for a bare word
   * @param label what it is called
   * @param words its values; empty if any may be written
   */
  public record Field(String key, String label, List<String> words) {

    /** Copies the list. */
    public Field {
      words = List.copyOf(words);
    }
  }

  /**
   * @param position a position of a recorded game
   */
  public Occasions(Position position) {
    this.file = ((FileMap) position.setup().map()).file();
    this.board = RecordedBoard.of(position);
  }

  /** The phase that is played; empty if none is named. */
  public String phase() {
    return board.phase();
  }

  /** What may follow in the turn, the next first: phases, sides, the next turn. */
  public List<Meant> next() {
    List<Meant> all = new ArrayList<>();
    if (board.turn() == 0) {
      return List.of(turn(file.turns().first()));
    }
    List<Step> steps = file.turns().steps();
    for (Step step : steps.subList(at(steps) + 1, steps.size())) {
      String side = step.side().orElse(Words.ALL);
      all.add(
          new Meant(
              ":" + side + step.phase().map(phase -> "." + phase).orElse(""),
              step.phase().map(phase -> side + ": " + phase).orElse(side)));
    }
    if (steps.isEmpty()) {
      file.sideIds().forEach(side -> all.add(new Meant(":" + side, side)));
      file.turns().phases().forEach(phase -> all.add(new Meant(":" + phase, phase)));
    }
    all.add(turn(board.turn() + 1));
    return all;
  }

  private static Meant turn(int number) {
    return new Meant(number + ".", Text.of("turn %d", number));
  }

  /** The number of the step that is played; -1 before the first. */
  private int at(List<Step> steps) {
    return IntStream.range(0, steps.size())
        .filter(i -> steps.get(i).side().orElse("").equals(board.acting()))
        .filter(i -> steps.get(i).phase().orElse("").equals(board.phase()))
        .filter(i -> !board.acting().isEmpty() || !board.phase().isEmpty())
        .findFirst()
        .orElse(-1);
  }

  /** What may be said without pointing at anything: points and states of sides, dice, cards. */
  public List<Meant> others() {
    List<Meant> all = new ArrayList<>();
    StateOffers states = new StateOffers(file, board);
    IntStream.rangeClosed(1, board.attacks())
        .filter(n -> board.assault(n).isPresent())
        .mapToObj(n -> new Meant("#" + n + " <", Text.of("attack %d: its result", n)))
        .forEach(all::add);
    dice().forEach(die -> all.add(new Meant("%" + die + "=", "throws " + die)));
    file.vocabulary()
        .decks()
        .values()
        .forEach(deck -> all.add(new Meant("%" + deck.id() + "=", deck.name() + ": draws")));
    if (!file.vocabulary().decks().isEmpty()) {
      all.add(new Meant("^", "plays a card"));
    }
    for (String side : file.sideIds()) {
      states
          .of(side, Bearer.SIDES)
          .map(it -> new Meant(it.text(), side + ": " + it.label()))
          .forEach(all::add);
    }
    return all;
  }

  /** The dice that the file names, and those of its tables; if there are none, the usual one. */
  private Set<String> dice() {
    Set<String> dice = new LinkedHashSet<>();
    tables().map(ResultTable::die).forEach(dice::add);
    dice.addAll(file.vocabulary().dice().keySet());
    if (dice.isEmpty() && file.vocabulary().decks().isEmpty()) {
      dice.add(USUAL_DIE);
    }
    return dice;
  }

  private Stream<ResultTable> tables() {
    return file.vocabulary().tables().values().stream();
  }

  /** The facts of an attack and of other statements. */
  public List<Field> facts() {
    List<Field> all = new ArrayList<>();
    all.add(new Field("", "column", tables().flatMap(it -> it.columns().stream()).toList()));
    for (String die : dice()) {
      all.add(new Field(die + "=", die, faces(die)));
    }
    List<String> results = tables().flatMap(it -> it.results().stream()).distinct().toList();
    all.add(new Field(results.isEmpty() ? "result=" : "", "result", results));
    all.add(new Field("by=", "decided by", file.sideIds()));
    if (board.attacks() > 0) {
      all.add(
          new Field(
              "of=",
              "of attack",
              IntStream.rangeClosed(1, board.attacks()).mapToObj(Integer::toString).toList()));
    }
    all.add(new Field("ruling=", "ruling", List.of()));
    return all;
  }

  private List<String> faces(String word) {
    return file.vocabulary()
        .die(word)
        .filter(die -> die.count() == 1 && die.faces().size() <= MOST_FACES)
        .map(Die::faces)
        .orElse(List.of());
  }

  /** Units that are not on the map: those that wait, then those that are gone. */
  public List<Off> off() {
    Stream<Map.Entry<String, Piece>> away =
        board.units().entrySet().stream().filter(it -> !it.getValue().stands());
    List<Map.Entry<String, Piece>> all = away.toList();
    return Stream.concat(
            all.stream().filter(it -> !it.getValue().gone()),
            all.stream().filter(it -> it.getValue().gone()))
        .map(it -> new Off(it.getKey(), label(it.getKey(), it.getValue())))
        .toList();
  }

  private String label(String id, Piece piece) {
    Optional<GameUnit> unit = file.forces().unit(id);
    String when =
        unit.filter(it -> it.arrival().isPresent())
            .map(it -> Text.of("turn %d", it.arrival().getAsInt()))
            .orElse("not placed");
    String name = unit.map(GameUnit::name).orElse(id);
    return Text.of("%s %s, %s", piece.side(), name, piece.gone() ? "gone" : when).strip();
  }

  /** What people call the ways in which a game may end, by the word for the tag Termination. */
  public Map<String, String> endings() {
    Map<String, String> names = new LinkedHashMap<>();
    file.goals().endings().values().forEach(way -> names.put(way.id(), way.name()));
    return names;
  }
}
