package org.wardiary.app.coverage;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.wardiary.analytics.study.Question;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.play.Players;
import org.wardiary.events.game.squares.SquaresPosition;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.text.Text;

/**
 * A fact that rules or players plant in games.
 *
 * @param question the question of the brief under which a reader looks for it
 * @param sentence what the brief says where it is planted, and does not say where it is not
 * @param planted games with it
 * @param nothing games without it
 */
record PlantedFact(Question question, Pattern sentence, Games240 planted, Games240 nothing) {

  /** Names of sets of games: each is played once for all facts. */
  enum Games240 {
    /** Standard rules, players of different strength. */
    PLAIN(() -> squares(Map.of(), i -> differing(SQUARES, i))),
    /** Everybody plays worse as Gray. */
    BLUE_PLAYED_BETTER(() -> squares(Map.of(), i -> sided(i, p -> decider(p) == 0))),
    /** Everybody plays worse when moving first. */
    SECOND_PLAYED_BETTER(() -> squares(Map.of(), i -> sided(i, p -> decider(p) != firstMover(p)))),
    /** Nobody moves Cavalry. */
    NO_CAVALRY(() -> squares(Map.of(), PlantedFact::onFoot)),
    /** Who begins with Cavalry at the second row plays better ever after. */
    OPENING(() -> squares(Map.of(), PlantedFact::opener)),
    /** Who is behind gives up. */
    GIVEN_UP(() -> squares(Map.of("losses-to-end", 14), PlantedFact::givingUp)),
    /** So many losses that about as many games are won in the reserve. */
    SIXTEEN_LOSSES(() -> squares(Map.of("losses-to-end", 16), i -> differing(SQUARES, i))),
    /** Without flank attacks. */
    NO_FLANKS(() -> squares(Map.of("flank-attacks", 0), i -> differing(SQUARES, i))),
    /** The strong players attack the flank wherever they can. */
    STRONG_FLANKERS(() -> squares(Map.of(), i -> flanker(i, i % 2 == 0, i % 2 == 0))),
    /** Half of the strong ones and half of the weak ones do. */
    SOME_FLANKERS(() -> squares(Map.of(), i -> flanker(i, i % 2 == 0, i % 4 < 2))),
    /** Who has once held a certain forest plays better from then on. */
    FOREST(() -> squares(Map.of(), PlantedFact::forester)),
    /** Standard rules. */
    CAMPAIGN(() -> campaign(Map.of())),
    /** Cuirassiers with an attack and a defence of 20. */
    CUIRASSIERS(() -> campaign(Map.of("attack-cuirassiers", 20, "defence-cuirassiers", 20))),
    /** Lancers that nobody can pay. */
    LANCERS(() -> campaign(Map.of("cost-lancers", 999))),
    /** Cards, orders and hidden units rather than draws, players of equal strength. */
    CARDS(() -> PlantedGames.of(CARD_GAME, Map.of(), eight(PlantedFact::equal)));

    private static final int GAMES = 240;

    private final Supplier<PlantedGames> games;

    Games240(Supplier<PlantedGames> games) {
      this.games = games;
    }

    Map<Question, String> brief() {
      return games.get().brief(GAMES);
    }
  }

  private static final Game SQUARES = Games.find("squares/civil-war").orElseThrow();
  private static final Game CAMPAIGN = Games.find("generals-view").orElseThrow();
  private static final Game CARD_GAME = Games.find("wargaming-on-the-square").orElseThrow();
  private static final double WEAK = 0.75;
  private static final double AIMLESS = 0.1;

  /** The facts by name. */
  static final Map<String, PlantedFact> ALL =
      Map.ofEntries(
          entry(
              "a favoured side",
              fact(Question.BALANCE, "^Blue wins more than half", Games240.BLUE_PLAYED_BETTER)),
          entry(
              "a favoured second move",
              fact(
                  Question.BALANCE,
                  "^The side that moves second wins more than half",
                  Games240.SECOND_PLAYED_BETTER)),
          entry(
              "a unit never used",
              fact(Question.UNITS, "^100 % of the Cavalry .*never leave", Games240.NO_CAVALRY)),
          entry(
              "a unit too strong",
              campaign(
                  Question.UNITS,
                  "^In an even position one more unit of Cuirassiers adds",
                  Games240.CUIRASSIERS)),
          entry(
              "a unit too dear",
              campaign(Question.RULES, "^Never used.*Lancers put into play", Games240.LANCERS)),
          entry(
              "a dominant opening",
              fact(
                  Question.OPENING,
                  "^(Blue|Gray) scores [0-9.]+ points more .* with Cavalry to .2CL",
                  Games240.OPENING)),
          entry("a dragging ending", fact(Question.LENGTH, "^Games drag", Games240.GIVEN_UP)),
          entry(
              "one way of winning",
              new PlantedFact(
                  Question.WINNING,
                  Pattern.compile("^One way dominates.*attrition", Pattern.MULTILINE),
                  Games240.PLAIN,
                  Games240.SIXTEEN_LOSSES)),
          entry(
              "flank attacks that pay",
              new PlantedFact(
                  Question.ATTACKS,
                  Pattern.compile("^Flank attacks bring .* at equal positions", Pattern.MULTILINE),
                  Games240.PLAIN,
                  Games240.NO_FLANKS)),
          entry(
              "a dominant strategy",
              new PlantedFact(
                  Question.STRATEGY,
                  Pattern.compile("made more flank attacks won [6-9].*That they go"),
                  Games240.STRONG_FLANKERS,
                  Games240.SOME_FLANKERS)),
          entry(
              "a decisive place",
              fact(
                  Question.STRATEGY,
                  "^Holding a place in mid-game goes with the result.* SEF brings",
                  Games240.FOREST)),
          entry(
              "luck",
              new PlantedFact(
                  Question.STRATEGY,
                  Pattern.compile("more luck in the draws won [6-9][^:]*$", Pattern.MULTILINE),
                  Games240.CAMPAIGN,
                  Games240.CARDS)));

  private static PlantedFact fact(Question question, String sentence, Games240 planted) {
    return new PlantedFact(
        question, Pattern.compile(sentence, Pattern.MULTILINE), planted, Games240.PLAIN);
  }

  private static PlantedFact campaign(Question question, String sentence, Games240 planted) {
    return new PlantedFact(
        question, Pattern.compile(sentence, Pattern.MULTILINE), planted, Games240.CAMPAIGN);
  }

  private static List<Player> eight(IntFunction<Player> player) {
    return IntStream.range(0, 8).mapToObj(player).toList();
  }

  private static PlantedGames squares(Map<String, Integer> rules, IntFunction<Player> player) {
    return PlantedGames.of(SQUARES, rules, eight(player));
  }

  private static PlantedGames campaign(Map<String, Integer> rules) {
    return PlantedGames.of(CAMPAIGN, rules, eight(i -> differing(CAMPAIGN, i)));
  }

  private static Player differing(Game game, int number) {
    return aggressive(game, 0.7 + 0.3 * number / 7);
  }

  private static Player equal(int number) {
    Player player = Players.named("aggressive", CARD_GAME);
    return new TurncoatPlayer("player " + number, () -> position -> true, player, player);
  }

  private static Player aggressive(Game game, double share) {
    return Players.named(Text.of("aggressive:%.3f", share), game);
  }

  private static Player sided(int number, Predicate<Position> well) {
    return new TurncoatPlayer(
        "turncoat " + number, () -> well, aggressive(SQUARES, 1), aggressive(SQUARES, WEAK));
  }

  private static Player onFoot(int number) {
    return new PickyPlayer(
        "player " + number,
        (position, answer) -> !answer.matches("[CK].*"),
        aggressive(SQUARES, 0.8 + number * 0.025));
  }

  private static Player opener(int number) {
    return new TurncoatPlayer(
        "opener " + number,
        () ->
            once(
                position ->
                    position.turn() < 5
                        && (holds(position, "G2CL", "G2CL") || holds(position, "B2CL", "B2CL"))),
        new PickyPlayer("", (position, answer) -> true, aggressive(SQUARES, 1)),
        new PickyPlayer(
            "",
            (position, answer) -> position.turn() > 2 || answer.matches("C.R-.(2CL|3L)"),
            aggressive(SQUARES, 0.6)));
  }

  private static Player givingUp(int number) {
    return new TurncoatPlayer(
        "turncoat " + number,
        () -> once(position -> behind(position) > 0),
        aggressive(SQUARES, AIMLESS),
        aggressive(SQUARES, 1));
  }

  private static int behind(Position position) {
    int side = decider(position);
    return board(position).losses(side) - board(position).losses(1 - side);
  }

  private static Player forester(int number) {
    return new TurncoatPlayer(
        "forester " + number,
        () -> once(position -> position.turn() > 8 && holds(position, "SEF", "NWF")),
        aggressive(SQUARES, 1),
        aggressive(SQUARES, 0.4));
  }

  private static Player flanker(int number, boolean strong, boolean flanks) {
    return new PickyPlayer(
        "player " + number,
        (position, answer) -> isFlank(position, answer) == flanks,
        aggressive(SQUARES, strong ? 1 : 0.6));
  }

  private static boolean isFlank(Position position, String answer) {
    List<Boolean> flanks = new ArrayList<>();
    if (answer.contains("+")) {
      position
          .copy()
          .play(
              position.read(answer),
              event -> {
                if (event instanceof AttackDeclared attack) {
                  flanks.add(attack.getFlank());
                }
              });
    }
    return flanks.contains(true);
  }

  /** Whether something has been so in any position of the game so far. */
  private static Predicate<Position> once(Predicate<Position> what) {
    boolean[] been = {false};
    return position -> {
      been[0] |= what.test(position);
      return been[0];
    };
  }

  private static int decider(Position position) {
    return position.question().decides();
  }

  /** The side that moved first; -1 before the first turn. */
  private static int firstMover(Position position) {
    return position.turn() % 2 == 1 ? position.turnSide() : 1 - position.turnSide();
  }

  private static Board board(Position position) {
    return ((SquaresPosition) position).board();
  }

  /** Whether the side that answers has a unit on a space: one of the south, or one of the north. */
  private static boolean holds(Position position, String south, String north) {
    Board board = board(position);
    int side = decider(position);
    int space = board.map().codes().find(board.map().northSide() == side ? north : south);
    return (board.occupied(side) >> space & 1) == 1;
  }
}
