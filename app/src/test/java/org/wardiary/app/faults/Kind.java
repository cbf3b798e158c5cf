package org.wardiary.app.faults;

import java.nio.file.Path;
import java.util.Locale;

/** The kinds of faults, as {@code docs/testing.md} describes them. */
enum Kind {
  /** Eight programs archive the same games at once. */
  EIGHT_WRITERS("eight writers of the same games", EightWriters::new),
  /** An instance that was taken for dead comes back. */
  TWO_REFEREES(
      "two referees of the same partitions",
      folder -> new ClusterFault(folder, ClusterFault.Blow.INSTANCE_FROZEN)),
  /** A server dies with its broker. */
  SERVE("`kill -9` of `serve`", folder -> new KilledServe(folder, KilledServe.Victim.SERVE)),
  /** The broker of a server dies. */
  BROKER(
      "`kill -9` of the broker of `serve`",
      folder -> new KilledServe(folder, KilledServe.Victim.BROKER)),
  /** An instance dies. */
  INSTANCE(
      "`kill -9` of one of two instances",
      folder -> new ClusterFault(folder, ClusterFault.Blow.INSTANCE_KILLED)),
  /** One of three brokers dies. */
  BROKER_OF_THREE(
      "`kill -9` of one of three brokers",
      folder -> new ClusterFault(folder, ClusterFault.Blow.BROKER_KILLED)),
  /** No space for log and views. */
  DISK_OF_LOG(
      "full disk: log and views of `serve`",
      Needs.ROOT,
      folder -> new OwnFault(folder, OwnFault.Lack.ROOM)),
  /** No space for the views of an instance. */
  DISK_OF_VIEWS(
      "full disk: state of one of two instances",
      Needs.ROOT,
      folder -> new ClusterFault(folder, ClusterFault.Blow.INSTANCE_DISK_FULL)),
  /** No space for what a command writes. */
  DISK_OF_EXPORT(
      "full disk: `export`",
      Needs.ROOT,
      folder -> new FullOutput(folder, FullOutput.Command.EXPORT)),
  /** No space for a report. */
  DISK_OF_REPORT(
      "full disk: `report`",
      Needs.ROOT,
      folder -> new FullOutput(folder, FullOutput.Command.REPORT)),
  /** Too few file handles. */
  HANDLES(
      "60 to 500 file handles for `serve` and its broker",
      Needs.ROOT,
      folder -> new OwnFault(folder, OwnFault.Lack.HANDLES)),
  /** A broker or an instance that cannot be reached. */
  NETWORK(
      "network of a broker or an instance cut for up to 30 s",
      Needs.ROOT,
      folder -> new ClusterFault(folder, ClusterFault.Blow.NETWORK_CUT)),
  /** A clock that jumps. */
  CLOCK("clock of `serve` and its broker jumps by up to 40 days", Needs.CLOCK, ClockJump::new);

  /** What this machine must allow. */
  private enum Needs {
    /** Nothing special. */
    NOTHING,
    /** Mounting disks and making networks. */
    ROOT,
    /** The library for a clock that jumps. */
    CLOCK
  }

  private final String label;
  private final Needs needs;
  private final Opener opener;

  /** Sets an archive up. */
  @FunctionalInterface
  private interface Opener {
    Fault open(Path folder) throws Exception;
  }

  Kind(String label, Opener opener) {
    this(label, Needs.NOTHING, opener);
  }

  Kind(String label, Needs needs, Opener opener) {
    this.label = label;
    this.needs = needs;
    this.opener = opener;
  }

  /** Its name on the command line. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Its name in the table. */
  String label() {
    return label;
  }

  /** Whether it can be caused on this machine. */
  boolean possible() {
    return switch (needs) {
      case NOTHING -> true;
      case ROOT -> Commands.areOfRoot();
      case CLOCK -> ShiftedClock.installed();
    };
  }

  /** Sets up the archive in which it happens. */
  Fault open(Path folder) throws Exception {
    return opener.open(folder);
  }
}
