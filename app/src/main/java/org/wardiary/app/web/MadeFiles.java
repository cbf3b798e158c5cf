package org.wardiary.app.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import java.util.function.Supplier;

/** A cache of files that were made, limited by their total size. Thread-safe. */
final class MadeFiles {

  private static final long KEPT_BYTES = 64 << 20;

  private record Key(String path, String version) {}

  private final Cache<Key, Answer> made =
      Caffeine.newBuilder()
          .maximumWeight(KEPT_BYTES)
          .weigher((Key key, Answer answer) -> answer.bytes().length)
          .executor(Runnable::run)
          .build();

  /**
   * Returns a file, making it now if it is not in the cache.
   *
   * @param version files of equal path and version are equal
   * @param file makes it, if there is such a file
   */
  Optional<Answer> get(String path, String version, Supplier<Optional<byte[]>> file) {
    Key key = new Key(path, version);
    Optional<Answer> known = Optional.ofNullable(made.getIfPresent(key));
    if (known.isPresent()) {
      return known;
    }
    // made outside the cache, which would block threads with neighbouring keys
    Optional<Answer> answer = file.get().map(bytes -> Answer.file(path, bytes));
    answer.ifPresent(now -> made.put(key, now));
    return answer;
  }
}
