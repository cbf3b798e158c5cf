package org.wardiary.app.coverage;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;

/** The rows of simulated games in a file, in the order in which they were played. */
final class GamesFile {

  private static final Map<Class<?>, MessageCodec<?>> CODECS = new ConcurrentHashMap<>();

  private GamesFile() {}

  /** Writes the rows of games, a list for each game. */
  static void write(Path file, List<List<SpecificRecord>> games) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.createDirectories(file.getParent());
      try (DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
        out.writeInt(games.size());
        for (List<SpecificRecord> rows : games) {
          out.writeInt(rows.size());
          for (SpecificRecord row : rows) {
            byte[] bytes = bytes(row);
            out.writeUTF(row.getClass().getName());
            out.writeInt(bytes.length);
            out.write(bytes);
          }
        }
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T extends SpecificRecord> byte[] bytes(T row) {
    @SuppressWarnings("unchecked")
    Class<T> type = (Class<T>) row.getClass();
    return codec(type).encode(row);
  }

  private static <T extends SpecificRecord> MessageCodec<T> codec(Class<T> type) {
    @SuppressWarnings("unchecked")
    MessageCodec<T> codec =
        (MessageCodec<T>)
            CODECS.computeIfAbsent(
                type, none -> new MessageCodec<>(type, WriterSchemas.released()));
    return codec;
  }

  /** Reads games. */
  static List<PlayedGame> read(Path file) {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      List<PlayedGame> games = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        Archive.Builder rows = new Archive.Builder();
        for (int row = in.readInt(); row > 0; row--) {
          rows.add(row(in.readUTF(), in.readNBytes(in.readInt())));
        }
        games.add(rows.build().sets().get(0).games().get(0));
      }
      return games;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SpecificRecord row(String name, byte[] bytes) throws IOException {
    try {
      return codec(Class.forName(name).asSubclass(SpecificRecord.class)).decode(bytes);
    } catch (ClassNotFoundException e) {
      throw new IOException("expected a class of rows but got '" + name + "'", e);
    }
  }
}
