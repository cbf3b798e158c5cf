package org.wardiary.events.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.ReviseGame;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Tags;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.testkit.PlayedLive.LiveRecord;
import org.wardiary.events.text.Text;

/**
 * Random histories of games: stored, or played on the log with take-backs and ended there; then
 * continued, corrected, amended, withdrawn and restored by two writers, one of whom is sometimes
 * late, and who sometimes send a command twice. Each command goes through the referee, and its
 * outcome is compared with the expected one.
 */
public final class RevisedGames {

  private static final int ANSWERS = 40;

  private final RefereeHarness referee;
  private final Random random;
  private final List<Optional<Verdict.Accepted>> editions = new ArrayList<>();
  private final List<Long> ends = new ArrayList<>();
  private final String id;
  private int commands;

  /**
   * A game after its history.
   *
   * @param id its id
   * @param messages all its messages on the log
   * @param editions the record of each edition; empty for a withdrawal
   */
  public record RevisedGame(
      String id, List<byte[]> messages, List<Optional<Verdict.Accepted>> editions) {

    /** The record of the last edition; empty if the game is withdrawn. */
    public Optional<Verdict.Accepted> standing() {
      return editions.get(editions.size() - 1);
    }

    @Override
    public String toString() {
      return Text.of("game %s of %d editions", id, editions.size());
    }

    /** The first record. */
    public Verdict.Accepted recorded() {
      return editions.get(0).orElseThrow();
    }
  }

  private RevisedGames(RefereeHarness referee, Random random, String id) {
    this.referee = referee;
    this.random = random;
    this.id = id;
  }

  /** A game after a random history; the same seed gives the same history. */
  public static RevisedGame random(RefereeHarness referee, Game game, long seed, int steps) {
    Random random = new Random(seed);
    Tags tags = RandomRecords.tags(game, random.nextInt(1 << 20));
    Verdict.Accepted first =
        RandomRecords.play(tags, List.of(), 1 + random.nextInt(ANSWERS), random);
    RevisedGames history = new RevisedGames(referee, random, first.gameId());
    String text = first.canonical();
    history.stored(history.send(new SubmitRecord(history.nextId(), text, "")), Optional.of(first));
    return history.revised(steps);
  }

  /** The same for a game that was played on the log. */
  public static RevisedGame live(RefereeHarness referee, Game game, long seed, int steps) {
    LiveRecord played = PlayedLive.ended(referee, game, seed, ANSWERS);
    RevisedGames history = new RevisedGames(referee, new Random(seed), played.id());
    long end = 0;
    for (List<GameEvent> edition : LoggedEditions.of(played.id(), played.messages())) {
      // a GameRevised precedes each edition but the first
      end += edition.size() + (history.ends.isEmpty() ? 0 : 1);
      history.ends.add(end);
      String record = LoggedEditions.record(edition);
      history.editions.add(Optional.of(GameData.accepted(GameData.one(record))));
    }
    String logged = text(history.standing().orElseThrow());
    require(logged.equals(played.record()), played.record(), logged);
    return history.revised(steps);
  }

  private RevisedGame revised(int steps) {
    for (int i = 0; i < steps; i++) {
      step();
    }
    return new RevisedGame(id, referee.messages(id), List.copyOf(editions));
  }

  private String nextId() {
    return Text.of("%s-%d", id, commands++);
  }

  private CommandOutcome send(Object body) {
    int before = referee.messages(id).size();
    CommandOutcome outcome = referee.send(new CommandMessage(id, body));
    if (random.nextInt(4) == 0 && !outcome.getOutcome().equals(SubmissionOutcome.REJECTED.text())) {
      int after = referee.messages(id).size();
      CommandOutcome again = referee.send(new CommandMessage(id, body));
      if (after > before) {
        require(again.equals(outcome), "the same outcome", again);
      }
      require(referee.messages(id).size() == after, "nothing more", again);
    }
    return outcome;
  }

  private static void require(boolean holds, String expected, Object found) {
    if (!holds) {
      throw new AssertionError(Text.of("expected %s but got %s", expected, found));
    }
  }

  private void stored(CommandOutcome outcome, Optional<Verdict.Accepted> record) {
    require(outcome.getOutcome().equals(SubmissionOutcome.ACCEPTED.text()), "accepted", outcome);
    editions.add(record);
    require(outcome.getEdition() == editions.size(), "edition " + editions.size(), outcome);
    long before = ends.isEmpty() ? 0 : ends.get(ends.size() - 1);
    long end = referee.messages(id).size();
    require(outcome.getEvents() == end - before, "events of this edition", outcome);
    ends.add(end);
  }

  private Optional<Verdict.Accepted> standing() {
    return editions.get(editions.size() - 1);
  }

  private long lastSeq() {
    return ends.get(ends.size() - 1) - 1;
  }

  private void step() {
    if (standing().isEmpty()) {
      restore();
      return;
    }
    switch (random.nextInt(6)) {
      case 0 -> withdraw();
      case 1 -> restore();
      case 2 -> amend();
      case 3 -> late();
      case 4 -> extend();
      default -> correct();
    }
  }

  private ReviseGame command(String what, long seq, int edition, String before, String record) {
    return new ReviseGame(
        nextId(), what, "Ann", "test", 1000L * commands, seq, edition, before, record, "", "");
  }

  private void withdraw() {
    stored(send(command("withdraw", lastSeq(), 0, "", "")), Optional.empty());
  }

  private void restore() {
    int edition = 1 + random.nextInt(editions.size());
    Optional<Verdict.Accepted> wanted = editions.get(edition - 1);
    String record = wanted.map(Verdict.Accepted::canonical).orElse("");
    CommandOutcome outcome = send(command("restore", lastSeq(), edition, "", record));
    if (wanted.isEmpty()) {
      require(outcome.getReason().contains("no withdrawal"), "a refusal", outcome);
    } else if (standing().map(Verdict.Accepted::canonical).filter(record::equals).isPresent()) {
      require(
          outcome.getOutcome().equals(SubmissionOutcome.DUPLICATE.text()), "duplicate", outcome);
    } else {
      stored(outcome, wanted);
    }
  }

  private void amend() {
    Verdict.Accepted now = standing().orElseThrow();
    Tags tags =
        now.sequence()
            .setup()
            .tags()
            .without("Result")
            .with("Annotator", "Carl " + random.nextInt(3));
    replace("amend", RandomRecords.judged(tags, now.draft().answers(), now.result()));
  }

  private static Tags openTags(Verdict.Accepted record) {
    return record.sequence().setup().tags().without("Result").without("Termination");
  }

  private void correct() {
    Verdict.Accepted now = standing().orElseThrow();
    List<String> answers = now.draft().answers();
    List<String> kept = answers.subList(0, random.nextInt(answers.size() + 1));
    replace("correct", RandomRecords.play(openTags(now), kept, random.nextInt(ANSWERS), random));
  }

  private void extend() {
    Verdict.Accepted now = standing().orElseThrow();
    List<String> answers = now.draft().answers();
    if (now.termination().equals("unfinished")) {
      int more = 1 + random.nextInt(ANSWERS);
      replace("continue", RandomRecords.play(openTags(now), answers, more, random));
    }
  }

  private void replace(String what, Verdict.Accepted other) {
    Verdict.Accepted now = standing().orElseThrow();
    String before = now.canonical();
    String record = other.draft().write(Comments.KEPT);
    CommandOutcome outcome = send(command(what, lastSeq(), 0, before, record));
    if (record.equals(before)) {
      require(
          outcome.getOutcome().equals(SubmissionOutcome.DUPLICATE.text()), "duplicate", outcome);
    } else {
      stored(outcome, Optional.of(other));
    }
  }

  /** Withdraws the game as a writer who has not seen the last edition. */
  private void late() {
    if (ends.size() < 2) {
      return;
    }
    long seen = ends.get(ends.size() - 2) - 1;
    CommandOutcome outcome = send(command("withdraw", seen, 0, "", ""));
    require(outcome.getOutcome().equals(SubmissionOutcome.REJECTED.text()), "a refusal", outcome);
    String expected = Text.of("since then: edition %d (", editions.size());
    require(outcome.getReason().contains(expected), expected, outcome);
    require(outcome.getReason().contains(" by Ann)"), "who it was", outcome);
  }

  /** The record of an edition as the log gives it back. */
  public static String text(Verdict.Accepted record) {
    RecordDraft draft = record.draft();
    return draft.write(Comments.KEPT);
  }
}
