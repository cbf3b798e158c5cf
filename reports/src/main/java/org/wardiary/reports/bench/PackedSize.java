package org.wardiary.reports.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.text.Text;

/**
 * How small the records of a file become.
 *
 * @param file its name
 * @param games number of games
 * @param answers number of answers, draws included
 * @param given how many of them are draws that the tag Random gives
 * @param choice mean log2 of the number of legal answers, in bits
 * @param text bytes of the text
 * @param packed bytes packed
 * @param zstandard bytes of the text by zstandard, level 19
 * @param xz bytes of the text by the program xz, level 9e; 0 where there is none
 */
public record PackedSize(
    String file,
    int games,
    long answers,
    long given,
    double choice,
    long text,
    long packed,
    long zstandard,
    long xz) {

  /** Bits an answer. */
  private double bits(long bytes) {
    return 8.0 * bytes / answers;
  }

  /** Sizes as a table, its header first. */
  public static List<List<String>> rows(List<PackedSize> sizes) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "records",
            "games",
            "answers",
            "of these given draws",
            "log2 legal",
            "packed",
            "xz -9e",
            "zstd -19",
            "text",
            "packed bytes"));
    for (PackedSize size : sizes) {
      rows.add(
          List.of(
              size.file,
              Integer.toString(size.games),
              Long.toString(size.answers),
              Long.toString(size.given),
              Text.of("%.2f", size.choice),
              Text.of("%.2f", size.bits(size.packed)),
              size.xz == 0 ? "-" : Text.of("%.2f", size.bits(size.xz)),
              Text.of("%.2f", size.bits(size.zstandard)),
              Text.of("%.2f", size.bits(size.text)),
              Long.toString(size.packed)));
    }
    return rows;
  }

  /** Sizes as JSON, an object a line. */
  public static String json(List<PackedSize> sizes) {
    StringBuilder all = new StringBuilder();
    sizes.forEach(size -> all.append(size.json()).append(System.lineSeparator()));
    return all.toString();
  }

  private String json() {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      json.writeStringField("file", file);
      json.writeNumberField("games", games);
      json.writeNumberField("answers", answers);
      json.writeNumberField("given", given);
      json.writeNumberField("choice", choice);
      json.writeNumberField("text", text);
      json.writeNumberField("packed", packed);
      json.writeNumberField("zstandard", zstandard);
      json.writeNumberField("xz", xz);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }
}
