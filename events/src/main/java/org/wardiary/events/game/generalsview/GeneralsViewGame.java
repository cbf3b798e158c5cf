package org.wardiary.events.game.generalsview;

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
import org.wardiary.events.game.BoardGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.MapReader;
import org.wardiary.events.game.generalsview.map.Symmetries;
import org.wardiary.events.game.generalsview.players.AggressivePlayer;
import org.wardiary.events.game.generalsview.players.SearchPlayer;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.game.generalsview.unit.Kind;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.text.Text;

/** The game A General's View ({@code rules/generals-view.md}). */
public final class GeneralsViewGame extends BoardGame<Board> {

  private static final Map<String, String> KINDS =
      Kind.ALL.stream().collect(Collectors.toMap(Kind::letter, Kind::title));

  private static final Pattern DICE = Pattern.compile("([1-6])-([1-6])");

  private static final String ID = "generals-view";
  private static final RuleSet STANDARD = GeneralsViewRules.standard(ID);

  private final GeneralsViewRules rules;

  /** The game under the standard rules. */
  public GeneralsViewGame() {
    this(STANDARD);
  }

  private GeneralsViewGame(RuleSet values) {
    super(values);
    rules = new GeneralsViewRules(values);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Game under(RuleSet values) {
    return new GeneralsViewGame(values);
  }

  @Override
  public String title() {
    return "A General's View";
  }

  @Override
  public List<String> sides() {
    return GeneralsViewMap.SIDES.names();
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
    GeneralsViewMap read = MapReader.read(map);
    return rules().isStandard() ? read : read.withoutWarnings();
  }

  /**
   * Checks {@code Dice} (GV-3): one roll for each side, first-named side first, and unequal. The
   * side with the higher roll chose who begins, so either side may have the first turn.
   */
  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    return tags.get("Dice").flatMap(GeneralsViewGame::checkDice);
  }

  private static Optional<TagRejection> checkDice(String dice) {
    Matcher matcher = DICE.matcher(dice);
    boolean unequal = matcher.matches() && !matcher.group(1).equals(matcher.group(2));
    return unequal
        ? Optional.empty()
        : Optional.of(
            new TagRejection(
                "Dice",
                "GV-3",
                Text.of("expected two unequal dice such as 5-3 but got '%s'", dice)));
  }

  @Override
  protected Board board(Setup setup) {
    return new Board(map(setup, GeneralsViewMap.class), rules);
  }

  @Override
  protected GeneralsViewPosition position(Setup setup, Board board) {
    return new GeneralsViewPosition(setup, board);
  }

  @Override
  public List<String> split(String word) {
    return AnswerText.split(word);
  }

  @Override
  public String join(String word, String answer) {
    return AnswerText.join(word, answer);
  }

  @Override
  public List<Symmetry> symmetries(GameMap map) {
    return Symmetries.of((GeneralsViewMap) map);
  }

  @Override
  public boolean hasChance() {
    return true;
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.FIRST_SIDES_TURNS;
  }

  @Override
  public Player aggressive() {
    return new AggressivePlayer();
  }

  @Override
  public Optional<Player> search(String name, int nodes) {
    return Optional.of(new SearchPlayer(name, nodes));
  }

  @Override
  public List<RatedPlayer> ladder() {
    return List.of(
        new RatedPlayer("uniform", 0),
        new RatedPlayer("aggressive", 795),
        new RatedPlayer("search:4000", 1121),
        new RatedPlayer("search:16000", 1307));
  }
}
