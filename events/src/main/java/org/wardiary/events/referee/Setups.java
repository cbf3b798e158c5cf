package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.record.GameId;
import org.wardiary.events.record.TagOrder;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/** Creates setups from tags and from {@code GameStarted}. Safe to share between threads. */
public final class Setups {

  /** A setup, or why there is none. */
  public sealed interface Resolved {
    /** The setup; all tags are good. */
    record Ready(Setup setup) implements Resolved {}

    /** Why there is no setup: a tag is missing or bad. */
    record Bad(TagRejection rejection) implements Resolved {

      Bad(String tag, String rule, String reason) {
        this(new TagRejection(tag, rule, reason));
      }
    }
  }

  /** The largest number of parsed maps that are cached, far more than a tournament uses. */
  private static final int KEPT_LAYOUTS = 256;

  private record LayoutKey(String game, String rules, MapFile map) {}

  private final MapLibrary maps;
  private final Map<LayoutKey, GameMap> layouts = new ConcurrentHashMap<>();
  private final RuledGames games = new RuledGames();
  private final RecordedGames recorded;

  /** On first use, since reading the maps takes time. */
  private static final class Bundled {
    private static final Setups SETUPS = new Setups(MapLibrary.bundled());
  }

  /** Setups on the bundled maps, shared so that each map is parsed once. */
  public static Setups bundled() {
    return Bundled.SETUPS;
  }

  /** Creates setups on the maps of a library. */
  public Setups(MapLibrary maps) {
    this.maps = maps;
    this.recorded = new RecordedGames(maps);
  }

  /** The library of maps. */
  public MapLibrary maps() {
    return maps;
  }

  /** The setup that a record's tags describe. */
  public Resolved of(Tags tags) {
    Optional<String> id = tags.get("Game");
    if (id.isEmpty()) {
      return new Resolved.Bad("Game", "", "expected a tag Game but there is none");
    }
    Optional<Game> game = Games.refereed(id.get());
    return game.isPresent() ? checked(game.get(), tags) : recorded.of(tags, this::checked);
  }

  private Resolved checked(Game game, Tags tags) {
    Optional<Resolved> bad = Endings.badTags(game, tags).or(() -> badGameId(tags));
    return bad.orElseGet(() -> withRules(game, tags));
  }

  /**
   * The setup of a game under the standard rules, with no other tags.
   *
   * @param first side with the first turn
   * @param map name of the map; if empty, the game's standard map
   */
  public Resolved of(Game game, String first, Optional<String> map) {
    return of(game, first, map, Optional.empty());
  }

  /**
   * The setup of a game with no other tags.
   *
   * @param first side with the first turn
   * @param map name of the map; if empty, the game's standard map
   * @param rules value of the tag {@code Rules}; if empty, the standard rules
   */
  public Resolved of(Game game, String first, Optional<String> map, Optional<String> rules) {
    List<Tags.Pair> tags = new ArrayList<>();
    tags.add(new Tags.Pair("Game", game.id()));
    tags.add(new Tags.Pair("First", first));
    map.ifPresent(name -> tags.add(new Tags.Pair("Map", name)));
    rules.ifPresent(value -> tags.add(new Tags.Pair(RulesTag.NAME, value)));
    return of(new Tags(tags));
  }

  private static Optional<Resolved> badGameId(Tags tags) {
    return tags.gameId()
        .filter(id -> !GameId.isOne(id))
        .map(
            id ->
                new Resolved.Bad(
                    "GameId",
                    "",
                    Text.of(
                        "expected 16 digits of 0-9 and a-f, one of them a, b or c, but GameId is '%s'",
                        id)));
  }

  private Resolved withRules(Game game, Tags tags) {
    try {
      return withFirst(games.of(game, tags), tags);
    } catch (BadRules e) {
      return new Resolved.Bad(RulesTag.NAME, e.rule(), e.getMessage());
    }
  }

  private Resolved withFirst(Game game, Tags tags) {
    Optional<String> first = tags.get("First");
    if (first.isEmpty() && Endings.needsFirst(game, tags)) {
      return noFirst();
    }
    if (first.isPresent() && !game.sides().contains(first.get())) {
      return unknown("First", first.get(), game.sides());
    }
    if (game instanceof RecordedGame recordedGame) {
      return withMap(game, recordedGame.mapFile(), tags);
    }
    String name = tags.get("Map").orElse(game.standardMap());
    try {
      Optional<MapFile> map = maps.find(name);
      return map.isPresent() ? withMap(game, map.get(), tags) : unknown("Map", name, maps.names());
    } catch (BadMap e) {
      return new Resolved.Bad("Map", "", e.getMessage());
    }
  }

  static Resolved.Bad noFirst() {
    return new Resolved.Bad("First", "", "expected a tag First but there is none");
  }

  private Resolved withMap(Game game, MapFile map, Tags tags) {
    GameMap layout = layout(game, map);
    Optional<TagRejection> rejection = game.checkTags(tags);
    if (rejection.isEmpty()) {
      rejection = ChanceCheck.badTag(tags);
    }
    return rejection
        .<Resolved>map(Resolved.Bad::new)
        .orElseGet(() -> new Resolved.Ready(setup(game, map, layout, tags)));
  }

  private static Setup setup(Game game, MapFile map, GameMap layout, Tags tags) {
    int first = tags.get("First").map(game.sides()::indexOf).orElse(0);
    return new Setup(game, first, map, layout, TagOrder.of(game).sorted(tags));
  }

  static Resolved unknown(String tag, String value, List<String> known) {
    if (known.isEmpty()) {
      return new Resolved.Bad(tag, "", Text.of("expected no tag %s but it is '%s'", tag, value));
    }
    String reason = "expected one of %s but %s is '%s'";
    List<String> shown =
        known.stream().map(name -> Text.of("'%s'", name)).collect(Collectors.toList());
    return new Resolved.Bad(tag, "", Text.of(reason, String.join(", ", shown), tag, value));
  }

  private GameMap layout(Game game, MapFile map) {
    if (layouts.size() > KEPT_LAYOUTS) {
      layouts.clear();
    }
    return layouts.computeIfAbsent(
        new LayoutKey(game.id(), rulesOf(game), map), key -> game.readMap(map));
  }

  private static String rulesOf(Game game) {
    RuleSet rules = game.rules();
    return rules.isStandard() ? "" : rules.digest();
  }

  /**
   * The setup of a game from its first event.
   *
   * @throws CorruptEvent if the event names a game, side or map that this program does not know, or
   *     the map found is not the one that the game was played on
   */
  public Setup of(GameStarted started) {
    Tags tags = Tags.of(started.getTags());
    MapFile map = map(started);
    Game game =
        RecordedGame.isId(started.getGame())
            ? recorded.of(map, tags)
            : game(started.getGame(), tags);
    Sha256 hash = new Sha256(Digest.of(map.text()));
    if (!hash.equals(started.getMapHash())) {
      throw new CorruptEvent(
          Text.of(
              "expected the map '%s' that the game was played on but it is another", map.name()));
    }
    boolean known = !started.getFirst().isEmpty();
    if (known && !game.sides().contains(started.getFirst())) {
      throw new CorruptEvent("expected First to be a side but got " + started.getFirst());
    }
    try {
      int first = known ? game.sides().indexOf(started.getFirst()) : 0;
      return new Setup(game, first, map, layout(game, map), tags);
    } catch (BadMap e) {
      throw new CorruptEvent(e.getMessage(), e);
    }
  }

  private Game game(String id, Tags tags) {
    Game game =
        Games.refereed(id)
            .orElseThrow(() -> new CorruptEvent("expected a known game but got " + id));
    try {
      return games.of(game, tags);
    } catch (BadRules e) {
      throw new CorruptEvent(Text.of("tag %s: %s", RulesTag.NAME, e.getMessage()), e);
    }
  }

  private MapFile map(GameStarted started) {
    if (!started.getMapText().isEmpty()) {
      return new MapFile(started.getMap(), started.getMapText());
    }
    String reason = "expected a bundled map but there is none named " + started.getMap();
    return maps.find(started.getMap()).orElseThrow(() -> new CorruptEvent(reason));
  }
}
