package org.wardiary.events.game.hasami;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;

public final class HasamiGame implements Game {

  public static final String ID = "hasami";

  /** Name of the only question. */
  static final String TURN = "turn";

  private static final List<String> SIDES = List.of("White", "Black");

  /** A man's id (HS-2.1). */
  static String id(int man) {
    return "M" + (man + 1);
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
  public Optional<TagRejection> checkTags(Tags tags) {
    return Optional.empty();
  }

  @Override
  public Position position(Setup setup) {
    return new HasamiPosition(setup, new Board((HasamiMap) setup.map()));
  }

  @Override
  public Position restore(Setup setup, byte[] snapshot) {
    return new HasamiPosition(setup, Board.restore((HasamiMap) setup.map(), snapshot));
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
