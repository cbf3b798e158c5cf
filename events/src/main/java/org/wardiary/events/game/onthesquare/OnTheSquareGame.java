package org.wardiary.events.game.onthesquare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BaseReplaced;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.CardDrawn;
import org.wardiary.events.event.ChargeEnded;
import org.wardiary.events.event.ChargeMade;
import org.wardiary.events.event.DeckShuffled;
import org.wardiary.events.event.DefenderReacted;
import org.wardiary.events.event.FireOpened;
import org.wardiary.events.event.FireResolved;
import org.wardiary.events.event.GunHit;
import org.wardiary.events.event.GunsLeft;
import org.wardiary.events.event.GunsTaken;
import org.wardiary.events.event.MeleeBegan;
import org.wardiary.events.event.MeleeResolved;
import org.wardiary.events.event.MeleeStruck;
import org.wardiary.events.event.MenLost;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.PartFaced;
import org.wardiary.events.event.PartLost;
import org.wardiary.events.event.SectionFellIn;
import org.wardiary.events.event.SectionFormed;
import org.wardiary.events.event.SquareEnded;
import org.wardiary.events.event.SquareFormed;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitJoined;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.game.BoardGame;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RatedPlayer;
import org.wardiary.events.game.Series;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Visibility;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Deck;
import org.wardiary.events.game.onthesquare.map.MapReader;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Symmetries;
import org.wardiary.events.game.onthesquare.players.AggressivePlayer;
import org.wardiary.events.game.onthesquare.players.SearchPlayer;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareParameters;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.view.OnTheSquareVisibility;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.text.Text;

/** The game Wargaming on the Square. */
public final class OnTheSquareGame extends BoardGame<Board> {

  /** The game's id. */
  public static final String ID = "wargaming-on-the-square";

  private static final RuleSet STANDARD = OnTheSquareParameters.standard(ID);
  private static final Visibility VISIBILITY = new OnTheSquareVisibility();
  private static final Series ORDERS = new Series("order", ':', "/");
  private static final String CARDS = "Cards";
  private static final String ALTERNATING = "alternating";
  private static final String SHUFFLED = "shuffled";

  private final OnTheSquareRules rules;

  /** Creates the game with the rules of its rulebook. */
  public OnTheSquareGame() {
    this(STANDARD);
  }

  private OnTheSquareGame(RuleSet rules) {
    super(rules);
    this.rules = new OnTheSquareRules(rules);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Game under(RuleSet values) {
    return new OnTheSquareGame(values);
  }

  @Override
  public String title() {
    return "Wargaming on the Square";
  }

  @Override
  public List<String> sides() {
    return Units.SIDES.names();
  }

  @Override
  public Map<String, String> kinds() {
    return Map.of(
        "A", "Artillery",
        "D", "Dragoons",
        "I", "Infantry",
        "J", "Auxiliary Infantry",
        "L", "Lancers",
        "X", "Dummy");
  }

  @Override
  public List<Class<? extends SpecificRecord>> events() {
    return List.of(
        AuxiliaryDrawn.class,
        BoxPlaced.class,
        OrderGiven.class,
        OrdersEnded.class,
        UnitRevealed.class,
        OrderExecuted.class,
        OrderStoodFast.class,
        OrderVoided.class,
        PartFaced.class,
        SectionFormed.class,
        SectionFellIn.class,
        SquareFormed.class,
        SquareEnded.class,
        UnitJoined.class,
        GunsLeft.class,
        GunsTaken.class,
        FireOpened.class,
        DeckShuffled.class,
        CardDrawn.class,
        FireResolved.class,
        GunHit.class,
        MenLost.class,
        PartLost.class,
        BaseReplaced.class,
        BridgeLit.class,
        BridgeBurned.class,
        ChargeMade.class,
        DefenderReacted.class,
        MeleeBegan.class,
        MeleeStruck.class,
        MeleeResolved.class,
        ChargeEnded.class,
        TurnEnded.class);
  }

  @Override
  public String rulesVersion() {
    return "wargaming-on-the-square 1";
  }

  @Override
  public String standardMap() {
    return "wargaming-on-the-square";
  }

  @Override
  public GameMap readMap(MapFile map) {
    return MapReader.read(map);
  }

  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    Optional<String> cards = tags.get(CARDS);
    if (cards.isEmpty() || cards.get().equals(ALTERNATING) || cards.get().equals(SHUFFLED)) {
      return Optional.empty();
    }
    String reason =
        Text.of("expected '%s' or '%s' but got '%s'", SHUFFLED, ALTERNATING, cards.get());
    return Optional.of(new TagRejection(CARDS, "WS-7.5", reason));
  }

  /** Hides what WS-11.4 hides. */
  @Override
  protected Board board(Setup setup) {
    boolean alternating = setup.tags().get(CARDS).filter(ALTERNATING::equals).isPresent();
    Deck.Mode mode = alternating ? Deck.Mode.ALTERNATING : Deck.Mode.SHUFFLED;
    return new Board(map(setup, OnTheSquareMap.class), rules, setup.first(), mode);
  }

  @Override
  protected OnTheSquarePosition position(Setup setup, Board board) {
    return new OnTheSquarePosition(setup, board);
  }

  @Override
  public Visibility visibility() {
    return VISIBILITY;
  }

  @Override
  public List<Symmetry> symmetries(GameMap map) {
    return Symmetries.of((OnTheSquareMap) map);
  }

  /** Box numbers only tell a side's own boxes apart. */
  @Override
  public Set<String> labelFields() {
    return Set.of("boxes");
  }

  /** Orders (WS-4.2). */
  @Override
  public Optional<Series> series() {
    return Optional.of(ORDERS);
  }

  @Override
  public boolean hasChance() {
    return true;
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.TURNS;
  }

  @Override
  public Player aggressive() {
    return new AggressivePlayer();
  }

  @Override
  public Optional<Player> search(String name, int nodes) {
    return Optional.of(new SearchPlayer(name, nodes));
  }

  @Override
  public List<RatedPlayer> ladder() {
    return List.of(
        new RatedPlayer("uniform", 0),
        new RatedPlayer("aggressive", 795),
        new RatedPlayer("search:300", 935));
  }
}
