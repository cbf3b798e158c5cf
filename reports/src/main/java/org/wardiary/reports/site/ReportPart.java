package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.wardiary.reports.page.ReportWriter;

/** The report with its tables and charts, as {@code wardiary report} writes it. */
public final class ReportPart implements SitePart {

  /** Folder of these files. */
  public static final String FOLDER = "report/";

  private final SiteInput input;

  ReportPart(SiteInput input) {
    this.input = input;
  }

  @Override
  public Optional<Link> link() {
    return Optional.of(new Link("Statistics", FOLDER + "index.html"));
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>();
    ReportWriter report = new ReportWriter(input.report().get()).partOf("../index.html");
    report.files().forEach((path, content) -> files.put(FOLDER + path, content));
    files.put(FOLDER + "index.json", report::json);
    return files;
  }
}
