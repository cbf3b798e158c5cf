package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.backup.OldBackup;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.testkit.OldArchive;
import org.wardiary.events.testkit.OldArchiveWriter;
import org.wardiary.events.testkit.RefereeHarness.Written;
import org.wardiary.events.text.Text;

/**
 * Checks that this program reads the messages of a released program and finds the same content.
 * Until that release is frozen, {@code -Dgoldens.write=true} writes them anew; afterwards never.
 */
class OldArchiveTest {

  private static final String ENDS = "ends.txt";
  private static final Path RECORDS = Path.of("old/1/records.txt");

  @BeforeAll
  static void writeIfAsked(@TempDir Path state) throws IOException {
    if (Goldens.writing() && OldArchive.isOpen()) {
      OldArchiveWriter.write(OldArchive.FIRST, state);
      OldBackup.write(OldArchive.FIRST, OldArchive.first());
    }
    if (Goldens.writing() && !Files.exists(OldArchive.SECOND)) {
      OldArchiveWriter.write(OldArchive.SECOND, state.resolve("second"));
    }
  }

  private final OldArchive archive = OldArchive.first();
  private final MessageCodec<GameEvent> codec = Codecs.events(archive.schemas());

  @Test
  void everyKindOfEventCommandAndOutcomeIsThere() {
    Set<String> events = new TreeSet<>();
    archive.events().forEach(event -> events.add(codec.decode(event).getType()));
    assertThat(events).isEqualTo(kinds("GameEvent"));
    requireAllThatRevisionsAndAnalysisSay();
    WriterSchemas schemas = archive.schemas();
    MessageCodec<CommandMessage> commands = Codecs.commands(schemas);
    Set<String> sent = new TreeSet<>();
    archive
        .of(Topic.COMMANDS)
        .forEach(message -> sent.add(name(commands.decode(message.value()).getBody())));
    assertThat(sent).isEqualTo(kinds("CommandMessage"));
    Set<String> outcomes =
        archive.of(Topic.OUTCOMES).stream()
            .map(message -> Codecs.outcomes(schemas).decode(message.value()).getOutcome())
            .collect(Collectors.toSet());
    assertThat(outcomes).contains("accepted", "duplicate", "rejected", "overtaken");
  }

  private void requireAllThatRevisionsAndAnalysisSay() {
    Set<String> found = new TreeSet<>();
    for (byte[] event : archive.events()) {
      Object body = codec.decode(event).getBody();
      if (body instanceof GameRevised revised) {
        found.add(revised.getWhat());
      } else if (body instanceof AnswerGiven answer) {
        found.addAll(answer.getMark().isEmpty() ? List.of() : List.of("mark"));
        found.addAll(answer.getComments().isEmpty() ? List.of() : List.of("comment"));
        found.addAll(answer.getVariations().isEmpty() ? List.of() : List.of("variation"));
      }
    }
    assertThat(found).contains("mark", "comment", "variation");
    assertThat(found).containsAll(Stream.of(Revision.values()).map(Revision::done).toList());
  }

  @Test
  void backupIsWhole_andHasTheGamesOfTheArchive() throws IOException {
    BackupContent content = Backup.verify(OldArchive.FIRST.resolve(OldBackup.FILE));
    Map<String, List<byte[]>> games = archive.games();
    assertThat(content.games()).hasSizeGreaterThan(20);
    content
        .games()
        .forEach(
            (id, end) -> {
              List<byte[]> messages = games.get(id);
              assertThat(end.nextSeq()).isEqualTo(messages.size());
              assertThat(end.head()).isEqualTo(Chain.hash(messages.get(messages.size() - 1)));
            });
  }

  /** Names of the branches of {@code body} in the schema that came with the messages. */
  private Set<String> kinds(String message) {
    return archive.of(Topic.SCHEMAS).stream()
        .map(one -> new Schema.Parser().parse(new String(one.value(), StandardCharsets.UTF_8)))
        .filter(schema -> schema.getName().equals(message))
        .flatMap(schema -> schema.getField("body").schema().getTypes().stream())
        .map(Schema::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(Object body) {
    return ((SpecificRecord) body).getSchema().getName();
  }

  @Test
  void batchesGiveTheMessagesThatWereWritten_chainsWhole() throws IOException {
    OldArchive second = OldArchive.second();
    assertThat(second.of(Topic.EVENTS)).extracting(Written::type).contains(EventBatches.TYPE);
    StringBuilder ends = new StringBuilder();
    second.games().forEach((id, messages) -> ends.append(end(id, messages)));
    if (Goldens.writing() && !Files.exists(OldArchive.SECOND.resolve(ENDS))) {
      Files.writeString(OldArchive.SECOND.resolve(ENDS), ends);
    }
    assertThat(ends.toString()).isEqualTo(Files.readString(OldArchive.SECOND.resolve(ENDS)));
  }

  /** The end of a game's chain, whose hash covers all its messages. */
  private String end(String id, List<byte[]> messages) {
    ChainCheck chain = new ChainCheck(codec, Chain.begin(id));
    messages.forEach(chain::accept);
    String head = HexFormat.of().formatHex(chain.chain().head().bytes());
    return Text.of("%s %d %s%n", id, chain.chain().nextSeq(), head);
  }

  @Test
  void messagesAreReadByTheSchemasThatThisProgramCarries() {
    MessageCodec<GameEvent> carried = Codecs.events(WriterSchemas.released());
    for (byte[] event : archive.events()) {
      assertThat(carried.decode(event)).isEqualTo(codec.decode(event));
    }
    for (Written message : archive.of(Topic.EVENTS)) {
      byte[] value = message.value();
      assertThat(message.type())
          .isEqualTo(
              EventBatches.isBatch(value) ? EventBatches.TYPE : codec.decode(value).getType());
    }
  }

  @Test
  void chainsAreWhole_andTheRecordOfEachEditionIsTheSame() throws IOException {
    StringBuilder records = new StringBuilder();
    Map<String, List<byte[]>> games = archive.games();
    games.forEach((id, messages) -> records.append(records(id, messages)));
    assertThat(new HashSet<>(games.keySet())).hasSizeGreaterThan(20);
    if (Goldens.writing() && !OldArchive.isOpen()) {
      return;
    }
    Goldens.check(RECORDS.toString(), records.toString());
  }

  private String records(String id, List<byte[]> messages) {
    ChainCheck chain = new ChainCheck(codec, Chain.begin(id));
    List<EmittedEvent> edition = new ArrayList<>();
    StringBuilder out = new StringBuilder();
    int number = 1;
    for (byte[] message : messages) {
      GameEvent event = chain.accept(message);
      if (event.getBody() instanceof GameRevised) {
        out.append(record(id, number++, edition));
        edition.clear();
      } else {
        edition.add(
            new EmittedEvent(
                event.getPly(),
                event.getTurn(),
                event.getSide(),
                (SpecificRecord) event.getBody()));
      }
    }
    return out.append(record(id, number, edition)).toString();
  }

  private static String record(String id, int number, List<EmittedEvent> edition) {
    if (edition.isEmpty()) {
      return Text.of("%s %d withdrawn%n", id, number);
    }
    RecordFold fold = new RecordFold(GameData.SETUPS);
    edition.forEach(fold::fold);
    String record = fold.draft().write(Comments.KEPT);
    byte[] hash = Chain.hash(record.getBytes(StandardCharsets.UTF_8)).bytes();
    return Text.of(
        "%s %d %d answers %s%n",
        id, number, fold.draft().answers().size(), HexFormat.of().formatHex(hash));
  }
}
