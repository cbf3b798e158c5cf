package org.wardiary.reports.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;

/**
 * Which symbol stands for which kind of unit of a game: {@code symbols/GAME.properties} on the
 * class path (with {@code -} for each {@code /} in the game's id), a line {@code LETTER=SYMBOL} for
 * each kind.
 */
public final class KindSymbols {

  private static final Map<String, KindSymbols> LOADED = new ConcurrentHashMap<>();

  private final String game;
  private final Properties byLetter;
  private final Map<String, String> names;

  private KindSymbols(String game, Properties byLetter) {
    this.game = game;
    this.byLetter = byLetter;
    this.names = Games.find(game).map(Game::kinds).orElse(Map.of());
  }

  /**
   * The symbols of a game.
   *
   * @param game the game's id
   * @throws IllegalArgumentException if there is no file for the game
   */
  public static KindSymbols of(String game) {
    return LOADED.computeIfAbsent(game, KindSymbols::load);
  }

  private static KindSymbols load(String game) {
    String resource = Text.of("/symbols/%s.properties", game.replace('/', '-'));
    try (InputStream in = KindSymbols.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException(
            Text.of("expected the symbols of '%s' in %s but it is not there", game, resource));
      }
      Properties properties = new Properties();
      properties.load(in);
      return new KindSymbols(game, properties);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The symbol of a kind.
   *
   * @param letter the kind's letter, e.g. {@code I}
   * @throws IllegalArgumentException if the game has no such kind
   */
  public Symbol symbol(String letter) {
    String name = byLetter.getProperty(letter);
    if (name == null) {
      throw new IllegalArgumentException(
          Text.of("expected a kind of unit of %s but got '%s'", game, letter));
    }
    return Symbols.named(name);
  }

  /** Letters of all kinds that have a symbol, sorted. */
  public SortedSet<String> letters() {
    return new TreeSet<>(byLetter.stringPropertyNames());
  }

  /** What people call a kind; its letter where the game has no name for it. */
  public String name(String letter) {
    return names.getOrDefault(letter, letter);
  }

  /** The letter of the kind of a unit with an id such as {@code I1}. */
  public static String letter(String id) {
    int letters = 0;
    while (letters < id.length() && Character.isLetter(id.charAt(letters))) {
      letters++;
    }
    return id.substring(0, letters);
  }
}
