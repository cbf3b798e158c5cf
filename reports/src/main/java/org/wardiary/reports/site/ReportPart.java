package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.page.ReportWriter;

/**
 * The report with its tables and charts, as {@code wardiary report} writes it, and what the home
 * page shows of it, which is a script of its own, since to count takes long.
 */
public final class ReportPart implements SitePart {

  /** Folder of these files. */
  public static final String FOLDER = "report/";

  /** What the home page shows. */
  static final String STRIKING = FOLDER + "striking.js";

  /** A server counts anew when the number of games has grown by one in so many. */
  private static final int GROWTH = 20;

  private final SiteInput input;
  private final Delivery delivery;

  ReportPart(SiteInput input, Delivery delivery) {
    this.input = input;
    this.delivery = delivery;
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
    files.put(STRIKING, () -> Text.utf8(Json.script("striking", Json.text(report.striking()))));
    return files;
  }

  @Override
  public Optional<String> fingerprint(String path, SiteContext site) {
    if (!path.equals(STRIKING)) {
      return Optional.empty();
    }
    List<GameSummary> ended = input.ended();
    if (delivery == Delivery.SERVED) {
      double growth = Math.log(Math.max(1, ended.size())) / Math.log1p(1.0 / GROWTH);
      return Optional.of(Text.of("%.0f", growth));
    }
    List<Optional<String>> all =
        ended.stream().map(game -> input.fingerprints().apply(game.getGameId())).toList();
    return all.stream().allMatch(Optional::isPresent)
        ? Optional.of(Digest.hex(all.stream().map(Optional::get).collect(Collectors.joining("\n"))))
        : Optional.empty();
  }
}
