package org.wardiary.events.game.recorded.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.GameBoard;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.text.Text;

/**
 * What stands where in a recorded game: units with their states, the states of spaces, of their
 * sides and of the sides, the phase, and the attack that is open. Changed by {@link RecordedSteps}
 * alone.
 */
public final class RecordedBoard extends GameBoard<RecordedBoard, RecordedQuestion> {

  private Map<String, Piece> units;
  private SortedMap<String, SortedMap<String, String>> marks;
  private final List<String> sideNames;
  private String acting = "";
  private String phase = "";
  private int attacks;
  private int openAttack;
  private int[] losses;
  private SortedMap<String, String> moved = new TreeMap<>();
  private SortedMap<String, String> departed = new TreeMap<>();
  private List<Assault> assaults = List.of();

  /**
   * Creates the board before the first statement.
   *
   * @param sides names of all sides, two or more
   * @param units the units known from the game file, by their ids
   * @param scores what sides have scored, by the side, then by the score's word
   */
  public RecordedBoard(
      List<String> sides, Map<String, Piece> units, Map<String, SortedMap<String, String>> scores) {
    super(new Sides(sides.get(0), sides.get(1)), RecordedQuestion.ALL);
    this.sideNames = List.copyOf(sides);
    this.losses = new int[sides.size()];
    this.units = new LinkedHashMap<>(units);
    this.marks = new TreeMap<>(scores);
  }

  /** The board of a position of a recorded game; must not be changed. */
  public static RecordedBoard of(Position position) {
    return (RecordedBoard) ((BoardPosition<?>) position).board();
  }

  @Override
  public RecordedBoard copy() {
    RecordedBoard copy = super.copy();
    copy.units = new LinkedHashMap<>(units);
    copy.marks = new TreeMap<>(marks);
    copy.losses = losses.clone();
    copy.moved = new TreeMap<>(moved);
    copy.departed = new TreeMap<>(departed);
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    super.transfer(bytes);
    acting = bytes.words(acting);
    phase = bytes.words(phase);
    attacks = bytes.whole(attacks);
    openAttack = bytes.whole(openAttack);
    bytes.wholes(losses);
    units = transferred(bytes, units, RecordedBoard::unit, new LinkedHashMap<>());
    marks = new TreeMap<>(transferred(bytes, marks, RecordedBoard::states, new TreeMap<>()));
    moved = states(bytes, Optional.of(moved));
    departed = states(bytes, Optional.of(departed));
    assaults = Assault.transferred(bytes, assaults);
  }

  /** Writes or reads one value of a map; the value to write is empty when reading. */
  private interface Transfer<V> {
    V apply(StateBytes bytes, Optional<V> value);
  }

  private static <V> Map<String, V> transferred(
      StateBytes bytes, Map<String, V> all, Transfer<V> one, Map<String, V> into) {
    int size = bytes.whole(all.size());
    List<Map.Entry<String, V>> entries = new ArrayList<>(all.entrySet());
    for (int i = 0; i < size; i++) {
      Optional<Map.Entry<String, V>> entry =
          bytes.reading() ? Optional.empty() : Optional.of(entries.get(i));
      String key = bytes.words(entry.map(Map.Entry::getKey).orElse(""));
      into.put(key, one.apply(bytes, entry.map(Map.Entry::getValue)));
    }
    return into;
  }

  private static Piece unit(StateBytes bytes, Optional<Piece> piece) {
    Piece from = piece.orElseGet(() -> Piece.waiting("", ""));
    String side = bytes.words(from.side());
    String kind = bytes.words(from.kind());
    String space = bytes.words(from.space());
    boolean gone = bytes.octet(from.gone() ? 1 : 0) == 1;
    return new Piece(side, kind, space, gone, states(bytes, Optional.of(from.states())));
  }

  private static SortedMap<String, String> states(
      StateBytes bytes, Optional<SortedMap<String, String>> states) {
    Map<String, String> from = states.orElseGet(TreeMap::new);
    return new TreeMap<>(
        transferred(bytes, from, (to, value) -> to.words(value.orElse("")), new TreeMap<>()));
  }

  @Override
  public String id(int unit) {
    throw new IllegalStateException("expected a question about no unit");
  }

  @Override
  public int losses(int side) {
    return losses[side];
  }

  /** The units by their ids, those of the game file first; not to be changed. */
  public Map<String, Piece> units() {
    return units;
  }

  /** A unit. */
  public Optional<Piece> unit(String id) {
    return Optional.ofNullable(units.get(id));
  }

  /**
   * The states of spaces, sides of spaces and sides: by {@code @0101}, {@code @0101|0102} or the
   * side's name, then by the state's word; not to be changed.
   */
  public SortedMap<String, SortedMap<String, String>> marks() {
    return marks;
  }

  /** Names of all sides, of which {@link #sides()} has the first two. */
  public List<String> sideNames() {
    return sideNames;
  }

  /** Name of the side that acts; empty if all do, or none yet. */
  public String acting() {
    return acting;
  }

  /** The phase; empty before the first that is named. */
  public String phase() {
    return phase;
  }

  /** Number of the last attack declared in this turn; 0 if there was none. */
  public int attacks() {
    return attacks;
  }

  /** Number of the attack to which retreats, losses and advances belong; 0 if none is open. */
  public int openAttack() {
    return openAttack;
  }

  /**
   * The units that changed their places in this phase, and the points of movement that each took as
   * far as a rule says so; not to be changed.
   */
  public SortedMap<String, String> moved() {
    return moved;
  }

  /** The units that were lost or left, each time, by a number: {@code how unit}. */
  public SortedMap<String, String> departed() {
    return departed;
  }

  /** The attack declared n-th in this turn. */
  public Optional<Assault> assault(int number) {
    return number > 0 && number <= assaults.size()
        ? Optional.of(assaults.get(number - 1))
        : Optional.empty();
  }

  void moved(String unit, double points) {
    if (points == 0) {
      moved.putIfAbsent(unit, "0");
    } else {
      moved.put(unit, Double.toString(points + spent(unit)));
    }
  }

  /** The points of movement that a unit took in this phase. */
  public double spent(String unit) {
    return Double.parseDouble(moved.getOrDefault(unit, "0"));
  }

  void depart(String how, String unit) {
    departed.put(Text.of("%06d", departed.size()), how + " " + unit);
  }

  void assault(int number, Assault assault) {
    List<Assault> all = new ArrayList<>(assaults);
    if (number > all.size()) {
      all.add(assault);
    } else {
      all.set(number - 1, assault);
    }
    assaults = List.copyOf(all);
  }

  void unit(String id, Piece piece) {
    units.put(id, piece);
  }

  void marks(String target, SortedMap<String, String> states) {
    if (states.isEmpty()) {
      marks.remove(target);
    } else {
      marks.put(target, states);
    }
  }

  void turn(int number) {
    beginTurnOf(number, NOBODY);
    acting = "";
    phase = "";
    attacks = 0;
    openAttack = 0;
    assaults = List.of();
    moved.clear();
  }

  void phase(String side, String named) {
    beginTurnOf(turn(), sides().number(side).orElse(NOBODY));
    acting = side;
    phase = named;
    openAttack = 0;
    moved.clear();
  }

  int declareAttack() {
    openAttack = ++attacks;
    return attacks;
  }

  void openAttack(int attack) {
    openAttack = attack;
  }

  /** A unit of a side is lost; a unit of nobody is nobody's loss. */
  void lose(String side) {
    int number = sideNames.indexOf(side);
    if (number >= 0) {
      losses[number]++;
    }
  }
}
