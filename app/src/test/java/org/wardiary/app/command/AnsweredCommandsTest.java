package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.archive.CatchUpLimit;
import org.wardiary.app.archive.Session;
import org.wardiary.app.resident.Caller;
import org.wardiary.app.resident.OpenArchive;
import org.wardiary.app.tally.CountedArchive;
import org.wardiary.app.terminal.ExitCode;

/** Which commands a program in the background leaves to their callers. */
@Tag("slow")
class AnsweredCommandsTest {

  private static final String GAME = "generals-view";
  private static final List<String> LIST = List.of("games");
  private static final List<String> EXPLORER = List.of("explore", "--game", GAME);

  @TempDir Path folder;

  /** An archive that may read only a little of the log to catch up. */
  private static final class Limited implements OpenArchive {

    private final Session session;
    private int left;

    Limited(CountedArchive archive, CatchUpLimit limit) {
      session = Session.on(archive.broker(), archive.data(), limit);
    }

    @Override
    public Session session() {
      return session;
    }

    @Override
    public void leaveCatchUp() {
      left++;
    }
  }

  @Test
  @Timeout(120)
  void whatIsFarBehindTheLog_isLeftToTheCaller_untilSomebodyHasCaughtUp() {
    try (CountedArchive archive = CountedArchive.open(folder)) {
      archive.play(GAME, 3, 1);
      Limited limited = new Limited(archive, new CatchUpLimit(2, 3));
      requireLeft(limited, LIST, 1);
      requireLeft(limited, EXPLORER, 2);
      archive.session().caughtUp(remaining -> {});
      assertThat(printed(limited, LIST)).contains(GAME);
      requireLeft(limited, EXPLORER, 3);
      Cli built = Cli.run("explore", "--game", GAME, "--data", archive.data());
      assertThat(printed(limited, EXPLORER)).isEqualTo(built.out()).contains("all");
      limited.session.close();
    }
  }

  private static void requireLeft(Limited archive, List<String> words, int times) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(run(archive, words, out)).isEmpty();
    assertThat(out.size()).isZero();
    assertThat(archive.left).isEqualTo(times);
  }

  private static String printed(Limited archive, List<String> words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(run(archive, words, out)).hasValue(ExitCode.DONE);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static OptionalInt run(Limited archive, List<String> words, ByteArrayOutputStream out) {
    return new AnsweredCommands(archive, archive)
        .run(words, Caller.here(Caller.Reader.PROGRAM), out, out);
  }
}
