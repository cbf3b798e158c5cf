package org.wardiary.events.game.play;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Player;
import org.wardiary.events.text.Text;

/** Finds players by name. */
public final class Players {

  /** Name of the player that draws each legal answer with the same probability. */
  public static final String UNIFORM = "uniform";

  private static final String MIXED = "mixed";
  private static final String SEARCH = "search";
  private static final int MOST_NODES = 100_000_000;
  private static final Pattern NODES = Pattern.compile(SEARCH + ":([1-9]\\d{0,8})");
  private static final Pattern SHARE =
      Pattern.compile("(\\w+|" + NODES + "):(0(?:\\.\\d{1,6})?|1(?:\\.0{1,6})?)");

  private Players() {}

  /**
   * The player with a name.
   *
   * @param name {@code uniform}; or one of the game's own players, of which every game has at least
   *     {@code aggressive}; or {@code search:N}, a player that searches with a budget of N nodes,
   *     if the game has one; or {@code NAME:P}, which answers as the player NAME with probability P
   *     (0 to 1, at most six decimals) and otherwise as {@code uniform}; or {@code mixed:P}, the
   *     same as {@code aggressive:P}
   * @param game the game to be played
   * @throws IllegalArgumentException if there is no such player; the message lists the players
   */
  public static Player named(String name, Game game) {
    if (name.equals(UNIFORM)) {
      return new UniformPlayer();
    }
    Optional<Player> player = own(name, game);
    Matcher share = SHARE.matcher(name);
    if (player.isEmpty() && share.matches()) {
      String probability = share.group(share.groupCount());
      player =
          partner(share.group(1), game)
              .map(other -> new MixedPlayer(name, new BigDecimal(probability), other));
    }
    return player.orElseThrow(
        () ->
            new IllegalArgumentException(
                Text.of("expected a player %s but got '%s'", names(game), name)));
  }

  /**
   * A player that leaves the first answers of a game to the game's aggressive player, which draws
   * from a seed: with the same seed and the same chance, the games of all such players open alike.
   *
   * @param answers number of answers in the opening, counting those of both sides and of chance
   */
  public static Player opened(Player player, Game game, long seed, int answers) {
    return new OpenedPlayer(game.aggressive(), seed, answers, player);
  }

  private static Optional<Player> partner(String name, Game game) {
    return name.equals(MIXED) ? Optional.of(game.aggressive()) : own(name, game);
  }

  private static Optional<Player> own(String name, Game game) {
    Matcher nodes = NODES.matcher(name);
    if (nodes.matches()) {
      int budget = Integer.parseInt(nodes.group(1));
      return budget <= MOST_NODES ? game.search(name, budget) : Optional.empty();
    }
    return game.players().stream().filter(player -> player.name().equals(name)).findFirst();
  }

  private static String names(Game game) {
    String own = game.players().stream().map(Player::name).collect(Collectors.joining(", "));
    String search =
        game.search(SEARCH + ":1", 1).isEmpty()
            ? ""
            : Text.of("%s:N with N from 1 to %d, ", SEARCH, MOST_NODES);
    return Text.of("%s, %s, %sNAME:P or mixed:P with P from 0 to 1", UNIFORM, own, search);
  }
}
