package org.wardiary.app.faults;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import org.wardiary.events.text.Text;

/** Asks a server for a page each second, as somebody who browses its games. */
final class Reader implements AutoCloseable {

  private static final long PAUSE_MS = 1000;
  private static final int PAGES = 3;
  private static final int OK = 200;
  private static final int NOT_FOUND = 404;
  private static final int STRIDE = 7919;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI server;
  private final GameBook book;
  private final Thread thread = new Thread(this::work, "browser");
  private Optional<String> finding = Optional.empty();
  private int pages;
  private volatile boolean open = true;

  /**
   * Starts asking.
   *
   * @param server the server's address
   * @param book the book with the games to ask for
   */
  Reader(URI server, GameBook book) {
    this.server = server;
    this.book = book;
    thread.setDaemon(true);
    thread.start();
  }

  private void work() {
    try {
      for (int asked = 0; open; asked++) {
        Thread.sleep(PAUSE_MS);
        page(asked).ifPresent(this::ask);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * The next page to ask for: a game's page, one of its positions, or the first page; only games
   * that were archived some time ago are asked for.
   */
  private Optional<String> page(int asked) {
    int known = book.acknowledged() / 2;
    Optional<String> id =
        known == 0 ? Optional.empty() : book.id((int) ((long) asked * STRIDE % known));
    return id.map(
        game ->
            switch (asked % PAGES) {
              case 0 -> Text.of("games/%s.html", game);
              case 1 -> Text.of("games/%s/positions/1.json", game);
              default -> "index.html";
            });
  }

  private void ask(String page) {
    HttpRequest request = HttpRequest.newBuilder(server.resolve(page)).timeout(PATIENCE).build();
    try {
      int status = status(request);
      for (int second = 0; status == NOT_FOUND && second < PATIENCE.toSeconds(); second++) {
        // views follow the log with a delay that grows with the load of the machine
        Thread.sleep(1000);
        status = status(request);
      }
      answered(page, status);
    } catch (IOException e) {
      found(Text.of("%s was not answered: %s", page, e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private int status(HttpRequest request) throws IOException, InterruptedException {
    return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
  }

  private synchronized void answered(String page, int status) {
    pages++;
    if (status != OK) {
      found(Text.of("%s was answered with %d", page, status));
    }
  }

  private synchronized void found(String text) {
    finding = Optional.of(text);
  }

  /** How many pages were answered. */
  synchronized int pages() {
    return pages;
  }

  /** Fails if a page was not answered as it should be. */
  synchronized void requireSound() {
    Promises.require(finding.isEmpty(), finding.orElse(""));
  }

  @Override
  public void close() {
    open = false;
    thread.interrupt();
  }
}
