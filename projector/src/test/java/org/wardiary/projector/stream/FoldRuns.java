package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.log.broker.Cluster;

/**
 * Runs of {@link FoldProgram} in processes of their own, killed or not.
 *
 * @param cluster where the views are
 * @param folder for state and logs
 */
record FoldRuns(Cluster cluster, Path folder) {

  /**
   * Runs the program to its end.
   *
   * @param what {@code catch-up} or {@code rebuild}
   * @return milliseconds from the first fold to the end
   */
  int whole(String what) throws IOException {
    try (ChildProgram program = program(what, FoldProgram.RARELY)) {
      long begin = System.nanoTime();
      String line = program.line();
      while (!line.equals("done")) {
        assertThat(line).as(log()).isNotEmpty();
        line = program.line();
      }
      return (int) TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin) + 1;
    }
  }

  /**
   * Runs the program and kills it.
   *
   * @param what {@code catch-up} or {@code rebuild}
   * @param commitMillis milliseconds between commits
   * @param millis how long after it began to fold
   * @return whether it was not done by then
   */
  boolean killed(String what, int commitMillis, int millis)
      throws IOException, InterruptedException {
    try (ChildProgram program = program(what, commitMillis)) {
      program.process().waitFor(millis, TimeUnit.MILLISECONDS);
      program.kill();
      String last = "";
      for (String line = program.line(); !line.isEmpty(); line = program.line()) {
        last = line;
      }
      return !last.equals("done");
    }
  }

  private ChildProgram program(String what, int commitMillis) throws IOException {
    ChildProgram program =
        new ChildProgram(
            folder.resolve("child.log"),
            FoldProgram.class,
            cluster.bootstrapServers(),
            folder.resolve("state").toString(),
            what,
            "1",
            Integer.toString(commitMillis));
    assertThat(program.line()).as(log()).matches("\\d+");
    return program;
  }

  private String log() throws IOException {
    return Files.readString(folder.resolve("child.log"));
  }
}
