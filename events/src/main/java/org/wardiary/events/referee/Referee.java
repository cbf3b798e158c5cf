package org.wardiary.events.referee;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Place;
import org.wardiary.events.record.Problem;
import org.wardiary.events.record.TagText;
import org.wardiary.events.referee.Setups.Resolved;

/** Judges records by the rules. Safe to share between threads. */
public final class Referee {

  private final Setups setups;

  /** Judges records of games on the maps of a library. */
  public Referee(MapLibrary maps) {
    this(new Setups(maps));
  }

  /** Judges records with setups that others may share. */
  public Referee(Setups setups) {
    this.setups = setups;
  }

  /** Judges one record. */
  public Verdict judge(GameText text) {
    return judge(text, setup -> Optional.empty());
  }

  /** Judges one record and makes the draft of an accepted one in the same pass. */
  public Verdict draft(GameText text) {
    return judge(text, setup -> Optional.of(transcript(setup, text, Optional.empty())));
  }

  /**
   * Judges one record, makes the draft of an accepted one and emits its events in the same pass.
   *
   * @param out receives each event in order; if the record is refused, those before the bad answer
   */
  public Verdict emit(GameText text, Consumer<EmittedEvent> out) {
    var events = new Transcript.Events(new EventEmitter(setups.maps()), out);
    return judge(text, setup -> Optional.of(transcript(setup, text, Optional.of(events))));
  }

  private static Transcript transcript(
      Setup setup, GameText text, Optional<Transcript.Events> events) {
    List<String> closing =
        Adjudication.endsWithResult(text, setup.game())
            ? Adjudication.comments(text, text.size() - 1)
            : List.of();
    return new Transcript(setup, closing, events);
  }

  private Verdict judge(GameText text, Function<Setup, Optional<Transcript>> transcript) {
    if (text.size() == 0 && text.problem().isPresent()) {
      return new Verdict.Refused(text.problem().get(), Optional.empty());
    }
    Resolved resolved = setups.of(tags(text));
    if (resolved instanceof Resolved.Bad bad) {
      return new Verdict.Refused(problem(text, bad), Optional.empty());
    }
    Setup setup = ((Resolved.Ready) resolved).setup();
    if (text.size() > 1 && lacksFirst(setup)) {
      return new Verdict.Refused(problem(text, Setups.noFirst()), Optional.empty());
    }
    return new Adjudication(setup, text, transcript.apply(setup)).verdict();
  }

  /** Whether a game that has answers does not say who had the first turn, as it must. */
  private static boolean lacksFirst(Setup setup) {
    return setup.game().level() == Level.REFEREED && setup.tags().get("First").isEmpty();
  }

  /**
   * Finds all problems of a record that are independent of each other: every bad tag, the first
   * illegal answer, and text that cannot be read.
   *
   * @return the problems; empty if the record is accepted
   */
  public List<Problem> problems(GameText text) {
    return new ProblemSearch(setups, text).all();
  }

  static Tags tags(GameText text) {
    return new Tags(
        text.tags().stream().map(tag -> new Tags.Pair(tag.name(), tag.value())).toList());
  }

  static Problem problem(GameText text, Resolved.Bad bad) {
    TagRejection rejection = bad.rejection();
    Optional<TagText> tag = text.tag(rejection.tag());
    Place place = tag.map(TagText::valuePlace).orElse(text.begin());
    String token = tag.map(TagText::value).orElse("");
    GameText.Origin origin = text.origin();
    return new Problem(
        origin.file(),
        origin.game(),
        place,
        token,
        rejection.rule(),
        rejection.reason(),
        List.of(),
        0);
  }
}
