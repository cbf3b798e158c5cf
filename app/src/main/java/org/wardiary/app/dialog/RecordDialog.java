package org.wardiary.app.dialog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.wardiary.app.live.AnswerSeries;
import org.wardiary.app.live.LiveEnd;
import org.wardiary.app.live.LiveGames;
import org.wardiary.app.live.LiveOutcome;
import org.wardiary.app.live.LivePosition;
import org.wardiary.app.live.LivePosition.Phase;
import org.wardiary.app.live.LiveRequest;
import org.wardiary.app.live.Seat;
import org.wardiary.app.live.TypedAnswers;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.TypedLines;
import org.wardiary.events.game.recorded.Completion;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/** Reads lines until their end and plays one game by them. */
public final class RecordDialog {

  private static final Duration WATCH = Duration.ofMillis(500);
  private static final TypedOrder UNDO = TypedOrder.of("undo");

  private final LiveGames games;
  private final Seat seat;
  private final RecordTalk talk;
  private final TypedLines lines;
  private final Console console;
  private final NotedOrders noted;
  private LivePosition seen;
  private volatile boolean left;

  /**
   * Creates a dialogue about a game.
   *
   * @param start the current position of the game
   */
  public RecordDialog(
      LiveGames games, RecordTalk talk, TypedLines lines, Console console, LivePosition start) {
    this.games = games;
    this.seat = talk.seat();
    this.talk = talk;
    this.lines = lines;
    this.console = console;
    this.noted = new NotedOrders(talk.view(), start);
    this.seen = start;
  }

  /** Whether the dialogue goes on. */
  private enum Next {
    CONTINUE,
    END
  }

  /**
   * Plays until the lines end, and returns the exit code.
   *
   * @throws InputRefused if a line of a script is refused
   */
  public int run() {
    lines.print("game " + seen.gameId());
    if (!lines.isPerson()) {
      return obeyAll();
    }
    lines.print(talk.board(seen));
    Thread watching = new Thread(this::watch, "watch");
    watching.setDaemon(true);
    watching.start();
    try {
      return obeyAll();
    } finally {
      left = true;
      join(watching);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private int obeyAll() {
    for (Optional<String> line = next(); line.isPresent(); line = next()) {
      try {
        if (obey(line.get().strip()) == Next.END) {
          return ExitCode.DONE;
        }
      } catch (InputRefused e) {
        if (!lines.isPerson()) {
          throw new InputRefused(lines.place() + e.getMessage());
        }
        console.error(e.getMessage());
      }
    }
    return ExitCode.DONE;
  }

  private Optional<String> next() {
    return lines.next(talk.prompt(now()), this::words);
  }

  private Collection<String> words(String line) {
    List<String> words = new ArrayList<>();
    LivePosition now = now();
    if (seat.answers(now.position()) && now.phase() == Phase.OPEN) {
      words.addAll(now.isRecorded() ? new Completion(now.position()).of(line) : now.legal());
    }
    words.addAll(TypedOrder.ALL);
    return words;
  }

  private synchronized LivePosition now() {
    return seen;
  }

  /** Shows on the terminal what others do meanwhile. */
  private void watch() {
    while (!left && now().phase() != Phase.ENDED) {
      LivePosition before = now();
      LivePosition changed = games.awaitChange(before.gameId(), before.seq(), WATCH);
      if (changed.seq() > before.seq() && saw(changed)) {
        lines.print(talk.board(changed));
      }
    }
  }

  /** Notes a position as seen if it is newer than the last one seen; returns whether it is. */
  private synchronized boolean saw(LivePosition position) {
    boolean newer = position.seq() > seen.seq();
    seen = newer ? position : seen;
    return newer;
  }

  private Next obey(String line) {
    if (line.isEmpty()) {
      return Next.CONTINUE;
    }
    if (line.startsWith("?")) {
      lines.print(talk.asked(now(), line.substring(1).strip()));
      return Next.CONTINUE;
    }
    boolean order = now().isRecorded() ? TypedOrder.isOne(line) : line.startsWith(":");
    return order ? order(line.substring(1)) : answer(line);
  }

  private Next order(String line) {
    TypedOrder order = TypedOrder.of(line);
    if (order.equals(UNDO) && noted.takeOff(now())) {
      lines.print(noted.text());
      return Next.CONTINUE;
    }
    switch (order.name()) {
      case "quit" -> {
        if (!noted.isEmpty()) {
          lines.print(noted.text());
        }
        return Next.END;
      }
      case "help" -> lines.print(String.join("\n", RecordOrders.HELP));
      case "board" -> lines.print(talk.board(now()));
      case "record" -> lines.print(record());
      case "clock" ->
          lines.print(talk.clocks(games.position(now().gameId())).orElse("the game has no clocks"));
      default -> print(new RecordOrders(games, seat).give(now(), order));
    }
    return Next.CONTINUE;
  }

  private String record() {
    if (talk.view().side().isPresent()) {
      throw new InputRefused(
          "expected the director, since the record holds what is hidden, but a side asks for it");
    }
    return now().record().stripTrailing();
  }

  private Next answer(String line) {
    List<TypedAnswers> groups = TypedAnswers.of(now().setup().game(), line);
    if (lines.isPerson() && groups.size() == 1 && noted.note(now(), groups.get(0))) {
      lines.print(noted.text());
      return Next.CONTINUE;
    }
    boolean oneByOne = !seat.isDirector() || now().clocks().isPresent();
    if (!oneByOne) {
      requireLegal(groups);
    }
    for (TypedAnswers group : groups) {
      awaitTurn();
      boolean series =
          new AnswerSeries(now()).asked().filter(it -> it.isOne(group.words())).isPresent();
      for (TypedAnswers part : oneByOne && !series ? group.single() : List.of(group)) {
        awaitTurn();
        boolean ends = part.isResult(now().setup().game());
        if (ends || part.words().isEmpty()) {
          part.comments()
              .forEach(text -> print(games.comment(seat, LiveRequest.after(now()), text)));
        }
        if (!part.words().isEmpty()) {
          print(ends ? end(part.words().get(0)) : give(part));
        }
      }
    }
    return Next.CONTINUE;
  }

  private LiveOutcome give(TypedAnswers part) {
    LivePosition now = now();
    List<String> words = noted.with(now, part.words());
    return games.give(seat, LiveRequest.after(now), words, part.comments());
  }

  private LiveOutcome end(String result) {
    return games.end(seat, LiveRequest.after(now()), new LiveEnd.Told(result, ""));
  }

  /** Refuses a line before any of it is stored: its parts between comments are sent singly. */
  private void requireLegal(List<TypedAnswers> groups) {
    LivePosition now = now();
    if (groups.size() > 1 && now.phase() == Phase.OPEN) {
      List<String> words =
          groups.stream()
              .filter(group -> !group.isResult(now.setup().game()))
              .flatMap(group -> group.words().stream())
              .toList();
      games.refusal(now, words).ifPresent(this::print);
    }
  }

  /** Waits until this side has to answer, if a script plays one side. */
  private void awaitTurn() {
    while (!lines.isPerson()
        && !seat.isDirector()
        && now().phase() != Phase.ENDED
        && !seat.answers(now().position())) {
      LivePosition before = now();
      saw(games.awaitChange(before.gameId(), before.seq(), WATCH));
    }
  }

  private void print(LiveOutcome outcome) {
    LivePosition before = now();
    if (outcome instanceof LiveOutcome.Accepted accepted) {
      boolean isNew = saw(accepted.position());
      if (!lines.isPerson() || accepted.position().isRecorded()) {
        lines.print(talk.stored(before, accepted.position()));
      } else if (isNew) {
        lines.print(talk.board(accepted.position()));
      }
      return;
    }
    if (outcome instanceof LiveOutcome.Overtaken late && lines.isPerson()) {
      saw(late.position());
      lines.print(talk.board(late.position()));
    }
    throw new InputRefused(Text.of("%s", talk.refusal(outcome)));
  }
}
