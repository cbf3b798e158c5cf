package org.wardiary.reports.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.security.PrivateKey;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.backup.Backup;
import org.wardiary.events.log.backup.BackupContent;
import org.wardiary.events.log.backup.Restore;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterConfig;
import org.wardiary.events.log.stream.AppRights;
import org.wardiary.events.log.stream.EventCopy;
import org.wardiary.events.log.stream.Instance;
import org.wardiary.events.log.stream.Role;
import org.wardiary.events.log.stream.Tuning;
import org.wardiary.projector.index.IndexFolder;
import org.wardiary.projector.index.IndexUpdate;
import org.wardiary.projector.index.PositionIndex;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.GameFeeds;
import org.wardiary.projector.stream.MessageCodecs;
import org.wardiary.projector.stream.check.ArchiveCheck;
import org.wardiary.projector.stream.check.CheckResult;

/**
 * One command's work on the archive: opens the broker or reaches the cluster, and starts no more
 * than what is asked of it. For one thread.
 */
public final class Session implements AutoCloseable {

  private final Cluster cluster;
  private final Path data;
  private final Instance instance;
  private final AppRights rights;
  private final CurrentIndex index;
  private final ReadSide readSide;
  private final OwnReferee referee;
  private final Holder holder;
  private final CatchUpLimit limit;
  private Reading reading = Reading.CORRECTED;

  /** Who closes what a session has opened. */
  private enum Holder {
    SELF,
    LENDER
  }

  private Session(Cluster cluster, Path data, Tuning tuning, Role role) {
    this(cluster, data, Instance.on(cluster, state(data), tuning, role), CatchUpLimit.NONE);
  }

  private Session(Cluster cluster, Path data, Instance instance, CatchUpLimit limit) {
    this.holder = Holder.SELF;
    this.limit = limit;
    this.cluster = cluster;
    this.data = data;
    this.instance = instance;
    this.rights = new AppRights(cluster, instance);
    this.index = new CurrentIndex(cluster, IndexFolder.in(data.resolve("index")));
    this.readSide = new ReadSide(cluster, instance);
    this.referee = new OwnReferee(cluster, instance, rights);
  }

  private Session(Session lender) {
    this.holder = Holder.LENDER;
    this.cluster = lender.cluster;
    this.data = lender.data;
    this.instance = lender.instance;
    this.rights = lender.rights;
    this.index = lender.index;
    this.readSide = lender.readSide;
    this.referee = lender.referee;
    this.limit = lender.limit;
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
    return open(config, data, Tuning.BULK, Role.Command::new);
  }

  /** Opens the archive for a command that plays: what it does is stored one by one, and quickly. */
  public static Session openToPlay(ClusterConfig config, Path data) {
    return open(config, data, Tuning.LIVE, Role.Command::new);
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
    return open(config, data, Tuning.LIVE, role);
  }

  /**
   * The archive on a cluster that is open already, for commands.
   *
   * @param cluster stays open
   * @param data the archive's directory
   */
  public static Session on(Cluster cluster, Path data) {
    return on(cluster, data, CatchUpLimit.NONE);
  }

  /**
   * The same for a program that is not to read much of the log.
   *
   * @param limit beyond this {@link FarBehind} is thrown
   */
  public static Session on(Cluster cluster, Path data, CatchUpLimit limit) {
    Instance instance = Instance.on(cluster, state(data), Tuning.BULK, new Role.Command());
    return new Session(cluster.lent(), data, instance, limit);
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
        config,
        cluster ->
            new Session(
                cluster, data, Instance.service(name, state(data), role), CatchUpLimit.NONE));
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

  /** A folder for temporary files: that of the archive, whose disk has room for what it holds. */
  public Path temporary() {
    return data;
  }

  /** A folder for snapshots of what reports counted; may be missing. */
  public Path snapshots() {
    return data.resolve("snapshots");
  }

  /** From now on games are read so. */
  public Session reading(Reading how) {
    reading = how;
    return this;
  }

  /** The games of the archive by the beginnings of their ids. */
  public ArchivedGames games() {
    return new ArchivedGames(readSide, () -> caughtUp(remaining -> {}));
  }

  /** What a program that stays does for the archive. */
  public Upkeep upkeep() {
    return new Upkeep(referee, readSide);
  }

  /**
   * Submits games to the referee, which is started unless another program on this archive runs it.
   * The caller closes the submitter.
   *
   * @param outcomes gets the outcome of each game
   */
  public RecordSubmitter submitter(Consumer<CommandOutcome> outcomes) {
    return referee.submitter(outcomes);
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

  /**
   * The read side as of now, once the projector has passed the end of the log.
   *
   * @throws FarBehind if that is too far
   */
  public ReadSide caughtUp(LongConsumer remaining) {
    readSide.projector().catchUp(CatchUpLimit.within(limit.views(), remaining));
    return read();
  }

  /**
   * Another read side of the archive, which makes no views, for another thread. The caller closes
   * it.
   */
  public ReadSide reader() {
    return new ReadSide(cluster, instance);
  }

  /** The read side as of the last time that it caught up. */
  public ReadSide read() {
    return reading == Reading.CORRECTED ? readSide : readSide.asRecorded();
  }

  /**
   * The index of positions as of now. One that cannot be read is made again.
   *
   * @param from where reading the log begins
   * @param remaining receives now and then how many offsets are left to read
   * @throws FarBehind if that are too many
   */
  public PositionIndex positions(IndexUpdate.From from, LongConsumer remaining) {
    PositionIndex opened = index.open(from, CatchUpLimit.within(limit.positions(), remaining));
    return reading == Reading.RECORDED ? opened.asRecorded() : opened;
  }

  /**
   * Makes views anew from the log beside those that stand, which are then removed.
   *
   * @param remaining receives now and then how many offsets are left to pass
   * @throws org.wardiary.events.log.broker.ClusterException if another program makes them
   */
  public void rebuild(LongConsumer remaining) {
    readSide.projector().rebuild(remaining);
  }

  /**
   * Checks the whole archive, once the read side has caught up.
   *
   * @param remaining receives now and then how much is left to do
   */
  public CheckResult check(LongConsumer remaining) {
    readSide.projector().catchUp(remaining);
    return ArchiveCheck.of(cluster, remaining);
  }

  /** Follows games on the log as they go on. The caller closes it. */
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
