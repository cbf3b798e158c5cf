package org.wardiary.events.log.stream;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.text.Text;

/**
 * What the referee keeps of an open game to continue it.
 *
 * @param marks the ends of the commands of its last edition, in order
 * @param record its canonical record so far
 */
record LiveState(List<Mark> marks, String record) {

  private static final int VERSION = 1;

  /**
   * The end of a command.
   *
   * @param end number of the game's events so far
   * @param ply number of answers so far
   */
  record Mark(long end, int ply) {}

  /** Copies the list. */
  LiveState {
    marks = List.copyOf(marks);
  }

  /** The state after one more command. */
  LiveState with(Mark mark, String recordNow) {
    List<Mark> all = new ArrayList<>(marks);
    all.add(mark);
    return new LiveState(all, recordNow);
  }

  /**
   * The number of answers known to a sender who has seen an event; 0 if the event does not belong
   * to this edition.
   */
  int pliesSeen(long seq) {
    int seen = 0;
    for (Mark mark : marks) {
      seen = mark.end() <= seq + 1 ? mark.ply() : seen;
    }
    return seen;
  }

  /** The serialized state, for the store. */
  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(VERSION);
      out.writeInt(marks.size());
      for (Mark mark : marks) {
        out.writeLong(mark.end());
        out.writeInt(mark.ply());
      }
      out.write(Text.utf8(record));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /**
   * Deserializes a state from the store.
   *
   * @throws IllegalStateException if another version of the program wrote it
   */
  static LiveState of(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int version = in.readByte();
      if (version != VERSION) {
        throw new IllegalStateException(
            Text.of(
                "expected the referee's state of open games of version %d but got %d",
                VERSION, version));
      }
      List<Mark> marks = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        marks.add(new Mark(in.readLong(), in.readInt()));
      }
      return new LiveState(marks, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("expected the referee's state of an open game", e);
    }
  }
}
