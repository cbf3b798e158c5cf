package org.wardiary.events.testkit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.EventBatch;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.OrderRejected;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.RestoreGame;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.game.Game;
import org.wardiary.events.log.GameMessages;
import org.wardiary.events.log.LiveCommand;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.EventChain;
import org.wardiary.events.log.codec.Fingerprint;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;
import org.wardiary.events.testkit.RefereeHarness.Written;

/**
 * Makes an archive that has everything that this program writes, by sending commands to the
 * referee.
 */
public final class OldArchiveWriter {

  private static final int HISTORIES = 1;
  private static final int STEPS = 14;
  private static final int RARITY = 12;
  private static final int RANDOM = 200;
  private static final int LONGEST = 600;

  // never released, free to change
  private static final String TEST_GAME = "hasami";

  private final RefereeHarness referee;
  private final Set<String> kinds = new HashSet<>();

  private OldArchiveWriter(RefereeHarness referee) {
    this.referee = referee;
  }

  /** Writes the archive of this program. */
  public static void write(Path folder, Path state) throws IOException {
    List<Written> messages = new ArrayList<>();
    for (Schema schema :
        List.of(
            GameEvent.getClassSchema(),
            EventBatch.getClassSchema(),
            CommandMessage.getClassSchema(),
            CommandOutcome.getClassSchema())) {
      byte[] text = schema.toString().getBytes(StandardCharsets.UTF_8);
      String key = Fingerprint.text(Fingerprint.of(schema));
      messages.add(new Written(Topic.SCHEMAS, key, "", text));
    }
    try (RefereeHarness referee = new RefereeHarness(state)) {
      OldArchiveWriter writer = new OldArchiveWriter(referee);
      games().forEach(writer::add);
      messages.addAll(referee.written());
    }
    messages.addAll(rejected(PlayedGames.of(games().get(0)).get(0)));
    OldArchive.write(folder, messages);
  }

  private static List<Game> games() {
    return GameData.games().stream().filter(game -> !game.id().equals(TEST_GAME)).toList();
  }

  private void add(Game game) {
    everyKind(game);
    for (int seed = 0; seed < HISTORIES; seed++) {
      RevisedGames.random(referee, game, seed, STEPS);
    }
    // a game that ends, one that ends and draws by a generator, one that stays open
    for (int seed = 1; seed <= 3; seed++) {
      PlayedLive.random(referee, game, seed, STEPS);
    }
    PlayedGame played = PlayedGames.of(game).get(0);
    String analysed = AnalysedGames.of(played.accepted(), 1, RARITY);
    submit(
        GameData.accepted(
                GameData.one(analysed.replaceFirst("\n\n", "\n[Annotator \"analysed\"]\n\n")))
            .canonical());
    String id = submit(played.accepted().canonical());
    byte[] packed = new GameMessages(id, referee.messages(id)).packed();
    referee.send(new CommandMessage(id, new RestoreGame("restore-" + id, ByteBuffer.wrap(packed))));
    referee.send(LiveCommand.comment("00000000000000ff", 0, "no such game").message());
  }

  /**
   * Adds the shortest known games that together have every kind of event, and random games with the
   * kinds that these lack.
   */
  private void everyKind(Game game) {
    List<PlayedGame> left = new ArrayList<>(PlayedGames.of(game));
    left.sort(Comparator.comparingInt(played -> played.messages().size()));
    while (left.removeIf(played -> fresh(played) == 0) || !left.isEmpty()) {
      if (!left.isEmpty()) {
        add(left.stream().max(Comparator.comparingInt(this::fresh)).orElseThrow());
      }
    }
    for (int seed = 0; seed < RANDOM && lacks(game); seed++) {
      PlayedGame random =
          PlayedGames.played(
              RandomRecords.play(
                  RandomRecords.tags(game, seed), List.of(), LONGEST, new Random(seed)));
      if (fresh(random) > 0) {
        add(random);
      }
    }
  }

  private boolean lacks(Game game) {
    return !kinds.containsAll(game.events().stream().map(Class::getSimpleName).toList());
  }

  private void add(PlayedGame played) {
    played.events().forEach(event -> kinds.add(event.getType()));
    submit(played.accepted().canonical());
  }

  private int fresh(PlayedGame played) {
    Set<String> found = new HashSet<>();
    played.events().forEach(event -> found.add(event.getType()));
    found.removeAll(kinds);
    return found.size();
  }

  private String submit(String record) {
    String id = GameData.accepted(GameData.one(record)).gameId();
    referee.send(new CommandMessage(id, new SubmitRecord("archive-" + id, record, "")));
    return id;
  }

  /**
   * A game with refused orders on the log, which no program writes any more but every one must
   * read.
   */
  private static List<Written> rejected(PlayedGame played) {
    String id = "00000000000000aa";
    EventChain chain = new EventChain(PlayedGames.CODEC, Chain.begin(id));
    List<Written> messages = new ArrayList<>();
    for (GameEvent event : played.events()) {
      SpecificRecord body = (SpecificRecord) event.getBody();
      add(messages, id, event, chain, body);
      if (body instanceof QuestionAsked asked && event.getPly() % 7 == 3) {
        add(
            messages,
            id,
            event,
            chain,
            new OrderRejected(
                asked.getQuestion(),
                asked.getDecides(),
                "nonsense",
                "",
                "expected an answer but got 'nonsense'"));
      }
    }
    return messages;
  }

  private static void add(
      List<Written> messages, String id, GameEvent at, EventChain chain, SpecificRecord body) {
    byte[] message = chain.next(at.getPly(), at.getTurn(), at.getSide(), body);
    messages.add(new Written(Topic.EVENTS, id, body.getSchema().getName(), message));
  }
}
