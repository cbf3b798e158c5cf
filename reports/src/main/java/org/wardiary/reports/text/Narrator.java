package org.wardiary.reports.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Labels;

/**
 * Puts a game into words as its events arrive, in order, {@link GameStarted} first. Not
 * thread-safe.
 */
public final class Narrator implements Consumer<EmittedEvent> {

  private static final Set<String> SAID_ELSEWHERE = Set.of("Game", "First", "Map");
  private static final String UNKNOWN = "?";

  private final Function<String, Phrases> wordings;
  private Optional<Narration> narration = Optional.empty();

  /**
   * A narrator of one game.
   *
   * @param wordings the wording of a game, by its id
   */
  public Narrator(Function<String, Phrases> wordings) {
    this.wordings = wordings;
  }

  /**
   * Narrates the next event.
   *
   * @throws IllegalArgumentException if the wording does not know the event, as one of another game
   */
  @Override
  public void accept(EmittedEvent event) {
    if (event.body() instanceof GameStarted started) {
      narration = Optional.of(new Narration(started));
    }
    Narration story = story();
    wordings.apply(story.game().getGame()).narrate(story, event.body());
  }

  private Narration story() {
    return narration.orElseThrow(
        () -> new IllegalArgumentException("expected GameStarted first but it is not there"));
  }

  /** The account of the events so far; the last sentence may be continued by later events. */
  public Account unended() {
    Narration story = story();
    GameStarted game = story.game();
    return new Account(title(game), header(game), story.unended());
  }

  /** The account of the events so far; ends the last sentence. */
  public Account account() {
    Narration story = story();
    GameStarted game = story.game();
    return new Account(title(game), header(game), story.parts());
  }

  private static String title(GameStarted game) {
    return Games.find(game.getGame()).map(Game::title).orElse(game.getGame());
  }

  private static List<String> header(GameStarted game) {
    List<String> lines = new ArrayList<>();
    Tags tags = Tags.of(game.getTags());
    if (tags.simulated(game.getSides())) {
      lines.add("A simulated game: no people played it.");
    }
    for (Tags.Pair tag : tags.withoutPlayerTypes(game.getSides()).pairs()) {
      boolean known = !tag.value().startsWith(UNKNOWN) && !tag.value().isBlank();
      if (known && !SAID_ELSEWHERE.contains(tag.name())) {
        lines.add(Labels.clean(Text.of("%s: %s", tag.name(), tag.value())));
      }
    }
    if (!game.getFirst().isEmpty()) {
      lines.add(Text.of("First turn: %s", game.getFirst()));
    }
    lines.add(Text.of("Map: %s", game.getMap()));
    lines.add(Text.of("Rules: %s", game.getRulesVersion()));
    return lines;
  }
}
