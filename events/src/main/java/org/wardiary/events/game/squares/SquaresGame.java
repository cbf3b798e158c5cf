package org.wardiary.events.game.squares;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitStood;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Snapshot;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.map.Symmetries;
import org.wardiary.events.game.squares.players.AggressivePlayer;
import org.wardiary.events.game.squares.players.LookaheadPlayer;
import org.wardiary.events.game.squares.players.PlayingStyle;
import org.wardiary.events.game.squares.players.SearchPlayer;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Variant;
import org.wardiary.events.text.Text;

/** SQUARES, in one of its variants. */
public abstract class SquaresGame implements Game {

  private static final Player AGGRESSIVE = new AggressivePlayer(SquaresGame::board);

  private static final List<Player> PLAYERS =
      Stream.concat(
              Stream.of(AGGRESSIVE),
              Arrays.stream(PlayingStyle.values())
                  .<Player>map(style -> new LookaheadPlayer(style, SquaresGame::board)))
          .toList();

  private final Variant variant;

  SquaresGame(Variant variant) {
    this.variant = variant;
  }

  @Override
  public String id() {
    return variant.id();
  }

  @Override
  public String title() {
    return variant.title();
  }

  @Override
  public List<String> sides() {
    return variant.sides();
  }

  @Override
  public Map<String, String> kinds() {
    return Arrays.stream(Kind.values())
        .collect(Collectors.toMap(kind -> String.valueOf(kind.letter()), Kind::title));
  }

  @Override
  public List<Class<? extends SpecificRecord>> events() {
    return List.of(
        ArmyMustered.class,
        TurnPassed.class,
        OpportunityArose.class,
        AttackDeclared.class,
        UnitStood.class,
        OptionChosen.class,
        UnitAdvanced.class);
  }

  @Override
  public String rulesVersion() {
    return "squares 1";
  }

  @Override
  public String standardMap() {
    return "squares";
  }

  @Override
  public GameMap readMap(MapFile map) {
    return SquaresMap.read(map, variant.north());
  }

  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    return Optional.empty(); // SQUARES has no tags of its own
  }

  @Override
  public Position position(Setup setup) {
    return new SquaresPosition(setup, new Board(map(setup), variant));
  }

  @Override
  public Position restore(Setup setup, byte[] snapshot) {
    return new SquaresPosition(setup, Snapshot.restore(map(setup), variant, snapshot));
  }

  /** This game with another variant's rules. */
  abstract SquaresGame of(Variant variant);

  @Override
  public Parameters parameters() {
    return rules().parameters();
  }

  @Override
  public RuleSet rules() {
    return variant.values();
  }

  @Override
  public Game under(RuleSet rules) {
    return of(variant.under(rules));
  }

  private SquaresMap map(Setup setup) {
    if (setup.map() instanceof SquaresMap map
        && map.northSide() == variant.north()
        && setup.game().rules().equals(rules())) {
      return map;
    }
    throw new IllegalArgumentException(
        Text.of("expected a map and rules of %s but got others", id()));
  }

  static Board board(Position position) {
    return ((SquaresPosition) position).board();
  }

  @Override
  public List<Symmetry> symmetries(GameMap map) {
    return Symmetries.of((SquaresMap) map);
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.FIRST_SIDES_TURNS;
  }

  @Override
  public Player aggressive() {
    return AGGRESSIVE;
  }

  @Override
  public List<Player> players() {
    return PLAYERS;
  }

  @Override
  public Optional<Player> search(String name, int nodes) {
    return Optional.of(new SearchPlayer(name, nodes, SquaresGame::board));
  }

  @Override
  public String toString() {
    return id();
  }
}
