package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The kinds of units of a game as features: one for each, in the order of their letters. */
public final class UnitKinds {

  private final Map<String, String> names;
  private final List<String> letters;

  /**
   * Creates the kinds of units of a game.
   *
   * @param names the names of the kinds, by letter
   */
  public UnitKinds(Map<String, String> names) {
    this.names = new TreeMap<>(names);
    this.letters = List.copyOf(this.names.keySet());
  }

  /** The letters of the kinds, in order. */
  public List<String> letters() {
    return letters;
  }

  /** The name of a kind; its letter if it has none. */
  public String name(String letter) {
    return names.getOrDefault(letter, letter);
  }

  /**
   * A game's features: some of its own, then one for each kind.
   *
   * @param meaning what is counted of each kind
   */
  public List<Feature> after(List<Feature> own, String meaning) {
    List<Feature> features = new ArrayList<>(own);
    letters.forEach(letter -> features.add(new Feature(names.get(letter), meaning)));
    return features;
  }

  /**
   * The assets of one unit of each kind, for games in which a unit changes no other feature.
   *
   * @param own number of features before those of the kinds
   */
  public List<Asset> assets(int own) {
    List<Asset> assets = new ArrayList<>();
    for (int i = 0; i < letters.size(); i++) {
      double[] values = new double[own + letters.size()];
      values[own + i] = 1;
      assets.add(new Asset(names.get(letters.get(i)), Asset.Sort.UNIT, values));
    }
    return assets;
  }
}
