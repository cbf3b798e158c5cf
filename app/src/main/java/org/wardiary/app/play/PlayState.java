package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.Seat;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.text.Digest;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.site.LevelText;
import org.wardiary.reports.viewer.ChooserJson;
import org.wardiary.reports.viewer.GameDocument;

/**
 * The state of a played game for one viewer: everything that the viewer's page shows, except the
 * clocks. In a game that hides information, a side learns only what its view holds, neither the
 * {@code seq} of the log nor the number of answers; states that are equal in the view are equal
 * here. A spectator of such a game learns the turn and who decides, as both sides do, but nothing
 * of the board until it ends.
 *
 * @param json the state, without the clocks
 * @param version equal for equal states
 * @param seen the token that a command based on this state sends back; comments do not change it
 */
record PlayState(ObjectNode json, String version, String seen) {

  private static final int STEPS = 6;
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /**
   * The state of a game.
   *
   * @param seat the seat of the viewer; empty for a spectator
   * @param document makes the document of the last steps in a view
   */
  static PlayState of(
      LivePosition now, Optional<Seat> seat, Function<View, GameDocument> document) {
    return new Writer(now, seat, document).state();
  }

  /** The document of the last steps of a game in a view. */
  static GameDocument document(LivePosition now, View view) {
    return GameDocument.latest(history(now), view, now.gameId(), STEPS);
  }

  private static GameHistory history(LivePosition now) {
    MapLibrary maps = GivenMap.of(now.setup().mapFile());
    try (RecordReader reader = RecordReader.of(now.record(), "the game")) {
      GameHistory game =
          RefereedGame.of(new Referee(maps).judge(reader.next().orElseThrow()), maps);
      return now.phase() == Phase.ENDED ? game : new OpenHistory(game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Writes {@code sides}, {@code players}, and which sides are {@code programs}, which are called
   * by their levels.
   */
  static void players(ObjectNode json, LivePosition now) {
    Game game = now.setup().game();
    List<String> programs = Programs.sides(now);
    ArrayNode players = json.putArray("players");
    for (String side : game.sides()) {
      String name = now.setup().tags().get(side).orElse("?");
      players.add(programs.contains(side) ? "Computer, " + LevelText.of(game, name) : name);
    }
    game.sides().forEach(json.putArray("sides")::add);
    programs.forEach(json.putArray("programs")::add);
  }

  /** {@code open}, {@code adjourned} or {@code ended}. */
  static String phase(LivePosition now) {
    return now.phase().name().toLowerCase(Locale.ROOT);
  }

  /** Writes one state. */
  private static final class Writer {

    private final LivePosition now;
    private final Optional<Seat> seat;
    private final Function<View, GameDocument> documents;
    private final Game game;
    private final View view;
    private final ObjectNode json = JSON.objectNode();

    Writer(LivePosition now, Optional<Seat> seat, Function<View, GameDocument> documents) {
      this.now = now;
      this.seat = seat;
      this.documents = documents;
      this.game = now.setup().game();
      this.view = new View(game, seat.map(it -> it.viewer(game)).orElse(Viewer.UMPIRE));
    }

    PlayState state() {
      boolean blind =
          seat.isEmpty() && game.visibility().hidesInformation() && now.phase() != Phase.ENDED;
      boolean all = !blind && game.visibility().seesAll(view.viewer());
      head();
      ObjectNode choice = choice();
      json.put("turn", now.position().turn());
      json.put("decides", now.decides().orElse(""));
      json.put("mine", !choice.isEmpty());
      json.set("choice", choice.isEmpty() ? JSON.nullNode() : choice);
      json.set("document", blind ? JSON.nullNode() : document());
      if (all) {
        json.put("ply", now.ply());
        back().ifPresent(ply -> json.put("back", ply));
      }
      String seen =
          all
              ? Long.toString(now.seq())
              : blind ? "" : hash(view.tree(now.position()) + choice.toString() + now.phase());
      json.put("seen", seen);
      String version = hash(json.toString());
      json.put("version", version);
      return new PlayState(json, version, seen);
    }

    /** The number of answers before the last that this seat may want to take back. */
    private Optional<Integer> back() {
      return now.isRecorded()
          ? now.back(1)
          : seat.flatMap(Seat::side).map(now::beforeLastOf).orElseGet(now::sideAnswered);
    }

    private void head() {
      json.put("id", now.gameId());
      json.put("game", game.id());
      json.put("title", game.title());
      players(json, now);
      json.put("seat", seat.map(it -> it.sideName(game).orElse("director")).orElse("spectator"));
      json.put("hidden", game.visibility().hidesInformation());
      json.put("phase", phase(now));
      ObjectNode offer = JSON.objectNode();
      now.offerFor(seat)
          .ifPresent(
              it -> {
                offer.put("what", it.what().name().toLowerCase(Locale.ROOT));
                offer.put("side", game.sides().get(it.side()));
                if (game.visibility().seesAll(view.viewer())) {
                  offer.put("ply", it.ply());
                }
              });
      json.set("offer", offer.isEmpty() ? JSON.nullNode() : offer);
    }

    /** What this seat may answer now; empty if nothing. */
    private ObjectNode choice() {
      boolean asked =
          now.phase() == Phase.OPEN
              && now.decides().isPresent()
              && seat.isPresent()
              && seat.get().answers(now.position());
      if (!asked) {
        return JSON.objectNode();
      }
      return now.isRecorded()
          ? EntryJson.of(now, history(now), view)
          : ChooserJson.of(now.position(), view);
    }

    private JsonNode document() {
      return JSON.rawValueNode(new RawValue(documents.apply(view).json()));
    }
  }

  private static String hash(String text) {
    return Digest.hex(text).substring(0, 32);
  }

  /** The state with the clocks of a position. */
  ObjectNode with(LivePosition now) {
    ObjectNode whole = json.deepCopy();
    now.clocks()
        .ifPresentOrElse(
            clocks -> {
              ObjectNode json = whole.putObject("clocks");
              ArrayNode left = json.putArray("left");
              clocks.left().forEach(time -> left.add(time.toMillis()));
              json.put("running", clocks.running().orElse(-1));
            },
            () -> whole.putNull("clocks"));
    return whole;
  }
}
