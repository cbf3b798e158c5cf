package org.wardiary.events.log.stream;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;

/**
 * What the referee keeps of a game. For an open game, {@link LiveState} is kept in addition.
 *
 * @param chain the end of its chain, whose {@code nextSeq} is the number of its events
 * @param editions its editions in order, at least one
 */
record RefereeState(Chain chain, List<Edition> editions) {

  private static final int VERSION = 1;
  private static final int HASH = 32;

  /** The hash of an edition without a record. */
  static final Sha256 NONE = new Sha256(new byte[HASH]);

  /**
   * An edition.
   *
   * @param commandId the command that created it
   * @param what the kind of revision, as events give it; empty for the first edition
   * @param by who asked for it; empty for the first edition
   * @param record SHA-256 of the record and its map; {@link #NONE} if the game was withdrawn
   * @param end number of the game's events up to the end of this edition
   */
  record Edition(String commandId, String what, String by, Sha256 record, long end) {}

  /** Copies the list. */
  RefereeState {
    editions = List.copyOf(editions);
  }

  /** The state of a game that has just been stored. */
  static RefereeState first(Chain chain, Sha256 record, String commandId) {
    return new RefereeState(
        chain, List.of(new Edition(commandId, "", "", record, chain.nextSeq())));
  }

  /** The state after the last edition was continued. */
  RefereeState continued(Chain end, Sha256 record) {
    List<Edition> all = new ArrayList<>(editions);
    Edition last = all.remove(all.size() - 1);
    all.add(new Edition(last.commandId(), last.what(), last.by(), record, end.nextSeq()));
    return new RefereeState(end, all);
  }

  /** The state after another edition was added. */
  RefereeState with(Chain end, Edition edition) {
    List<Edition> all = new ArrayList<>(editions);
    all.add(edition);
    return new RefereeState(end, all);
  }

  /** The number of editions, which is also the number of the last one. */
  int count() {
    return editions.size();
  }

  /** The last edition. */
  Edition last() {
    return editions.get(editions.size() - 1);
  }

  /** Whether the game has not ended yet. */
  boolean isOpen() {
    return chain.due() == Chain.Due.EVENT;
  }

  /** Whether the game is withdrawn. */
  boolean isWithdrawn() {
    return last().record().equals(NONE);
  }

  /** The number of the edition that a command created, if it created one. */
  Optional<Integer> broughtBy(String commandId) {
    return numbers().filter(n -> edition(n).commandId().equals(commandId)).findFirst();
  }

  /** The number of the first edition with this record, if there is one. */
  Optional<Integer> withRecord(Sha256 record) {
    return numbers().filter(n -> edition(n).record().equals(record)).findFirst();
  }

  private Stream<Integer> numbers() {
    return IntStream.rangeClosed(1, count()).boxed();
  }

  /** The edition with a number, from 1. */
  Edition edition(int number) {
    return editions.get(number - 1);
  }

  /** The number of events in an edition. */
  long appended(int number) {
    return edition(number).end() - (number == 1 ? 0 : edition(number - 1).end());
  }

  /** Describes the revisions after an event. */
  String since(long seq) {
    return numbers()
        .filter(n -> n > 1 && edition(n - 1).end() > seq)
        .map(n -> Text.of("edition %d (%s)", n, words(edition(n))))
        .collect(Collectors.joining(", "));
  }

  private static String words(Edition edition) {
    return edition.by().isEmpty()
        ? edition.what()
        : Text.of("%s by %s", edition.what(), edition.by());
  }

  /** The serialized state, for the store. */
  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(VERSION);
      out.writeLong(chain.nextSeq());
      out.write(chain.head().bytes());
      out.writeByte(chain.due().ordinal());
      out.writeInt(editions.size());
      for (Edition edition : editions) {
        out.writeUTF(edition.commandId());
        out.writeUTF(edition.what());
        out.writeUTF(edition.by());
        out.write(edition.record().bytes());
        out.writeLong(edition.end());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /**
   * Deserializes the state of a game from the store.
   *
   * @throws IllegalStateException if another version of the program wrote it
   */
  static RefereeState of(String gameId, byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int version = in.readByte();
      if (version != VERSION) {
        throw new IllegalStateException(
            Text.of("expected the referee's state of version %d but got %d", VERSION, version));
      }
      long nextSeq = in.readLong();
      Sha256 head = hash(in);
      Chain.Due due = Chain.Due.values()[in.readByte()];
      List<Edition> editions = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        editions.add(
            new Edition(in.readUTF(), in.readUTF(), in.readUTF(), hash(in), in.readLong()));
      }
      return new RefereeState(new Chain(gameId, nextSeq, head, editions.size(), due), editions);
    } catch (IOException e) {
      throw new UncheckedIOException("expected the referee's state of game " + gameId, e);
    }
  }

  private static Sha256 hash(DataInputStream in) throws IOException {
    byte[] hash = new byte[HASH];
    in.readFully(hash);
    return new Sha256(hash);
  }
}
