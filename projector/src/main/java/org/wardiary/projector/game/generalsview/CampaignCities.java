package org.wardiary.projector.game.generalsview;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.event.FieldCity;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.projector.game.generalsview.view.CampaignCity;
import org.wardiary.projector.game.generalsview.view.CityTenure;

/** The cities of a game of A General's View so far, and who owned them. Mutable. */
final class CampaignCities {

  private static final class City {
    private final FieldCity start;
    private final List<CityTenure.Builder> tenures = new ArrayList<>();
    private String owner;

    City(FieldCity start) {
      this.start = start;
      this.owner = start.getOwner();
    }

    void turnEnded(int turn) {
      CityTenure.Builder last = tenures.isEmpty() ? null : tenures.get(tenures.size() - 1);
      if (last != null
          && last.getSide().equals(owner)
          && last.getTurn() + last.getTurns() == turn) {
        last.setTurns(last.getTurns() + 1);
      } else if (!owner.isEmpty()) {
        tenures.add(CityTenure.newBuilder().setSide(owner).setTurn(turn).setTurns(1));
      }
    }

    CampaignCity view() {
      return new CampaignCity(
          start.getSpace(),
          start.getIncome(),
          start.getOwner(),
          tenures.stream().map(CityTenure.Builder::build).toList());
    }
  }

  private final Map<String, City> cities = new LinkedHashMap<>();
  private int width = 1;
  private int height = 1;

  void laid(FieldLaid field) {
    width = field.getWidth();
    height = field.getHeight();
    field.getCities().forEach(city -> cities.put(city.getSpace(), new City(city)));
  }

  void taken(SquareTaken square) {
    City city = cities.get(square.getSpace());
    if (city != null) {
      city.owner = square.getSide();
    }
  }

  /** A turn ended: counts it for the owner of each city. */
  void turnEnded(int turn) {
    cities.values().forEach(city -> city.turnEnded(turn));
  }

  /** Columns of the map; 1 before it is laid. */
  int width() {
    return width;
  }

  /** Rows of the map; 1 before it is laid. */
  int height() {
    return height;
  }

  List<CampaignCity> rows() {
    return cities.values().stream().map(City::view).toList();
  }
}
