package org.wardiary.app.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.backup.Restore;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.stream.AppRights;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.RefereeStore;
import org.wardiary.events.log.stream.Role;
import org.wardiary.events.log.stream.Tuning;
import org.wardiary.projector.index.IndexUpdate;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.GameFeeds;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.check.ArchiveCheck;
import org.wardiary.projector.stream.check.CheckResult;

/**
 * A command's access to the archive: starts the broker or connects to the cluster, and starts
 * applications only when they are needed. For one thread.
 */
public final class Session implements AutoCloseable {

  private final Cluster cluster;
  private final Path data;
  private final AppRights rights;
  private final CurrentIndex index;
  private final ReadSide readSide;
  private final OwnReferee referee;
  private final Holder holder;
  private Reading reading = Reading.CORRECTED;

  /** Who closes what a session has opened. */
  private enum Holder {
    SELF,
    LENDER
  }

  private Session(Cluster cluster, Path data, Tuning tuning, Role role) {
    this(cluster, data, Instance.on(cluster, state(cluster, data), tuning, role));
  }

  private Session(Cluster cluster, Path data, Instance instance) {
    this.holder = Holder.SELF;
    this.cluster = cluster;
    this.data = data;
    this.rights = new AppRights(cluster, instance);
    this.index = new CurrentIndex(cluster, data.resolve("index"));
    this.readSide = new ReadSide(cluster, instance);
    this.referee = new OwnReferee(cluster, instance, rights);
  }

  private Session(Session lender) {
    this.holder = Holder.LENDER;
    this.cluster = lender.cluster;
    this.data = lender.data;
    this.rights = lender.rights;
    this.index = lender.index;
    this.readSide = lender.readSide;
    this.referee = lender.referee;
  }

  /**
   * The folder with the state that applications keep of a cluster. Each has its own, since that of
   * another one, also of one whose log has been deleted, says nothing about this one's games.
   */
  private static Path state(Cluster cluster, Path data) {
    return data.resolve("state").resolve("cluster-" + cluster.id());
  }

  /**
   * This session for code that closes what it is given: closing the result leaves this one open.
   */
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
    return open(config, data, Tuning.BULK, Role.Command::new);
  }

  /**
   * Opens the archive for a command that plays: its events are stored one by one, at low latency.
   */
  public static Session openToPlay(ClusterConfig config, Path data) {
    return open(config, data, Tuning.LIVE, Role.Command::new);
  }

  /**
   * Opens the archive.
   *
   * @param config the cluster
   * @param data the archive's directory; Streams keeps its state there even with an external
   *     cluster
   * @param role supplies its part in the work of the applications; called once the cluster is open
   */
  public static Session open(ClusterConfig config, Path data, Supplier<Role> role) {
    // games are played in these programs
    return open(config, data, Tuning.LIVE, role);
  }

  /** Whether this program runs the archive's broker. */
  public boolean hasOwnBroker() {
    return cluster.brokerPid().isPresent();
  }

  /**
   * The archive on a cluster that is already open, for commands.
   *
   * @param cluster the cluster; not closed with the session
   * @param data the archive's directory
   */
  public static Session on(Cluster cluster, Path data) {
    return new Session(cluster.lent(), data, Tuning.BULK, new Role.Command());
  }

  /** Another session on this archive, for commands in another thread. The caller closes it. */
  public Session beside() {
    return on(cluster, data);
  }

  /**
   * Opens the archive for a service that shares the work with others on its cluster.
   *
   * @param name name of this instance, the same at each restart; if empty, the directory's own
   */
  public static Session openToRun(
      ClusterConfig.External config, Path data, Optional<String> name, Role.Service role) {
    return open(
        config,
        cluster -> new Session(cluster, data, Instance.service(name, state(cluster, data), role)));
  }

  private static Session open(ClusterConfig config, Path data, Tuning tuning, Supplier<Role> role) {
    return open(config, cluster -> new Session(cluster, data, tuning, role.get()));
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

  /**
   * The folder for temporary files: the archive's own, whose disk has room for files of that size.
   */
  public Path temporary() {
    return data;
  }

  /** The archive's directory. */
  public Path data() {
    return data;
  }

  /** Sets which edition of each game is read from now on, and returns this session. */
  public Session reading(Reading how) {
    reading = how;
    return this;
  }

  /** Finds games of the archive by the beginnings of their ids. */
  public ArchivedGames games() {
    return new ArchivedGames(readSide, () -> caughtUp(remaining -> {}));
  }

  /** The upkeep of the archive by a long-running program. */
  public Upkeep upkeep() {
    return new Upkeep(cluster, referee, readSide);
  }

  /**
   * Submits games to the referee, which is started here unless another program on this archive runs
   * one. The caller closes the submitter.
   *
   * @param outcomes receives the outcome of each command
   */
  public RecordSubmitter submitter(Consumer<CommandOutcome> outcomes) {
    return referee.submitter(outcomes);
  }

  /**
   * Reads what the referee keeps of the stored games in order to recognise them.
   *
   * @param out receives a game's id and the game, empty if it does not stand; the last one counts
   */
  void known(BiConsumer<String, Optional<KnownGame>> out) {
    RefereeStore.known(cluster, out);
  }

  /** Writes a backup of the archive's games, or adds what is new to an existing one. */
  public Backup.Report backup(Path file) throws IOException {
    return Backup.write(cluster, file);
  }

  /** The names of the stored games, to which others can be compared. */
  public AlikeNames names() {
    KnownGames known = new KnownGames();
    known(known::put);
    return known.names();
  }

  /** Compares the archive with a backup. */
  public Restore.Comparison compare(BackupContent backup) {
    return Restore.compare(cluster, backup);
  }

  /** The read side, once the projector has caught up with the present end of the log. */
  public ReadSide caughtUp(LongConsumer remaining) {
    readSide.projector().catchUp(remaining);
    return read();
  }

  /** The read side as of its last catch-up. */
  public ReadSide read() {
    return reading == Reading.CORRECTED ? readSide : readSide.asRecorded();
  }

  /**
   * The index of positions, brought up to the end of the log; one that cannot be read is rebuilt.
   *
   * @param from where reading the log begins
   * @param remaining receives the number of offsets left to read, now and then
   */
  public PositionIndex positions(IndexUpdate.From from, LongConsumer remaining) {
    PositionIndex opened = index.open(from, remaining);
    return reading == Reading.RECORDED ? opened.asRecorded() : opened;
  }

  /**
   * Rebuilds the views from the log beside the current ones, which are then removed.
   *
   * @param remaining receives the number of offsets left to fold, now and then
   * @throws org.wardiary.events.log.broker.ClusterException if another program makes the views
   */
  public void rebuild(LongConsumer remaining) {
    readSide.projector().rebuild(remaining);
  }

  /**
   * Checks the whole archive as it is now; other programs may append to it meanwhile.
   *
   * @param remaining receives now and then how many messages are left to read, and later how many
   *     offsets to fold
   * @param catchesUp called between the two
   */
  public CheckResult check(LongConsumer remaining, Runnable catchesUp) {
    return ArchiveCheck.of(
        cluster,
        () -> {
          catchesUp.run();
          readSide.projector().catchUp(remaining);
        },
        remaining);
  }

  /** Follows games on the log while they are played. The caller closes it. */
  public GameFeeds feeds() {
    return new GameFeeds(
        cluster, new MessageCodecs(new SchemaTopic(cluster).withReleased()).events());
  }

  @Override
  public void close() {
    if (holder == Holder.LENDER) {
      return;
    }
    try {
      referee.close();
      readSide.close();
      rights.close();
    } finally {
      cluster.close();
    }
  }
}
