package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wardiary.app.Main;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.log.broker.ChildProgram;

/** An instance of {@code run} in a process of its own. */
public final class RunningService implements AutoCloseable {

  private static final Duration TIMEOUT = Duration.ofSeconds(120);
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final Path log;
  private final ChildProgram program;
  private final URI address;

  /**
   * Starts the instance and returns once it has printed its address.
   *
   * @param folder where its data and its log go
   * @param name its name among the instances
   * @param absence seconds after which others take over
   */
  public RunningService(Path folder, String bootstrap, String name, int absence)
      throws IOException {
    this(List.of(), folder, bootstrap, name, absence, List.of());
  }

  /**
   * Starts the instance through another program.
   *
   * @param by the other command, which replaces itself with the program
   * @param more further options
   */
  public RunningService(
      List<String> by, Path folder, String bootstrap, String name, int absence, List<String> more)
      throws IOException {
    log = folder.resolve(name + ".log");
    // otherwise the tests' log configuration would be used and not the program's
    List<String> settings = List.of("-Dlogback.configurationFile=logback.xml");
    List<String> words =
        new ArrayList<>(List.of("run", "--port", "0", "--partitions", "4", "--instance", name));
    words.addAll(List.of("--bootstrap-server", bootstrap, "--log-format", "json"));
    words.addAll(List.of("--session-timeout", Integer.toString(absence)));
    words.addAll(List.of("--data", folder.resolve(name).toString()));
    words.addAll(more);
    program = new ChildProgram(log, by, settings, Main.class, words.toArray(String[]::new));
    String line = program.line();
    assertThat(line).as(() -> logged()).startsWith("http://");
    address = URI.create(line);
  }

  /** All that the instance has logged. */
  public String logged() {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Waits until the instance has logged a text. */
  public void awaitLogged(String text) throws InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!logged().contains(text)) {
      assertThat(System.nanoTime()).as(() -> text + ": " + logged()).isLessThan(end);
      Thread.sleep(100);
    }
  }

  /** Sends a GET request to the instance. */
  public HttpResponse<String> get(String path) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(address.resolve(path)).timeout(TIMEOUT).build();
    return CLIENT.send(request, BodyHandlers.ofString());
  }

  /** Waits until the instance is ready. */
  public void awaitReady() throws IOException, InterruptedException {
    awaitStatus(200);
    assertThat(get("/health/live").statusCode()).isEqualTo(200);
  }

  /** Waits until the address that says whether the instance is ready answers with a status. */
  public void awaitStatus(int status) throws IOException, InterruptedException {
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (get("/health/ready").statusCode() != status) {
      assertThat(System.nanoTime()).as(() -> status + ": " + logged()).isLessThan(end);
      Thread.sleep(100);
    }
  }

  /** The sum of a metric over all its labels. */
  public double sum(String metric) throws IOException, InterruptedException {
    return get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(metric + "{") || line.startsWith(metric + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  /** Asks the instance to end, and checks that it does so in order. */
  public void stop() throws IOException, InterruptedException {
    program.process().destroy();
    assertThat(program.process().waitFor(90, TimeUnit.SECONDS)).as(() -> logged()).isTrue();
    assertThat(program.process().exitValue()).as(() -> logged()).isEqualTo(ExitCode.DONE);
    List<String> messages = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      JsonNode json = new ObjectMapper().readTree(line);
      messages.add(json.get("level").asText() + " " + json.get("formattedMessage").asText());
    }
    assertThat(messages).contains("INFO ended with exit code 0");
    assertThat(messages).noneMatch(message -> message.startsWith("ERROR"));
  }

  public Process process() {
    return program.process();
  }

  public void kill() throws InterruptedException {
    program.process().destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    program.close();
  }
}
