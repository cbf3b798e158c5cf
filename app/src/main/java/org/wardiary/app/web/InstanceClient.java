package org.wardiary.app.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.projector.query.ChunkSource;

/**
 * Asks other instances of the server for what their stores hold. An instance that does not answer
 * is not asked again for a moment; callers read the log instead. Thread-safe.
 */
public final class InstanceClient implements Function<URI, ChunkSource> {

  private static final Duration CONNECT_TIMEOUT = Duration.ofMillis(500);
  private static final Duration TIMEOUT = Duration.ofSeconds(2);
  private static final Duration REST = Duration.ofSeconds(2);
  private static final int MOST_RESTING = 100;
  // more than a chunk can be
  private static final int LONGEST = 8 << 20;

  /** Created when the first other instance is asked; a server that is alone never needs it. */
  private static final class Http {
    static final HttpClient CLIENT =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT_TIMEOUT)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
  }

  private final Optional<URI> own;
  private final Optional<InstanceSecret> secret;
  private final Cache<URI, Boolean> resting =
      Caffeine.newBuilder()
          .maximumSize(MOST_RESTING)
          .expireAfterWrite(REST)
          .executor(Runnable::run)
          .build();

  /**
   * Creates a client.
   *
   * @param own the address of this instance, if it has one, which is not asked
   * @param secret what the instances share; without it none would answer, and none is asked
   */
  public InstanceClient(Optional<URI> own, Optional<InstanceSecret> secret) {
    this.own = own;
    this.secret = secret;
  }

  /** The store of the instance at an address, {@code http://HOST:PORT/}. */
  @Override
  public ChunkSource apply(URI address) {
    return own.filter(address::equals).isPresent() || secret.isEmpty()
        ? ChunkSource.NONE
        : (gameId, last, ply) ->
            resting.getIfPresent(address) == null
                ? ask(address, StoredChunks.path(gameId, last, ply))
                : Optional.empty();
  }

  private Optional<byte[]> ask(URI address, String path) {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve(path))
            .header(InstanceSecret.HEADER, secret.orElseThrow().proof(path))
            .timeout(TIMEOUT)
            .build();
    try {
      HttpResponse<InputStream> answer = Http.CLIENT.send(request, BodyHandlers.ofInputStream());
      try (InputStream body = answer.body()) {
        if (answer.statusCode() != 200) {
          return Optional.empty();
        }
        byte[] bytes = body.readNBytes(LONGEST + 1);
        return bytes.length > LONGEST ? Optional.empty() : Optional.of(bytes);
      }
    } catch (IOException e) {
      resting.put(address, true);
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
