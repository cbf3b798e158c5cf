package org.wardiary.reports.text;

import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.game.GamePresentations;

/** Stories for tests. */
public final class Stories {

  private Stories() {}

  /** A game's first event. */
  public static GameStarted started(String game, List<String> sides, List<TagPair> tags) {
    return new GameStarted(
        game,
        "squares",
        new Sha256(new byte[32]),
        "",
        "squares 1",
        sides,
        sides.get(1),
        tags,
        List.of("An invented opening."));
  }

  /** A narration that has only begun. */
  public static Narration begin(String game, String first, String second) {
    return new Narration(started(game, List.of(first, second), List.of()));
  }

  /** The account of events, regardless of ply and turn. */
  public static Account account(GameStarted started, SpecificRecord... events) {
    Narrator narrator = new Narrator(GamePresentations::wording);
    List<SpecificRecord> all = new ArrayList<>();
    all.add(started);
    all.addAll(List.of(events));
    all.forEach(event -> narrator.accept(new EmittedEvent(0, 0, "", event)));
    return narrator.account();
  }
}
