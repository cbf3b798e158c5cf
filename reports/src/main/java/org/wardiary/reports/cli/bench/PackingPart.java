package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.wardiary.reports.bench.Figure;
import org.wardiary.reports.bench.PackBench;
import org.wardiary.reports.cli.file.BundledRecords;

/** How small the bundled tournaments become when packed. */
final class PackingPart implements BenchPart {

  @Override
  public String name() {
    return "packing";
  }

  @Override
  public String what() {
    return "tournaments packed, beside zstd and xz";
  }

  @Override
  public void measure(BenchSetup setup, Consumer<Figure> sink) throws IOException {
    for (Path file : BundledRecords.into(setup.folder())) {
      PackBench.measure(file).figures().forEach(sink);
    }
  }
}
