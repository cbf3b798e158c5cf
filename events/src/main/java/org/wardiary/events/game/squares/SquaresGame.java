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
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.players.AggressivePlayer;
import org.wardiary.events.game.squares.players.LookaheadPlayer;
import org.wardiary.events.game.squares.players.PlayingStyle;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Variant;
import org.wardiary.events.text.Text;

/** SQUARES, in one of its variants. */
public abstract class SquaresGame implements Game {

  private static final List<Player> PLAYERS =
      Stream.concat(
              Stream.of(AggressivePlayer.PLAYER),
              Arrays.stream(PlayingStyle.values()).<Player>map(LookaheadPlayer::new))
          .toList();

  private final Variant variant;

  public SquaresGame(Variant variant) {
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
    return SquaresMap.of(variant, map);
  }

  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    return Optional.empty(); // SQ gives no tag of its own a meaning
  }

  @Override
  public Position position(Setup setup) {
    return new SquaresPosition(setup, new Board(layout(setup)));
  }

  @Override
  public Position restore(Setup setup, byte[] snapshot) {
    return new SquaresPosition(setup, Board.restore(layout(setup), snapshot));
  }

  private SquaresMap layout(Setup setup) {
    if (setup.map() instanceof SquaresMap own && own.variant() == variant) {
      return own;
    }
    throw new IllegalArgumentException(
        Text.of("expected a layout of %s but got one of another game", id()));
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.FIRST_SIDES_TURNS;
  }

  @Override
  public Player aggressive() {
    return AggressivePlayer.PLAYER;
  }

  @Override
  public List<Player> players() {
    return PLAYERS;
  }

  @Override
  public String toString() {
    return id();
  }
}
