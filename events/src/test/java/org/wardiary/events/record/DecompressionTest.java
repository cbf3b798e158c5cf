package org.wardiary.events.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class DecompressionTest {

  private static final String GAMES =
      IntStream.range(0, 300)
          .mapToObj(
              i ->
                  "[Game \"squares/civil-war\"]\n[Round \"" + i * 7919 + "\"]\n\n1. a" + i + " *\n")
          .collect(Collectors.joining("\n"));

  private static byte[] text() {
    return GAMES.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputStream zip = new GZIPOutputStream(out)) {
      zip.write(text);
    }
    return out.toByteArray();
  }

  private static byte[] twice(byte[] bytes) {
    byte[] both = Arrays.copyOf(bytes, 2 * bytes.length);
    System.arraycopy(bytes, 0, both, bytes.length, bytes.length);
    return both;
  }

  /** Like a pipe, gives one byte at a time and never says that more are available. */
  private static InputStream pipe(byte[] bytes) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] to, int from, int length) {
        return super.read(to, from, Math.min(length, 1));
      }

      @Override
      public synchronized int available() {
        return 0;
      }
    };
  }

  private static List<GameText> read(InputStream in) throws IOException {
    List<GameText> games = new ArrayList<>();
    try (RecordReader reader = new RecordReader(Decompression.of(in), "x")) {
      for (Optional<GameText> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    }
    return games;
  }

  @Test
  void compressedGames_areThoseOfTheText() throws IOException {
    for (byte[] bytes : List.of(text(), gzip(text()), Zstd.compress(text(), 3))) {
      List<GameText> games = read(new ByteArrayInputStream(bytes));
      assertThat(games).hasSize(300).allMatch(game -> game.problem().isEmpty());
      assertThat(games.get(299).word(0)).isEqualTo("a299");
    }
    assertThat(read(new ByteArrayInputStream(new byte[0]))).isEmpty();
    assertThat(read(new ByteArrayInputStream(gzip(new byte[0])))).isEmpty();
    assertThat(read(new ByteArrayInputStream(Zstd.compress(new byte[0])))).isEmpty();
  }

  @Test
  void allMembersAreRead_throughASlowPipe() throws IOException {
    assertThat(read(pipe(twice(gzip(text()))))).hasSize(600);
    assertThat(read(pipe(twice(Zstd.compress(text()))))).hasSize(600);
  }

  @Test
  void gameAtTheDamageIsRefused_thoseBeforeItAreGood() throws IOException {
    for (byte[] whole : List.of(gzip(text()), Zstd.compress(text()))) {
      for (int length = whole.length - 1; length > 4; length -= 97) {
        List<GameText> games = read(new ByteArrayInputStream(Arrays.copyOf(whole, length)));
        assertThat(games.get(games.size() - 1).problem().orElseThrow().reason())
            .startsWith("expected ")
            .contains(" data to its end but it is cut off or damaged");
        assertThat(games.subList(0, games.size() - 1)).allMatch(game -> game.problem().isEmpty());
      }
    }
  }

  @Test
  void whatComesBeforeTheDamage_isReadThroughABuffer_toTheLastByte() throws IOException {
    byte[] whole = gzip(text());
    byte[] cut = Arrays.copyOf(whole, whole.length / 2);
    ByteArrayOutputStream before = new ByteArrayOutputStream();
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(cut))) {
      assertThatThrownBy(() -> in.transferTo(before)).isInstanceOf(EOFException.class);
    }
    assertThat(before.size()).isGreaterThan(text().length / 3);
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    try (InputStream in =
        new BufferedInputStream(Decompression.of(new ByteArrayInputStream(cut)))) {
      assertThatThrownBy(() -> in.transferTo(read)).isInstanceOf(DamagedData.class);
    }
    assertThat(read.size()).isEqualTo(before.size());
  }

  @Test
  void whateverFollowsAMember_andIsNoOther_isDamage() throws IOException {
    byte[] one = gzip(text());
    byte[] flipped = twice(one);
    flipped[one.length] ^= 1;
    byte[] other = Arrays.copyOf(one, one.length + 9);
    Arrays.fill(other, one.length, other.length, (byte) 'x');
    byte[] shortest = Arrays.copyOf(twice(one), one.length + 1);
    byte[] cut = Arrays.copyOf(twice(one), one.length + 6);
    for (byte[] bytes : List.of(flipped, other, shortest, cut)) {
      List<GameText> games = read(new ByteArrayInputStream(bytes));
      assertThat(games).hasSize(300);
      assertThat(games.subList(0, 299)).allMatch(game -> game.problem().isEmpty());
      assertThat(games.get(299).problem().orElseThrow().reason())
          .contains("gzip data to its end but it is cut off or damaged (")
          .doesNotContain("null");
    }
    assertThat(read(new ByteArrayInputStream(cut)).get(299).problem().orElseThrow().reason())
        .endsWith("(it ends too early)");
  }

  @Test
  void sourceThatCannotBeRead_isNotDamaged() throws IOException {
    for (byte[] whole : List.of(gzip(text()), Zstd.compress(text()))) {
      byte[] half = Arrays.copyOf(whole, whole.length / 2);
      InputStream broken =
          new SequenceInputStream(new ByteArrayInputStream(half), new UnreadableStream());
      try (InputStream in = Decompression.of(broken)) {
        assertThatThrownBy(in::readAllBytes).isExactlyInstanceOf(IOException.class);
      }
    }
  }

  /** A disk that fails. */
  private static final class UnreadableStream extends InputStream {

    @Override
    public int read() throws IOException {
      throw new IOException("the disk fails");
    }

    @Override
    public int read(byte[] to, int from, int length) throws IOException {
      throw new IOException("the disk fails");
    }
  }

  @Test
  void wrongByteIsFound_byTheChecksum() throws IOException {
    byte[] wrong = gzip(text());
    wrong[wrong.length / 2] ^= 0x55;
    assertThat(read(new ByteArrayInputStream(wrong))).anyMatch(game -> game.problem().isPresent());
  }

  @Test
  void bombIsRead_inConstantMemory() throws IOException {
    byte[] word = new byte[64 << 20];
    Arrays.fill(word, (byte) 'w');
    byte[] bomb = Zstd.compress(word);
    assertThat(bomb.length).isLessThan(10_000);
    List<GameText> games = read(new ByteArrayInputStream(bomb));
    assertThat(games).hasSize(1);
    assertThat(games.get(0).problem().orElseThrow().reason())
        .contains("expected a game of at most 8388608 bytes");
  }
}
