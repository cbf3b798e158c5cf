package org.wardiary.events.log.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.GameMessages;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.testkit.Extent;
import org.wardiary.events.testkit.FullDisk;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/**
 * Backups as files: whole, damaged, forged. {@code -Dwardiary.damage.step=1} damages every byte and
 * not only every 97th.
 */
final class BackupFileTest {

  private static final int STEP = Extent.of(499, 7);

  /** Number of bytes at the beginning and at the end that are all damaged, whatever the step. */
  private static final int EDGE = 100;

  private final List<PlayedGame> games = new ArrayList<>();

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("club.avro");
    GameData.games().forEach(game -> games.add(PlayedGames.of(game).get(0)));
    write(file, games);
  }

  private static void write(Path file, List<PlayedGame> games) throws IOException {
    try (BackupWriter out = new BackupWriter(file)) {
      out.add(PlayedGames.CODEC.schema());
      for (PlayedGame game : games) {
        ChainCheck check = new ChainCheck(PlayedGames.CODEC, Chain.begin(game.id()));
        for (byte[] message : game.messages()) {
          GameEvent event = check.accept(message);
          out.add(event, message, check.chain());
        }
      }
      out.commit();
    }
  }

  @Test
  void backupOnAFullDisk_leavesNothing() throws IOException {
    try (FullDisk disk = new FullDisk(folder.resolve("disk"))) {
      Path full = disk.folder().resolve("club.avro");
      assertThatThrownBy(() -> write(full, games))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("No space left");
      assertThat(disk.folder()).isEmptyDirectory();
    }
  }

  private interface Change {
    void apply(RandomAccessFile file) throws IOException;
  }

  private void change(Change change) throws IOException {
    try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
      change.apply(out);
    }
  }

  private void flip(long at) throws IOException {
    change(
        out -> {
          out.seek(at);
          int b = out.read();
          out.seek(at);
          out.write(b ^ 1);
        });
  }

  private List<Long> places() throws IOException {
    List<Long> places = new ArrayList<>();
    long size = Files.size(file);
    for (long i = 0; i < size; i += i < EDGE || i >= size - EDGE ? 1 : STEP) {
      places.add(i);
    }
    return places;
  }

  private void assertDamaged(String what) {
    assertThatThrownBy(() -> Backup.verify(file))
        .as(what)
        .isInstanceOf(BackupDamaged.class)
        .hasMessageStartingWith("expected ");
  }

  private Map<String, List<byte[]>> messages(BackupContent content) throws IOException {
    Map<String, List<byte[]>> found = new HashMap<>();
    Restore.readableGames(file, content.games(), game -> found.put(game.gameId(), game.messages()));
    return found;
  }

  private static List<Sha256> hashes(List<byte[]> messages) {
    return messages.stream().map(Chain::hash).toList();
  }

  @Test
  void wholeBackup_holdsEveryMessage() throws IOException {
    BackupContent content = Backup.verify(file);
    assertThat(content.games()).hasSize(games.size());
    assertThat(content.events()).isEqualTo(games.stream().mapToLong(g -> g.events().size()).sum());
    Map<String, List<byte[]>> found = messages(content);
    for (PlayedGame game : games) {
      assertThat(hashes(found.get(game.id()))).isEqualTo(hashes(game.messages()));
    }
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void anyByteFlippedOrCut_isNeverWhole() throws IOException {
    write(file, games.subList(0, 1));
    for (long at : places()) {
      flip(at);
      assertDamaged("byte " + at);
      flip(at);
    }
    Backup.verify(file);
    change(out -> out.seek(out.length()));
    byte[] whole = Files.readAllBytes(file);
    for (long length : places()) {
      Files.write(file, Arrays.copyOf(whole, (int) length));
      assertDamaged("cut to " + length);
    }
    Files.write(file, Arrays.copyOf(whole, whole.length + 1));
    assertDamaged("longer");
  }

  @Test
  void ofADamagedBackup_onlyWholeGamesAreSaved_andTheOthersAreNamed() throws IOException {
    List<PlayedGame> many = new ArrayList<>();
    for (int seed = 1; seed < 12; seed++) {
      many.add(PlayedGames.simulated(GameData.games().get(seed % games.size()), seed));
    }
    write(file, many);
    flip(Files.size(file) * 2 / 3);
    BackupContent content = Backup.readable(file);
    assertThat(content.games()).isNotEmpty().hasSizeLessThan(many.size());
    assertThat(content.lost()).hasSize(many.size() - content.games().size());
    assertThat(content.list()).isEqualTo(BackupContent.GameList.THERE);
    Map<String, List<byte[]>> found = messages(content);
    for (PlayedGame game : many) {
      if (content.games().containsKey(game.id())) {
        assertThat(hashes(found.get(game.id()))).isEqualTo(hashes(game.messages()));
      } else {
        assertThat(content.lost()).contains(game.id());
      }
    }
  }

  @Test
  void forgedBackup_isRefusedThoughItsDigestFits() throws IOException {
    PlayedGame game = games.get(1);
    PlayedGame other = games.get(2);
    try (BackupWriter out = new BackupWriter(file)) {
      ChainCheck check = new ChainCheck(PlayedGames.CODEC, Chain.begin(game.id()));
      for (int i = 0; i < game.messages().size(); i++) {
        GameEvent event = check.accept(game.messages().get(i));
        // the event that can be read differs from the one in the message
        GameEvent shown = i == 3 ? other.events().get(i) : event;
        out.add(
            GameEvent.newBuilder(shown).setGameId(game.id()).build(),
            game.messages().get(i),
            check.chain());
      }
      out.commit();
    }
    assertThatThrownBy(() -> Backup.verify(file))
        .isInstanceOf(BackupDamaged.class)
        .hasMessageContaining("seq 3: expected the event of its message but it is another");
    List<PlayedGame> cut =
        List.of(
            new PlayedGame(
                game.id(),
                game.messages().subList(0, 9),
                game.events().subList(0, 9),
                game.accepted()));
    write(file, cut);
    assertThatThrownBy(() -> Backup.verify(file))
        .hasMessageContaining("expected games to their ends but " + game.id());
  }

  @Test
  void gameInACommand_isSmallAndComesOutByteForByte() {
    for (PlayedGame game : games) {
      byte[] packed = new GameMessages(game.id(), game.messages()).packed();
      int plain = game.messages().stream().mapToInt(message -> message.length).sum();
      assertThat(packed.length).isLessThan(plain / 4);
      assertThat(hashes(GameMessages.unpacked(game.id(), packed).messages()))
          .isEqualTo(hashes(game.messages()));
      for (int i = 0; i < packed.length; i += 1 + packed.length / 50) {
        byte[] wrong = packed.clone();
        wrong[i] ^= 1;
        List<byte[]> found;
        try {
          found = GameMessages.unpacked(game.id(), wrong).messages();
        } catch (CorruptMessage e) {
          continue;
        }
        assertThat(found).isNotEmpty(); // detected by the chain; see the referee's tests
      }
    }
  }
}
