package org.wardiary.events.game.hasami;

import java.util.List;
import java.util.Map;
import org.wardiary.events.game.BoardGame;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Sides;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;

public final class HasamiGame extends BoardGame<Board> {

  public static final String ID = "hasami";

  /** Name of the only question. */
  private static final List<String> SIDES = List.of("White", "Black");

  /** Creates the game. */
  public HasamiGame() {
    super(RuleSet.standard(Parameters.none(ID)));
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Hasami";
  }

  @Override
  public List<String> sides() {
    return SIDES;
  }

  @Override
  public Map<String, String> kinds() {
    return Map.of("M", "Man");
  }

  @Override
  public String rulesVersion() {
    return "hasami 1";
  }

  @Override
  public String standardMap() {
    return ID;
  }

  @Override
  public GameMap readMap(MapFile map) {
    return HasamiMap.read(map);
  }

  @Override
  protected Board board(Setup setup) {
    return new Board(Sides.of(this), map(setup, HasamiMap.class));
  }

  @Override
  protected HasamiPosition position(Setup setup, Board board) {
    return new HasamiPosition(setup, board);
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.FIRST_SIDES_TURNS;
  }

  @Override
  public Player aggressive() {
    return new AggressivePlayer();
  }
}
