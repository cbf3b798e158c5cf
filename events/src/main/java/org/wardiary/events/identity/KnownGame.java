package org.wardiary.events.identity;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.text.Text;

/**
 * What is kept of a game in order to recognise other records of it.
 *
 * @param id its id
 * @param kind id of the game that was played
 * @param occasion when it was played and by whom
 * @param open whether its record is unfinished
 * @param answers number of its answers
 * @param hashes {@link AnswerHashes#kept}; empty if its record gives its id, by which alone it is
 *     then recognised
 */
public record KnownGame(
    String id, String kind, Occasion occasion, boolean open, int answers, List<Long> hashes) {

  /** Copies the list. */
  public KnownGame {
    hashes = List.copyOf(hashes);
  }

  /** The game of a record, which is stored under an id. */
  public static KnownGame of(String id, RecordDraft draft, Setup setup) {
    Tags tags = draft.writtenTags();
    List<String> answers = draft.answers();
    AnswerHashes hashes = hashes(setup);
    answers.forEach(hashes::answer);
    return new KnownGame(
        id,
        setup.game().id(),
        Occasion.of(tags, setup.game().sides()),
        tags.get("Termination").filter("unfinished"::equals).isPresent(),
        answers.size(),
        tags.gameId().isPresent() ? List.of() : hashes.kept());
  }

  /** The hashes of a game that has no answers yet. */
  public static AnswerHashes hashes(Setup setup) {
    String first = setup.tags().get("First").orElse("");
    String rules = setup.tags().get(RulesTag.NAME).orElse("");
    return new AnswerHashes(setup.game().id(), setup.mapFile().name(), rules, first);
  }

  /**
   * Whether its record has an end but no answers: it was not played, or only its result is known.
   */
  public boolean isResultOnly() {
    return answers == 0 && !open;
  }

  /** A hash of the kind of game and the players of both sides. */
  public long players() {
    AnswerHashes hash = new AnswerHashes(kind, "", "", "");
    for (String player : occasion.players()) {
      hash.answer(Occasion.isKnown(player) ? Names.same(player) : "");
    }
    return hash.current();
  }

  /** The game as bytes, without its id. */
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (String text :
          List.of(kind, occasion.event(), occasion.date(), occasion.round(), occasion.random())) {
        write(text, out);
      }
      out.writeInt(occasion.players().size());
      for (String player : occasion.players()) {
        write(player, out);
      }
      out.writeBoolean(occasion.simulated());
      out.writeBoolean(open);
      out.writeInt(answers);
      for (long hash : hashes) {
        out.writeLong(hash);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(String text, DataOutputStream out) throws IOException {
    byte[] utf8 = Text.utf8(text);
    out.writeInt(utf8.length);
    out.write(utf8);
  }

  /** Reads what {@link #bytes} has written; equal texts of all games are one object. */
  public static KnownGame of(String id, byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    String kind = text(in);
    String event = text(in);
    String date = text(in);
    String round = text(in);
    String random = text(in);
    List<String> players = new ArrayList<>();
    for (int left = in.getInt(); left > 0; left--) {
      players.add(text(in));
    }
    boolean simulated = in.get() != 0;
    boolean open = in.get() != 0;
    int answers = in.getInt();
    List<Long> hashes = new ArrayList<>();
    while (in.hasRemaining()) {
      hashes.add(in.getLong());
    }
    Occasion occasion = new Occasion(event, date, round, players, random, simulated);
    return new KnownGame(id, kind, occasion, open, answers, hashes);
  }

  private static String text(ByteBuffer in) {
    byte[] utf8 = new byte[in.getInt()];
    in.get(utf8);
    return new String(utf8, StandardCharsets.UTF_8).intern();
  }
}
