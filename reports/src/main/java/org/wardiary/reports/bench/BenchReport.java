package org.wardiary.reports.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * The figures of one run.
 *
 * @param machine the machine that it ran on
 * @param seed seed of the simulated games
 * @param loadBefore load average at the start, see {@link Machine#load}
 * @param loadAfter load average at the end
 * @param figures the figures, in display order
 */
public record BenchReport(
    Machine machine, long seed, double loadBefore, double loadAfter, List<PartFigure> figures) {

  /** Copies the list. */
  public BenchReport {
    figures = List.copyOf(figures);
  }

  /** The report as a JSON object on one line. */
  public String json() {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      json.writeNumberField("seed", seed);
      writeMachine(json);
      json.writeNumberField("loadBefore", loadBefore);
      json.writeNumberField("loadAfter", loadAfter);
      json.writeArrayFieldStart("figures");
      for (PartFigure figure : figures) {
        write(json, figure);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.append(System.lineSeparator()).toString();
  }

  private void writeMachine(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("machine");
    json.writeNumberField("cores", machine.cores());
    json.writeStringField("processor", machine.processor());
    json.writeNumberField("memory", machine.memory());
    json.writeNumberField("heap", machine.heap());
    json.writeStringField("system", machine.system());
    json.writeStringField("java", machine.java());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, PartFigure of) throws IOException {
    Figure figure = of.figure();
    json.writeStartObject();
    json.writeStringField("part", of.part());
    json.writeStringField("name", figure.name());
    json.writeStringField("unit", figure.unit());
    json.writeNumberField("median", figure.median());
    json.writeNumberField("lowest", figure.lowest());
    json.writeNumberField("highest", figure.highest());
    json.writeNumberField("rounds", figure.rounds());
    json.writeEndObject();
  }
}
