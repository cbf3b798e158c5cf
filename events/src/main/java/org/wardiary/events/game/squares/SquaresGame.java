package org.wardiary.events.game.squares;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.game.Coverage;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Layout;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.text.Text;

/** SQUARES, in one of its variants. */
public final class SquaresGame implements Game {

  /** SQUARES: The Civil War Battle Game. */
  public static final Game CIVIL_WAR = new SquaresGame(Variant.CIVIL_WAR);

  /** SQUARES: The Napoleonic War Variant. */
  public static final Game NAPOLEONIC = new SquaresGame(Variant.NAPOLEONIC);

  private static final List<Player> PLAYERS =
      Stream.concat(
              Stream.of(AggressivePlayer.PLAYER),
              Arrays.stream(Style.values()).<Player>map(ThinkingPlayer::new))
          .toList();

  private final Variant variant;

  private SquaresGame(Variant variant) {
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
  public String rulesVersion() {
    return "squares 1";
  }

  @Override
  public String standardMap() {
    return "squares";
  }

  @Override
  public Layout layout(MapFile map) {
    return SquaresLayout.of(variant, map);
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

  private SquaresLayout layout(Setup setup) {
    if (setup.layout() instanceof SquaresLayout own && own.variant() == variant) {
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
  public Optional<Coverage> coverage() {
    return Optional.of(new SquaresCoverage());
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
