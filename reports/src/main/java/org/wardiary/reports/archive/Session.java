package org.wardiary.reports.archive;

import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.security.PrivateKey;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.backup.Restore;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.stream.App;
import org.wardiary.events.log.stream.AppHealth;
import org.wardiary.events.log.stream.AppLock;
import org.wardiary.events.log.stream.AppRights;
import org.wardiary.events.log.stream.EventCopy;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Pace;
import org.wardiary.events.log.stream.RefereeApp;
import org.wardiary.events.log.stream.Role;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.IndexDamaged;
import org.wardiary.projector.index.IndexFolder;
import org.wardiary.projector.index.IndexUpdate;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.query.StoredGame;
import org.wardiary.projector.stream.EventLog;
import org.wardiary.projector.stream.GameFeeds;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.Projection;
import org.wardiary.projector.stream.check.ArchiveCheck;
import org.wardiary.projector.stream.check.Checkup;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.RevisionHistory;

/**
 * One command's work on the archive: opens the broker or reaches the cluster, and starts no more
 * than what is asked of it. For one thread.
 */
public final class Session implements AutoCloseable {

  private static final int SHOWN_IDS = 5;

  private final Cluster cluster;
  private final Path data;
  private final Instance instance;
  private final AppRights rights;
  private final IndexFolder index;
  private final ReadSide readSide;
  private final Holder holder;
  private Optional<OwnReferee> referee = Optional.empty();
  private Reading reading = Reading.CORRECTED;

  /** A referee that runs here, and the lock that only one program holds. */
  private record OwnReferee(App app, AppLock lock) {}

  /** Who closes what a session has opened. */
  private enum Holder {
    SELF,
    LENDER
  }

  private Session(Cluster cluster, Path data, Pace pace, Role role) {
    this(cluster, data, Instance.on(cluster, state(data), pace, role));
  }

  private Session(Cluster cluster, Path data, Instance instance) {
    this.holder = Holder.SELF;
    this.cluster = cluster;
    this.data = data;
    this.instance = instance;
    this.rights = new AppRights(cluster, instance);
    this.index = IndexFolder.in(data.resolve("index"));
    this.readSide = new ReadSide(cluster, instance);
  }

  private Session(Session lender) {
    this.holder = Holder.LENDER;
    this.cluster = lender.cluster;
    this.data = lender.data;
    this.instance = lender.instance;
    this.rights = lender.rights;
    this.index = lender.index;
    this.readSide = lender.readSide;
  }

  private static Path state(Path data) {
    return data.resolve("state");
  }

  /** The same session for a piece of work that closes what it is given: this one stays open. */
  public Session lent() {
    return new Session(this);
  }

  /**
   * Opens the archive for a command.
   *
   * @param config the cluster
   * @param data the archive's directory; Streams keeps its state there even with an external
   *     cluster
   */
  public static Session open(ClusterConfig config, Path data) {
    return open(config, data, Pace.BULK, Role.Command::new);
  }

  /** Opens the archive for a command that plays: what it does is stored one by one, and quickly. */
  public static Session openToPlay(ClusterConfig config, Path data) {
    return open(config, data, Pace.LIVE, Role.Command::new);
  }

  /**
   * Opens the archive.
   *
   * @param config the cluster
   * @param data the archive's directory; Streams keeps its state there even with an external
   *     cluster
   * @param role what part it takes in the work of the applications; asked for once the cluster is
   *     there
   */
  public static Session open(ClusterConfig config, Path data, Supplier<Role> role) {
    // games are played there
    return open(config, data, Pace.LIVE, role);
  }

  /**
   * The archive on a cluster that is open already, for commands.
   *
   * @param cluster stays open
   * @param data the archive's directory
   */
  public static Session on(Cluster cluster, Path data) {
    return new Session(cluster.lent(), data, Pace.BULK, new Role.Command());
  }

  /**
   * Opens the archive for a service that shares the work with others on its cluster.
   *
   * @param name of this instance, the same whenever it is started again; without one it is that of
   *     the directory
   */
  public static Session openToRun(
      ClusterConfig.External config, Path data, Optional<String> name, Role.Service role) {
    return open(
        config, cluster -> new Session(cluster, data, Instance.service(name, state(data), role)));
  }

  private static Session open(ClusterConfig config, Path data, Pace pace, Supplier<Role> role) {
    return open(config, cluster -> new Session(cluster, data, pace, role.get()));
  }

  private static Session open(ClusterConfig config, Function<Cluster, Session> made) {
    Cluster cluster = Cluster.open(config);
    try {
      return made.apply(cluster);
    } catch (RuntimeException e) {
      cluster.close();
      throw e;
    }
  }

  /** A folder for temporary files: that of the archive, whose disk has room for what it holds. */
  public Path temporary() {
    return data;
  }

  /** From now on games are read so. */
  public Session reading(Reading how) {
    reading = how;
    return this;
  }

  /** Starts the read side ahead of need, so that it folds while games are stored. */
  public void startReading() {
    readSide.start(EnumSet.allOf(Projection.class));
  }

  /**
   * Sees to it that the read side catches up, without waiting for it: starts applications that are
   * behind, and stops all that run here once none is.
   */
  public void keepUp() {
    Set<Projection> behind = readSide.behind(EnumSet.allOf(Projection.class));
    if (behind.isEmpty()) {
      readSide.stop();
    } else {
      readSide.keepRunning(behind);
    }
  }

  /**
   * Sees to it that this program does its share of all the work there is.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if the cluster is gone or one of the
   *     applications here has failed
   */
  public void keepRunning() {
    keepReferee();
    readSide.keepRunning(EnumSet.allOf(Projection.class));
  }

  /**
   * Has the views count that this program makes, if they have caught up with the log.
   *
   * @return whether they have
   */
  public boolean settle() {
    Set<Projection> all = EnumSet.allOf(Projection.class);
    if (!readSide.behind(all).isEmpty()) {
      return false;
    }
    readSide.catchUp(all, remaining -> {});
    return true;
  }

  /** Adds what the applications that run here measure to a registry, once. */
  public void measure(MeterRegistry registry) {
    referee.ifPresent(own -> own.app().measure(registry));
    readSide.measure(registry);
  }

  /** How the applications are that run here, by name; for any thread. */
  public synchronized List<AppHealth> health() {
    List<AppHealth> all = new ArrayList<>(readSide.health());
    referee.ifPresent(own -> all.add(own.app().health()));
    return all;
  }

  /** Whether applications of the read side run here. */
  public boolean isReading() {
    return !readSide.running().isEmpty();
  }

  /**
   * Submits games to the referee, which is started unless another program on this archive runs it.
   * The caller closes the submitter.
   *
   * @param outcomes gets the outcome of each game
   */
  public RecordSubmitter submitter(Consumer<CommandOutcome> outcomes) {
    keepReferee();
    referee.ifPresent(own -> own.app().awaitRunning());
    return new RecordSubmitter(
        cluster, new SchemaTopic(cluster).withReleased(), this::keepReferee, outcomes);
  }

  /**
   * Sees to it that a referee runs: the one that runs here is well, or another program on this
   * archive has it. Where that program has ended, this one starts its own.
   *
   * @throws org.wardiary.events.log.broker.ClusterException if the broker or our referee has failed
   */
  public synchronized void keepReferee() {
    cluster.requireAlive();
    if (referee.isEmpty()) {
      referee =
          RefereeApp.lock(rights)
              .map(lock -> new OwnReferee(RefereeApp.start(cluster, instance), lock));
    }
    referee.ifPresent(own -> own.app().requireAlive());
  }

  /**
   * An application that copies the events of the archive and does nothing else, with the referee's
   * settings, to measure the referee by. The caller closes it.
   */
  public EventCopy eventCopy() {
    return EventCopy.ready(cluster, instance);
  }

  /**
   * Writes a backup of the archive's games, or adds to one what is new.
   *
   * @param key whose owner vouches for it, if anybody does
   */
  public Backup.Report backup(Path file, Optional<PrivateKey> key) throws IOException {
    return Backup.write(cluster, file, key);
  }

  /** How the archive and a backup differ. */
  public Restore.Comparison compare(BackupContent backup) {
    return Restore.compare(cluster, backup);
  }

  /** The read side as of now, once the projections have passed the end of the log. */
  public ReadSide caughtUp(Set<Projection> wanted, LongConsumer remaining) {
    if (reading == Reading.CORRECTED) {
      readSide.catchUp(wanted, remaining);
      return readSide;
    }
    Set<Projection> all = EnumSet.of(Projection.BOARDS);
    all.addAll(wanted);
    readSide.catchUp(all, remaining);
    return readSide.asRecorded();
  }

  /**
   * The index of positions as of now. One that cannot be read is made anew.
   *
   * @param from where reading the log begins
   * @param remaining receives now and then how many offsets are left to read
   */
  public PositionIndex positions(IndexUpdate.From from, LongConsumer remaining) {
    try (EventLog log = new EventLog(cluster)) {
      MessageCodec<GameEvent> codec =
          new MessageCodecs(new SchemaTopic(cluster).withReleased()).events();
      index.requireNotReplaced();
      IndexUpdate.run(index.path(), log, codec, from, remaining);
      index.removeOlder();
      try {
        return openIndex();
      } catch (IndexDamaged e) {
        IndexUpdate.run(index.path(), log, codec, IndexUpdate.From.BEGINNING, remaining);
        return openIndex();
      }
    }
  }

  private PositionIndex openIndex() {
    PositionIndex opened = PositionIndex.open(index.path());
    return reading == Reading.RECORDED ? opened.asRecorded() : opened;
  }

  /**
   * Makes views anew from the log beside those that stand, which are then removed.
   *
   * @param remaining receives now and then how many offsets are left to pass
   * @throws org.wardiary.events.log.broker.ClusterException if another program makes them
   */
  public void rebuild(Set<Projection> wanted, LongConsumer remaining) {
    readSide.rebuild(wanted, remaining);
  }

  /**
   * Checks the whole archive, once the read side has caught up.
   *
   * @param remaining receives now and then how much is left to do
   */
  public Checkup check(LongConsumer remaining) {
    readSide.catchUp(EnumSet.allOf(Projection.class), remaining);
    return ArchiveCheck.of(cluster, remaining);
  }

  /**
   * A game, open as long as the session.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins so, or more than one, or it is withdrawn
   */
  public ArchivedGame game(String prefix) {
    ReadSide read = caughtUp(Set.of(Projection.BOARDS), remaining -> {});
    List<StoredGame> found = read.games(prefix);
    if (found.isEmpty()) {
      StoredEditions editions = editions(prefix);
      if (editions.isWithdrawn()) {
        throw new InputRefused(Reviser.withdrawn(editions));
      }
      // its board came in between
      found = read.games(prefix);
    }
    requireOne(prefix, found.stream().map(StoredGame::gameId).toList());
    return ArchivedGame.of(found.get(0), read);
  }

  /** The id of a game of the archive that begins so, withdrawn or not, if there is any. */
  public Optional<String> find(String prefix) {
    readSide.catchUp(Set.of(Projection.BOARDS), remaining -> {});
    return Stream.concat(
            readSide.games(prefix).stream().map(StoredGame::gameId),
            readSide.histories().stream().map(RevisionHistory::getGameId))
        .filter(id -> id.startsWith(prefix))
        .findFirst();
  }

  /**
   * A game with all its editions, open as long as the session; also one that is withdrawn.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins so, or more than one
   */
  public StoredEditions editions(String prefix) {
    readSide.catchUp(Set.of(Projection.BOARDS), remaining -> {});
    Map<String, StoredEditions> found = new TreeMap<>();
    for (StoredGame game : readSide.games(prefix)) {
      found.put(
          game.gameId(),
          new StoredEditions(game.gameId(), List.of(Histories.only(game)), readSide));
    }
    for (RevisionHistory history : readSide.histories()) {
      String id = history.getGameId();
      if (id.startsWith(prefix)) {
        found.put(id, new StoredEditions(id, editions(history, found.get(id)), readSide));
      }
    }
    requireOne(prefix, List.copyOf(found.keySet()));
    return found.values().iterator().next();
  }

  /** The editions of a revised game; the last one of an open game goes as far as its board. */
  private static List<Edition> editions(RevisionHistory history, StoredEditions board) {
    List<Edition> editions = new ArrayList<>(history.getEditions());
    Edition last = editions.get(editions.size() - 1);
    if (board != null && Histories.isBegunOnly(last)) {
      Edition begun = board.last();
      editions.set(
          editions.size() - 1,
          Edition.newBuilder(last)
              .setLastSeq(begun.getLastSeq())
              .setFirstOffset(begun.getFirstOffset())
              .setLastOffset(begun.getLastOffset())
              .build());
    }
    return editions;
  }

  /**
   * Where a game stands on the log, for any thread.
   *
   * @param prefix the beginning of its id
   * @throws InputRefused if no game's id begins so, or more than one, or it is withdrawn
   */
  public StoredGame place(String prefix) {
    synchronized (readSide) {
      return game(prefix).game();
    }
  }

  /** Follows games on the log as they go on. The caller closes it. */
  public GameFeeds feeds() {
    return new GameFeeds(
        cluster, new MessageCodecs(new SchemaTopic(cluster).withReleased()).events());
  }

  private static void requireOne(String prefix, List<String> ids) {
    if (ids.isEmpty()) {
      throw new InputRefused(
          Text.of(
              "expected a file or the beginning of an archived game's id but got '%s'", prefix));
    }
    if (ids.size() > 1) {
      throw new InputRefused(
          Text.of(
              "expected the beginning of one game's id but '%s' begins %d: %s%s",
              prefix,
              ids.size(),
              ids.stream().limit(SHOWN_IDS).collect(Collectors.joining(", ")),
              ids.size() > SHOWN_IDS ? ", ..." : ""));
    }
  }

  @Override
  public void close() {
    if (holder == Holder.LENDER) {
      return;
    }
    try {
      referee.ifPresent(
          own -> {
            own.app().close();
            own.lock().close();
          });
      readSide.close();
      rights.close();
    } finally {
      cluster.close();
    }
  }
}
