package org.wardiary.projector.fold;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.DoubtNoted;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.view.GameSummary;

/** Summarises one game in one flat row. Before the game's end the row's result is {@code *}. */
public final class SummaryFold implements GameFold<GameSummary> {

  /** Number of each side's first answers to {@code turn} that count as its opening. */
  static final int OPENING = 3;

  static final EventTable<SummaryFold> EVENTS =
      EventTable.<SummaryFold>of("summaries")
          .on(AnswerGiven.class, SummaryFold::answerGiven)
          .on(ScoreChanged.class, SummaryFold::scoreChanged)
          .on(GameEnded.class, SummaryFold::gameEnded)
          .on(DoubtNoted.class, SummaryFold::noted)
          .ignoring(GameStarted.class, QuestionAsked.class, TurnBegan.class, UnitMoved.class)
          .ignoring(UnitEliminated.class, UnitRetreated.class, ChanceDrawn.class)
          .ignoring(CommentAdded.class);

  private static final String UNKNOWN = "?";

  private final GameEvent first;
  private final GameStarted started;
  private final Tags tags;
  private final Set<Class<? extends SpecificRecord>> ownKinds;
  private final List<List<String>> openings = List.of(new ArrayList<>(), new ArrayList<>());
  private final Map<String, Long> counts = new TreeMap<>();
  private String result = "*";
  private String termination = "unfinished";
  private String endedBy = "players";
  private int breaches;
  private int strictBreaches;
  private int firstLosses;
  private int secondLosses;
  private GameEvent last;

  /**
   * The row after a game's first event.
   *
   * @param first a {@link GameStarted}
   */
  public SummaryFold(GameEvent first) {
    this.first = first;
    this.started = (GameStarted) first.getBody();
    this.tags = Tags.of(started.getTags());
    this.ownKinds = EventTable.ownKinds(started.getGame());
    count(first);
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event, ownKinds);
    count(event);
  }

  private void count(GameEvent event) {
    counts.merge(event.getType(), 1L, Long::sum);
    last = event;
  }

  private void answerGiven(GameEvent event, AnswerGiven answer) {
    int side = started.getSides().indexOf(answer.getDecides());
    if (answer.getQuestion().equals("turn") && side >= 0) {
      List<String> opening = openings.get(side);
      if (opening.size() < OPENING) {
        opening.add(answer.getAnswer());
      }
    }
  }

  private void scoreChanged(GameEvent event, ScoreChanged score) {
    firstLosses = score.getFirst();
    secondLosses = score.getSecond();
  }

  private void noted(GameEvent event, DoubtNoted note) {
    breaches += note.getRule().isEmpty() ? 0 : 1;
    strictBreaches += note.getStrict() ? 1 : 0;
  }

  private void gameEnded(GameEvent event, GameEnded end) {
    result = end.getResult();
    termination = end.getTermination();
    endedBy = end.getEndedBy();
    firstLosses = end.getFirstLosses();
    secondLosses = end.getSecondLosses();
  }

  @Override
  public GameSummary view() {
    return GameSummary.newBuilder()
        .setGameId(first.getGameId())
        .setGame(started.getGame())
        .setTitle(RecordedGame.isId(started.getGame()) ? tag("Game") : "")
        .setRecorded(recorded())
        .setLevel(level().title())
        .setNotes(counts.getOrDefault(DoubtNoted.class.getSimpleName(), 0L).intValue() - breaches)
        .setChecked(checked())
        .setBreaches(breaches)
        .setFile(RecordedFiles.of(started).map(GameFile::commonDigest).orElse(""))
        .setMap(started.getMap())
        .setRules(tag(RulesTag.NAME))
        .setEvent(tag("Event"))
        .setSite(tag("Site"))
        .setDate(tag("Date"))
        .setRound(tag("Round"))
        .setBoard(tag("Board"))
        .setFirstPlayer(player(0))
        .setSecondPlayer(player(1))
        .setTeams(teams())
        .setSimulated(tags.simulated(started.getSides()))
        .setSides(started.getSides())
        .setFirstMover(started.getFirst())
        .setResult(result)
        .setTermination(termination)
        .setEndedBy(endedBy)
        .setFirstLosses(firstLosses)
        .setSecondLosses(secondLosses)
        .setPlies(last.getPly())
        .setTurns(turns())
        .setEvents(last.getSeq() - first.getSeq() + 1)
        .setFirstOpening(List.copyOf(openings.get(0)))
        .setSecondOpening(List.copyOf(openings.get(1)))
        .setCounts(new TreeMap<>(counts))
        .setRandom(tag("Random"))
        .setEdition(first.getEdition())
        .setSeq(last.getSeq())
        .setOwnId(tags.gameId().isPresent())
        .build();
  }

  private Level level() {
    if (Endings.isResultOnly(termination, last.getPly())) {
      return Level.RESULT;
    }
    if (!RecordedGame.isId(started.getGame())) {
      return Level.REFEREED;
    }
    return checked().isEmpty() || strictBreaches > 0 ? Level.RECORDED : Level.CHECKED;
  }

  /** What the rules of the game file are about. */
  private List<String> checked() {
    return RecordedFiles.of(started).map(GameFile::rules).orElse(List.of()).stream()
        .map(rule -> rule.check().topic().named())
        .distinct()
        .toList();
  }

  /** Of a game of which only the result is known, the turns that its record tells. */
  private int turns() {
    boolean told = last.getPly() == 0 && RecordedGame.isId(started.getGame());
    return told ? tags.get(RecordedTags.TURNS).map(Integer::valueOf).orElse(0) : last.getTurn();
  }

  private Map<String, String> recorded() {
    if (!RecordedGame.isId(started.getGame())) {
      return Map.of();
    }
    List<String> names = new ArrayList<>(RecordedTags.LISTED);
    names.addAll(started.getSides().subList(2, started.getSides().size()));
    Map<String, String> values = new TreeMap<>();
    names.forEach(name -> tags.get(name).ifPresent(value -> values.put(name, value)));
    return values;
  }

  private List<String> teams() {
    List<String> teams =
        started.getSides().stream().map(side -> PlayerName.of(tag(side + "Team"))).toList();
    return teams.stream().allMatch(String::isEmpty) ? List.of() : teams;
  }

  private String player(int side) {
    String name = tag(started.getSides().get(side));
    return name.equals(UNKNOWN) ? "" : name;
  }

  private String tag(String name) {
    return tags.get(name).orElse("");
  }
}
