package org.wardiary.events.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.Tags;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.record.GameId;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.text.Text;

/**
 * Random games played on the log: answers, comments and take-backs by two writers, one of whom is
 * sometimes late, and who sometimes send a command twice. Each command goes through the referee,
 * and its outcome is compared with the expected one.
 */
public final class PlayedLive {

  private static final long SEED = 77;
  private static final String NASTY = "\n[Game \"x\"]\r\n} { \\";

  private final RefereeHarness referee;
  private final Random random;
  private final Tags tags;
  private final String id;
  private final List<String> answers = new ArrayList<>();
  private final Map<Integer, List<String>> comments = new TreeMap<>();
  private Position position;
  private RandomDraws draws;
  private int edition = 1;
  private int said;
  private boolean ended;

  /**
   * A game after its history.
   *
   * @param id its id
   * @param messages all its messages on the log
   * @param record the record that it must have
   * @param editions number of its editions
   */
  public record LiveRecord(String id, List<byte[]> messages, String record, int editions) {}

  private PlayedLive(RefereeHarness referee, Game game, long seed) {
    this.referee = referee;
    this.random = new Random(seed);
    this.id = GameId.of(Text.of("%s %d", game.id(), seed));
    Tags open = RandomRecords.tags(game, (int) seed);
    // every second game draws by a generator
    this.tags =
        (seed % 2 == 0 ? open.with("Random", "splitmix64 " + SEED) : open).with("GameId", id);
    begin();
  }

  /** A game after a random history; the same seed gives the same history. */
  public static LiveRecord random(RefereeHarness referee, Game game, long seed, int steps) {
    PlayedLive history = played(referee, game, seed, steps);
    if (seed % 3 != 0) {
      history.end();
    }
    return history.logged();
  }

  /** A game after a random history and its end, which is by agreement if no rule has ended it. */
  public static LiveRecord ended(RefereeHarness referee, Game game, long seed, int steps) {
    PlayedLive history = played(referee, game, seed, steps);
    history.end();
    return history.logged();
  }

  private static PlayedLive played(RefereeHarness referee, Game game, long seed, int steps) {
    PlayedLive history = new PlayedLive(referee, game, seed);
    history.started();
    for (int i = 0; i < steps && history.position.ending() == Ending.NONE; i++) {
      history.step();
    }
    return history;
  }

  private LiveRecord logged() {
    return new LiveRecord(id, referee.messages(id), record(), edition);
  }

  private void begin() {
    Resolved.Ready ready = (Resolved.Ready) GameData.SETUPS.of(tags);
    position = ready.setup().start();
    draws = new RandomDraws(SEED);
  }

  private String record() {
    return draft().write(Comments.KEPT);
  }

  private RecordDraft draft() {
    Resolved.Ready ready = (Resolved.Ready) GameData.SETUPS.of(tags);
    Position again = ready.setup().start();
    RecordDraft draft = new RecordDraft(again.setup().game(), again.setup().tags());
    draft.comments(comments.getOrDefault(0, List.of()));
    for (int i = 0; i < answers.size(); i++) {
      draft.answer(answers.get(i), again.turn(), again.turnSideName());
      draft.comments(comments.getOrDefault(i + 1, List.of()));
      again.play(again.read(answers.get(i)), EventSink.NONE);
    }
    if (again.ending() != Ending.NONE) {
      draft.end(again.ending().result(again.setup().game()), again.ending().termination());
    } else if (ended) {
      draft.end("draw", "agreement");
    }
    return draft;
  }

  private void started() {
    send(LiveCommand.start(new Submission(id, record(), "")));
    drawAll();
  }

  private long seq() {
    return referee.messages(id).size() - 1L;
  }

  private void send(LiveCommand command) {
    CommandOutcome outcome = referee.send(command.message());
    require(outcome.getOutcome().equals(SubmissionOutcome.ACCEPTED.text()), "accepted", outcome);
    require(outcome.getSeq() == seq(), "the last seq", outcome);
    require(outcome.getEdition() == edition, "edition " + edition, outcome);
    if (random.nextInt(4) == 0) {
      int before = referee.messages(id).size();
      CommandOutcome again = referee.send(command.message());
      require(again.equals(outcome), "the same outcome", again);
      require(referee.messages(id).size() == before, "nothing more", again);
    }
  }

  private void refused(LiveCommand command, SubmissionOutcome expected, String reason) {
    int before = referee.messages(id).size();
    CommandOutcome outcome = referee.send(command.message());
    require(outcome.getOutcome().equals(expected.text()), expected.text(), outcome);
    require(outcome.getReason().contains(reason), reason, outcome);
    require(referee.messages(id).size() == before, "nothing stored", outcome);
  }

  private static void require(boolean holds, String expected, Object found) {
    if (!holds) {
      throw new AssertionError(Text.of("expected %s but got %s", expected, found));
    }
  }

  private void step() {
    switch (random.nextInt(8)) {
      case 0 -> comment();
      case 1 -> takeBack();
      case 2 -> illegal();
      case 3 -> late();
      default -> answer(1 + random.nextInt(3));
    }
  }

  private void answer(int most) {
    long seen = seq();
    List<String> given = new ArrayList<>();
    int last = 0;
    for (int i = 0; i < most && position.ending() == Ending.NONE; i++) {
      AnswerList legal = new AnswerList();
      position.legal(legal);
      given.add(play(legal.get(random.nextInt(legal.size()))));
      last = answers.size();
      drawAll();
    }
    if (!given.isEmpty()) {
      List<String> texts = random.nextInt(3) == 0 ? List.of(" [%clk 1:02:03] ", NASTY) : List.of();
      if (!texts.isEmpty()) {
        comments.put(last, new ArrayList<>(List.of("[%clk 1:02:03]", "[Game \"x\"] ) { \\")));
      }
      send(LiveCommand.answers(id, seen, given, texts));
    }
  }

  private String play(long code) {
    String text = position.write(code);
    answers.add(text);
    position.play(code, EventSink.NONE);
    return text;
  }

  private void drawAll() {
    while (tags.get("Random").isPresent()
        && position.ending() == Ending.NONE
        && position.chanceCases() > 0) {
      play(position.chanceAnswer(draws.draw(position.chanceCases())));
    }
  }

  private void comment() {
    String text = "comment " + said++;
    send(LiveCommand.comment(id, seq(), " {" + text.replace(" ", " \n ")));
    comments.computeIfAbsent(answers.size(), key -> new ArrayList<>()).add("{" + text);
  }

  private void takeBack() {
    if (answers.isEmpty()) {
      return;
    }
    int ply = answers.size() - 1 - random.nextInt(Math.min(6, answers.size()));
    long seen = seq();
    List<String> before = List.copyOf(answers);
    List<String> kept = before.subList(0, ply);
    begin();
    answers.clear();
    for (String answer : kept) {
      if (tags.get("Random").isPresent() && position.chanceCases() > 0) {
        draws.draw(position.chanceCases());
      }
      play(position.read(answer));
    }
    drawAll();
    LiveCommand command = LiveCommand.takeBack(id, seen, ply, "Ann", "", 1000);
    if (answers.size() == before.size()) {
      refused(command, SubmissionOutcome.REJECTED, "but it was drawn");
      return;
    }
    comments.keySet().removeIf(after -> after > ply);
    edition++;
    send(command);
  }

  private void illegal() {
    List<String> twice = new ArrayList<>();
    if (position.chanceCases() == 0) {
      AnswerList legal = new AnswerList();
      position.legal(legal);
      twice.add(position.write(legal.get(0)));
    }
    twice.add("nonsense");
    refused(LiveCommand.answers(id, seq(), twice), SubmissionOutcome.REJECTED, "expected ");
    refused(LiveCommand.answers(id, seq(), List.of()), SubmissionOutcome.REJECTED, "an answer");
    refused(LiveCommand.comment(id, seq(), " \n"), SubmissionOutcome.REJECTED, "a comment");
    refused(LiveCommand.end(id, seq(), "nobody", "time"), SubmissionOutcome.REJECTED, "nobody");
    refused(
        LiveCommand.takeBack(id, seq(), answers.size(), "Ann", "", 0),
        SubmissionOutcome.REJECTED,
        "answers to stay");
  }

  /** Answers as a writer who has not seen the last command, and once more after looking again. */
  private void late() {
    long seen = seq();
    answer(1);
    if (seq() > seen && position.ending() == Ending.NONE) {
      String last = answers.get(answers.size() - 1);
      refused(LiveCommand.answers(id, seen, List.of(last)), SubmissionOutcome.OVERTAKEN, last);
      answer(1);
    }
  }

  private void end() {
    if (position.ending() != Ending.NONE) {
      return;
    }
    send(LiveCommand.end(id, seq(), "draw", "agreement"));
    ended = true;
  }
}
