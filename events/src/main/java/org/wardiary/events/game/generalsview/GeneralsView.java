package org.wardiary.events.game.generalsview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.BattleBegun;
import org.wardiary.events.event.BattleWon;
import org.wardiary.events.event.DuelFought;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.GoldGained;
import org.wardiary.events.event.MovementEnded;
import org.wardiary.events.event.MovementSpent;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.event.SupplyChanged;
import org.wardiary.events.event.SupplyChecked;
import org.wardiary.events.event.UnitBrought;
import org.wardiary.events.event.UnitRaised;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.Text;

/** The game A General's View ({@code rules/generals-view.md}). */
public final class GeneralsView implements Game {

  static final List<String> SIDES = List.of("Red", "Blue");

  private static final Map<String, String> KINDS =
      Arrays.stream(Kind.ALL)
          .collect(Collectors.toMap(kind -> "" + kind.letter, kind -> kind.title));

  private static final Pattern DICE = Pattern.compile("([1-6])-([1-6])");

  @Override
  public String id() {
    return "generals-view";
  }

  @Override
  public String title() {
    return "A General's View";
  }

  @Override
  public List<String> sides() {
    return SIDES;
  }

  @Override
  public Map<String, String> kinds() {
    return KINDS;
  }

  @Override
  public List<Class<? extends SpecificRecord>> events() {
    return List.of(
        FieldLaid.class,
        GoldGained.class,
        UnitRaised.class,
        MovementSpent.class,
        SquareTaken.class,
        MovementEnded.class,
        BattleBegun.class,
        UnitBrought.class,
        DuelFought.class,
        BattleWon.class,
        SupplyChecked.class,
        SupplyChanged.class);
  }

  @Override
  public String rulesVersion() {
    return "generals-view 1";
  }

  @Override
  public String standardMap() {
    return "generals-view";
  }

  @Override
  public GameMap readMap(MapFile map) {
    return FieldFile.read(map, SIDES);
  }

  /**
   * Checks {@code Dice} (GV-3): one roll of each side, first-named side first, and unequal. The
   * higher one chose, so that either side may have the first turn.
   */
  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    return tags.get("Dice").flatMap(GeneralsView::checkDice);
  }

  private static Optional<TagRejection> checkDice(String dice) {
    Matcher matcher = DICE.matcher(dice);
    if (!matcher.matches()) {
      return Optional.of(
          new TagRejection(
              "Dice", "GV-3", Text.of("expected two dice such as 5-3 but got '%s'", dice)));
    }
    if (matcher.group(1).equals(matcher.group(2))) {
      return Optional.of(
          new TagRejection(
              "Dice",
              "GV-3",
              Text.of(
                  "expected unequal dice, as equal ones are rolled again, but got '%s'", dice)));
    }
    return Optional.empty();
  }

  @Override
  public Position position(Setup setup) {
    return new GeneralsViewPosition(setup, new Board((Field) setup.map()));
  }

  @Override
  public Position restore(Setup setup, byte[] snapshot) {
    return new GeneralsViewPosition(setup, Snapshot.read((Field) setup.map(), snapshot));
  }

  /** Steps of one unit may be joined: {@code L4:c4.c5.d5} is three answers (GV-3.2). */
  @Override
  public List<String> split(String word) {
    int mark = word.indexOf(':');
    if (mark < 0 || word.indexOf('.', mark) < 0) {
      return List.of(word);
    }
    List<String> answers = new ArrayList<>();
    for (String square : word.substring(mark + 1).split("\\.", -1)) {
      if (square.isEmpty()) {
        return List.of(word);
      }
      answers.add(word.substring(0, mark + 1) + square);
    }
    return answers;
  }

  @Override
  public String join(String word, String answer) {
    int mark = word.indexOf(':');
    boolean sameUnit = mark > 0 && answer.startsWith(word.substring(0, mark + 1));
    return sameUnit ? word + "." + answer.substring(mark + 1) : "";
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.FIRST_SIDES_TURNS;
  }

  @Override
  public Player aggressive() {
    return new Aggressive();
  }
}
