package org.wardiary.app.faults;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.wardiary.app.Main;
import org.wardiary.events.log.broker.ChildProgram;
import org.wardiary.events.text.Text;

/**
 * Eight {@code archive} processes with the same games at the same time, through one broker. One of
 * them runs the referee, and when it ends, another one does; each game is stored for one of them
 * and is a duplicate for the others.
 */
final class EightWriters implements Fault {

  private static final int WRITERS = 8;
  private static final int GAMES = 40;
  private static final int MORE_GAMES = 60;

  private final Path folder;
  private final OwnArchive broker;

  /** What a writer printed. */
  private record Run(int exit, String out, Path log) {}

  EightWriters(Path folder) throws Exception {
    this.folder = folder;
    this.broker = new OwnArchive(folder, folder.resolve("data"), List.of("broker"), Start.PLAIN);
  }

  @Override
  public List<Object> archive() {
    return broker.archive();
  }

  @Override
  public Duration round(GameBook book, Random random) throws Exception {
    GameBook.Batch batch =
        book.next(GAMES + random.nextInt(MORE_GAMES), folder.resolve("games.wdr"));
    int stored = book.stored();
    int acknowledged = book.acknowledged();
    long moment = System.nanoTime();
    ExecutorService readers = Executors.newFixedThreadPool(WRITERS);
    try {
      List<CompletableFuture<Run>> runs = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        Path log = folder.resolve(Text.of("writer-%d.log", i));
        runs.add(CompletableFuture.supplyAsync(() -> run(batch, log), readers));
      }
      for (CompletableFuture<Run> future : runs) {
        Run run = future.get();
        List<String> refused = book.acknowledge(batch, run.out());
        Promises.require(run.exit() == 0, Files.readString(run.log()));
        Promises.require(refused.isEmpty(), refused.toString());
      }
    } finally {
      readers.shutdown();
    }
    int games = book.acknowledged() - acknowledged;
    int times = book.stored() - stored;
    Promises.require(times == games, Text.of("%d games were stored for %d writers", games, times));
    return Duration.ofNanos(System.nanoTime() - moment);
  }

  private Run run(GameBook.Batch batch, Path log) {
    List<String> words = new ArrayList<>(List.of("archive", "--json", batch.file().toString()));
    archive().forEach(word -> words.add(word.toString()));
    try (ChildProgram writer = new ChildProgram(log, Main.class, words.toArray(String[]::new))) {
      byte[] out = writer.process().getInputStream().readAllBytes();
      return new Run(writer.process().waitFor(), new String(out, StandardCharsets.UTF_8), log);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<String> said() {
    return List.of();
  }

  @Override
  public void close() {
    broker.close();
  }
}
