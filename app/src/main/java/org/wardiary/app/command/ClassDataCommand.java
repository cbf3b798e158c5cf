package org.wardiary.app.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.wardiary.app.file.TemporaryFolder;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import picocli.CommandLine.Command;

/**
 * Does a little of what most commands do, to load their classes. The launchers have Java archive
 * these classes for later commands, which halves their start-up time.
 */
@Command(
    name = "class-data",
    hidden = true,
    description = "Loads the classes of most commands, for the class-data archive of a launcher.")
final class ClassDataCommand implements Callable<Integer> {

  private static final List<String> PAGES = List.of("", "games/index.html");
  private static final List<String> READING = List.of("games");

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (TemporaryFolder work = TemporaryFolder.create("wardiary-class-data")) {
      Path data = work.path().resolve("data");
      archive(work.path(), data);
      serve(data);
    }
    return ExitCode.DONE;
  }

  private static void archive(Path folder, Path data) {
    List<Object> archive = new ArrayList<>(List.of("archive", "--data", data));
    for (Game game : Games.all()) {
      Path file = folder.resolve(game.id().replace('/', '-') + ".wdr");
      simulate(game, file);
      archive.add(file);
    }
    run(archive.toArray());
  }

  private static void simulate(Game game, Path file) {
    String player = game.aggressive().name();
    run(
        "simulate",
        "--game",
        game.id(),
        "--players",
        player + "," + player,
        "--games",
        1,
        "--seed",
        1,
        "--out",
        file);
  }

  private static void serve(Path data) throws IOException, InterruptedException {
    PipedReader out = new PipedReader();
    Console console = console(new PipedWriter(out));
    Thread serve =
        new Thread(
            () -> run(console, "serve", "--no-browser", "--port", 0, "--data", data), "serve");
    serve.start();
    try (BufferedReader lines = new BufferedReader(out)) {
      URI site = URI.create(lines.readLine());
      for (String page : PAGES) {
        try (InputStream in = site.resolve(page).toURL().openStream()) {
          in.readAllBytes();
        }
      }
      for (String command : READING) {
        DelegatedCommands.run(
            List.of(command, "--data", data.toString()),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream());
      }
    } finally {
      serve.interrupt();
      serve.join();
    }
  }

  private static void run(Object... words) {
    run(console(Writer.nullWriter()), words);
  }

  private static void run(Console console, Object... words) {
    Wardiary.run(console, Stream.of(words).map(Object::toString).toArray(String[]::new));
  }

  private static Console console(Writer out) {
    return new Console(
        new PrintWriter(out, true),
        new PrintWriter(Writer.nullWriter()),
        OutputStream.nullOutputStream(),
        Console.Terminal.NO);
  }
}
