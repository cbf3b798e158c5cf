package org.wardiary.events.game.recorded;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.BoardGame;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.TagRejection;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.check.Judges;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Kind;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;

/**
 * A game whose rules are not known: what its players wrote down is recorded as they wrote it, and
 * looked at for consistency. Each record has a game of its own, since the numbers of its statements
 * are its own.
 */
public final class RecordedGame extends BoardGame<RecordedBoard> {

  private static final String PREFIX = "recorded/";
  private static final Pattern OTHERS = Pattern.compile("[^\\p{L}\\p{Nd}]+");
  private static final Pattern ENDING =
      Pattern.compile("[\\p{Ll}\\p{Lo}\\p{Nd}]+(-[\\p{Ll}\\p{Lo}\\p{Nd}]+)*");

  private final String id;
  private final GameFile file;
  private final MapFile text;
  private final KnownStatements reader;
  private final Statements statements = new Statements();
  private final Judges judges;

  /**
   * Creates the game of one record.
   *
   * @param file its game file, with scenario and options applied
   * @param text the text of the file, as the log keeps it
   */
  public RecordedGame(GameFile file, MapFile text) {
    this(id(file.id()), file, text);
  }

  private RecordedGame(String id, GameFile file, MapFile text) {
    super(RuleSet.standard(Parameters.none(id)));
    this.id = id;
    this.file = file;
    this.text = text;
    this.reader = new KnownStatements(FileWords.of(file));
    this.judges = new Judges(file);
  }

  private RecordedGame(RecordedGame same) {
    super(same.rules());
    this.id = same.id;
    this.file = same.file;
    this.text = same.text;
    this.reader = same.reader;
    this.judges = same.judges;
  }

  /** The game of another record by the same file. */
  public RecordedGame again() {
    return new RecordedGame(this);
  }

  /** The id of the games by a game file. */
  public static String id(String file) {
    return PREFIX + slug(file);
  }

  /** Whether an id is one of a recorded game. */
  public static boolean isId(String game) {
    return game.startsWith(PREFIX);
  }

  /**
   * A game of which no more is known than lists of games say.
   *
   * @param id its id
   * @param sides ids of its sides
   */
  public static RecordedGame listed(String id, String title, List<String> sides) {
    GameFile implied = GameFile.implied(title, sides);
    return new RecordedGame(id, implied, new MapFile(slug(title), implied.canonical()));
  }

  /** The id of a game file in small letters, digits and hyphens, as addresses have it. */
  public static String slug(String id) {
    String slug = OTHERS.matcher(id.toLowerCase(Locale.ROOT)).replaceAll("-");
    String stripped = slug.replaceAll("^-|-$", "");
    return stripped.isEmpty() ? "game" : stripped;
  }

  /** The game file. */
  public GameFile file() {
    return file;
  }

  /** The text of the game file. */
  public MapFile mapFile() {
    return text;
  }

  Judges judges() {
    return judges;
  }

  KnownStatements reader() {
    return reader;
  }

  Statements statements() {
    return statements;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String title() {
    return file.title();
  }

  @Override
  public Level level() {
    return Level.RECORDED;
  }

  @Override
  public List<String> sides() {
    return file.sideIds();
  }

  @Override
  public Map<String, String> kinds() {
    return file.forces().kinds().values().stream().collect(Collectors.toMap(Kind::id, Kind::name));
  }

  @Override
  public List<Class<? extends SpecificRecord>> events() {
    return RecordedSteps.EVENTS;
  }

  @Override
  public List<String> terminations() {
    return List.copyOf(file.goals().endings().keySet());
  }

  /** Any word where no game file says how the game is won, since its players know. */
  @Override
  public boolean isTermination(String word) {
    return file.goals().endings().isEmpty()
        ? ENDING.matcher(word).matches()
        : terminations().contains(word);
  }

  @Override
  public String rulesVersion() {
    return file.edition().isEmpty() ? "recorded" : "recorded, edition " + file.edition();
  }

  @Override
  public String standardMap() {
    return text.name();
  }

  /** The game file itself: a recorded game has no other map. */
  @Override
  public GameMap readMap(MapFile map) {
    return new FileMap(file);
  }

  @Override
  public Optional<TagRejection> checkTags(Tags tags) {
    return RecordedTags.check(this, tags);
  }

  @Override
  protected RecordedBoard board(Setup setup) {
    return new RecordedBoard(file.sideIds(), FileWords.units(file), FileWords.marks(file));
  }

  @Override
  protected RecordedPosition position(Setup setup, RecordedBoard board) {
    return new RecordedPosition(setup, this, board);
  }

  @Override
  public TurnNumbers turnNumbers() {
    return TurnNumbers.ANSWERS;
  }

  /** None: nobody can play a game whose rules are not known. */
  @Override
  public List<Player> players() {
    return List.of();
  }

  @Override
  public Player aggressive() {
    throw new IllegalStateException(
        "expected a game with complete rules but " + id() + " is recorded only");
  }
}
