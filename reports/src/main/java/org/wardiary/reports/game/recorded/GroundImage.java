package org.wardiary.reports.game.recorded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.wardiary.events.game.recorded.file.MapPlan;
import org.wardiary.events.game.recorded.file.Picture;
import org.wardiary.events.game.recorded.file.PictureImage;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Spot;

/** The owner's picture of a map, laid below the spaces whose places in it the game file says. */
final class GroundImage {

  private final List<Spot> pixels = new ArrayList<>();
  private final List<Spot> centres = new ArrayList<>();

  private GroundImage(Picture picture, BoardLayout layout) {
    picture
        .at()
        .forEach(
            (space, at) -> {
              pixels.add(new Spot(at.x(), at.y()));
              centres.add(layout.box(space).centre());
            });
  }

  /**
   * The picture as far as spaces of the map cover it; empty if there is none that has its places.
   */
  static Optional<Item> of(MapPlan plan, Places places, BoardLayout layout) {
    Optional<Picture> picture = plan.picture();
    Optional<PictureImage> image = picture.flatMap(Picture::image);
    Optional<Box> map =
        layout.boxes().entrySet().stream()
            .filter(space -> places.onMap(space.getKey()))
            .map(Map.Entry::getValue)
            .reduce(Box::with);
    return image.isEmpty() || map.isEmpty()
        ? Optional.empty()
        : new GroundImage(picture.get(), layout).drawn(image.get(), map.get());
  }

  private Optional<Item> drawn(PictureImage image, Box map) {
    double across = scale(Spot::x);
    double down = scale(Spot::y);
    double x = across > 0 ? across : down; // places in a row tell one scale
    double y = down > 0 ? down : across;
    if (!(x > 0 && y > 0)) {
      return Optional.empty();
    }
    Box source =
        new Box(
            mean(pixels, Spot::x) + (map.x() - mean(centres, Spot::x)) / x,
            mean(pixels, Spot::y) + (map.y() - mean(centres, Spot::y)) / y,
            map.width() / x,
            map.height() / y);
    String uri = "data:" + image.type() + ";base64," + image.base64();
    return Optional.of(new Item.Image(uri, image.width(), image.height(), source, map));
  }

  /** The size of a pixel in the drawing, by least squares; 0 or no number if it cannot be told. */
  private double scale(ToDoubleFunction<Spot> along) {
    double from = mean(pixels, along);
    double to = mean(centres, along);
    double both = 0;
    double square = 0;
    for (int i = 0; i < pixels.size(); i++) {
      double away = along.applyAsDouble(pixels.get(i)) - from;
      both += away * (along.applyAsDouble(centres.get(i)) - to);
      square += away * away;
    }
    return square == 0 ? 0 : both / square;
  }

  private static double mean(List<Spot> spots, ToDoubleFunction<Spot> along) {
    return spots.stream().mapToDouble(along).average().orElse(0);
  }
}
