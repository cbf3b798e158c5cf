package org.wardiary.reports.site;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.player.RatingPoint;
import org.wardiary.events.text.Text;

/** A player's rating after each period, with its interval, as an SVG element. */
final class RatingCurve {

  private static final double WIDTH = 640;
  private static final double HEIGHT = 180;
  private static final double LEFT = 44;
  private static final double EDGE = 12;
  private static final int STEP = 100;

  private final List<RatingPoint> points;
  private final double low;
  private final double high;

  private RatingCurve(List<RatingPoint> points) {
    this.points = points;
    this.low =
        STEP
            * Math.floor(points.stream().mapToDouble(p -> p.rating().low()).min().orElse(0) / STEP);
    this.high =
        STEP
            * Math.ceil(points.stream().mapToDouble(p -> p.rating().high()).max().orElse(0) / STEP);
  }

  /** The curve; empty for fewer than two points. */
  static Optional<String> svg(List<RatingPoint> points) {
    return points.size() < 2 ? Optional.empty() : Optional.of(new RatingCurve(points).svg());
  }

  private String svg() {
    StringBuilder band = new StringBuilder();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < points.size(); i++) {
      band.append(place(i, points.get(i).rating().high()));
      line.append(place(i, points.get(i).rating().value()));
    }
    for (int i = points.size() - 1; i >= 0; i--) {
      band.append(place(i, points.get(i).rating().low()));
    }
    return Text.of(
        "<svg viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"Rating from %.0f to %.0f\">"
            + "%s<polygon class=\"band\" points=\"%s\"/><polyline class=\"line\" points=\"%s\"/></svg>",
        WIDTH,
        HEIGHT,
        points.get(0).rating().value(),
        points.get(points.size() - 1).rating().value(),
        axis(),
        band.toString().strip(),
        line.toString().strip());
  }

  private String place(int index, double rating) {
    return Text.of("%.1f,%.1f ", x(index), y(rating));
  }

  private double x(int index) {
    return LEFT + (WIDTH - LEFT - EDGE) * index / (points.size() - 1);
  }

  private double y(double rating) {
    return EDGE + (HEIGHT - 2 * EDGE) * (high - rating) / (high - low);
  }

  private String axis() {
    StringBuilder axis = new StringBuilder();
    double step = STEP * Math.max(1, Math.ceil((high - low) / STEP / 5));
    for (double rating = low; rating <= high; rating += step) {
      axis.append(
          Text.of(
              "<line class=\"axis\" x1=\"%.0f\" x2=\"%.0f\" y1=\"%.1f\" y2=\"%.1f\"/>"
                  + "<text x=\"%.0f\" y=\"%.1f\" text-anchor=\"end\">%.0f</text>",
              LEFT, WIDTH - EDGE, y(rating), y(rating), LEFT - 6, y(rating) + 4, rating));
    }
    return axis.toString();
  }
}
