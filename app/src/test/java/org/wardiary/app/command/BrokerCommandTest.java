package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;

/** The command that runs a broker, and other commands that use it meanwhile. */
class BrokerCommandTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(60);
  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [First "Gray"]

      1. IGR-G3R IBR-B3C
      *
      """;

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void broker_whileItRuns_servesCommandsOnTheSameDataAndAtItsAddress() throws Exception {
    Path data = folder.resolve("data");
    Path record = Files.writeString(folder.resolve("game.wdr"), RECORD);
    Console console =
        new Console(
            new PrintWriter(out),
            new PrintWriter(err),
            OutputStream.nullOutputStream(),
            Console.Terminal.NO);
    FutureTask<Integer> broker =
        new FutureTask<>(() -> Wardiary.run(console, "broker", "--data", data.toString()));
    Thread thread = new Thread(broker, "broker command");
    thread.start();
    try {
      String address = address(broker);
      Cli archived = Cli.run("archive", record, "--data", data);
      assertThat(archived.out()).contains("1 game: 1 accepted");
      Cli games =
          Cli.run(
              "games", "--bootstrap-server", address, "--data", folder.resolve("a client's state"));
      assertThat(games.err()).isEmpty();
      assertThat(games.lines()).endsWith("1 of 1 game");
      assertSameAnswers(data, archived.lines().get(0).replaceFirst(".* stored ", ""));
      assertThat(broker.isDone()).isFalse();
    } finally {
      thread.interrupt();
    }
    assertThat(broker.get(TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isZero();
    assertThat(err.toString()).isEmpty();
  }

  /** Checks that the program that runs the broker prints what a program of its own would print. */
  private void assertSameAnswers(Path data, String id) {
    List<List<String>> commands =
        List.of(
            List.of("games"),
            List.of("games", "--json", "--sort=-length"),
            List.of("position", id, "--at", "1", "--json"),
            List.of("position", id, "--text"),
            List.of("trace", id, "--with-answers"),
            List.of("search", "--position", id + "@2"),
            List.of("explore", "--game", "civil-war"),
            List.of("players"),
            List.of("position", id, "--at", "1", "--svg", "-"),
            List.of("standings"),
            List.of("position", "0123"),
            List.of("position", id, "--at", "99"),
            List.of("games", "--partitions", "3"),
            List.of("games", "--what"));
    for (List<String> command : commands) {
      List<String> words = new ArrayList<>(command);
      words.addAll(List.of("--data", data.toString()));
      Optional<Cli> answered = answered(words);
      if (command.contains("-")) {
        assertThat(answered).as("it names standard output").isEmpty();
      } else {
        assertThat(answered).as(words::toString).contains(Cli.run(words.toArray()));
      }
    }
    assertThat(answered(List.of("games", "--data", folder.toString()))).isEmpty();
    assertThat(answered(List.of("games", "--bootstrap-server=x", "--data", data.toString())))
        .isEmpty();
    assertThat(answered(List.of("report", "--compare", "all", "all", "--data", data.toString())))
        .isEmpty();
    assertThat(answered(List.of("trace", folder.resolve("game.wdr") + "", "--data", data + "")))
        .isEmpty();
  }

  private static Optional<Cli> answered(List<String> words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OptionalInt exit = DelegatedCommands.run(words, out, err);
    return exit.isPresent()
        ? Optional.of(
            new Cli(
                exit.getAsInt(),
                out.toString(StandardCharsets.UTF_8),
                err.toString(StandardCharsets.UTF_8)))
        : Optional.empty();
  }

  /** The address that the command prints once the broker answers. */
  private String address(FutureTask<Integer> broker) throws InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!out.toString().contains(System.lineSeparator())) {
      assertThat(broker.isDone()).as(err::toString).isFalse();
      assertThat(System.nanoTime()).as("time to start").isLessThan(end);
      Thread.sleep(50);
    }
    assertThat(out.toString().strip()).matches("127\\.0\\.0\\.1:\\d+");
    return out.toString().strip();
  }

  @Test
  void broker_ofAnotherCluster_isAUsageError() throws IOException {
    Cli cli = Cli.run("broker", "--bootstrap-server", "localhost:9092");
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("expected no --bootstrap-server");
  }
}
