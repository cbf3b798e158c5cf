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
import org.wardiary.events.game.BoardGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.squares.board.Board;
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
public abstract class SquaresGame extends BoardGame<Board> {

  private static final Player AGGRESSIVE = new AggressivePlayer();

  private static final List<Player> PLAYERS =
      Stream.concat(
              Stream.of(AGGRESSIVE),
              Arrays.stream(PlayingStyle.values()).<Player>map(LookaheadPlayer::new))
          .toList();

  private final Variant variant;

  SquaresGame(Variant variant) {
    super(variant.values());
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
    return variant.sides().names();
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

  /** This game with another variant's rules. */
  @Override
  protected Board board(Setup setup) {
    SquaresMap map = map(setup, SquaresMap.class);
    if (map.northSide() != variant.north()) {
      throw new IllegalArgumentException(Text.of("expected a map of %s but got another", id()));
    }
    return new Board(map, variant);
  }

  @Override
  protected SquaresPosition position(Setup setup, Board board) {
    return new SquaresPosition(setup, board);
  }

  abstract SquaresGame of(Variant variant);

  @Override
  public Game under(RuleSet rules) {
    return of(variant.under(rules));
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
    return Optional.of(new SearchPlayer(name, nodes));
  }
}
