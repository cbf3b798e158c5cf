package org.wardiary.projector.stream;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * Which build of the views this program reads and makes: the current one of its own version, as of
 * when this object was opened or changed. Safe to share between threads.
 */
public final class Builds {

  // other programs may still read a replaced build, without being members of its group
  private static final Duration GRACE = Duration.ofMinutes(1);

  private static final int MILLIS = 1000;

  private final Cluster cluster;
  private final Duration grace;
  private final BuildTopic.Key mine;
  private final Map<BuildTopic.Key, BuildTopic.Entry> entries = new ConcurrentHashMap<>();
  // replaced as a whole and never modified: other threads may be reading it
  private volatile SortedSet<String> topics = Collections.emptySortedSet();
  private volatile Optional<Build> current = Optional.empty();

  private Builds(Cluster cluster, ViewVersion version, Duration grace) {
    this.cluster = cluster;
    this.grace = grace;
    this.mine = new BuildTopic.Key(Projection.LABEL, version);
  }

  /** Opens the builds on a cluster; creates missing topics, including those of views. */
  public static Builds open(Cluster cluster) {
    return open(cluster, ViewVersion.current(), GRACE);
  }

  /**
   * Opens the builds as a program of some version.
   *
   * @param version the version of its views
   * @param grace how long replaced builds are kept
   */
  static Builds open(Cluster cluster, ViewVersion version, Duration grace) {
    Builds builds = new Builds(cluster, version, grace);
    Topics.ensure(cluster, builds::choose);
    return builds;
  }

  private Collection<Topic> choose(Set<String> present) {
    topics = new TreeSet<>(present);
    if (present.contains(BuildTopic.TOPIC.topicName())) {
      entries.putAll(BuildTopic.read(cluster));
    }
    List<Topic> wanted = new ArrayList<>(Projection.allTopics());
    current = choose();
    current.ifPresent(build -> wanted.addAll(views(build)));
    return wanted;
  }

  /**
   * The build of this version; empty if there are views of a newer version and none of this one.
   */
  private Optional<Build> choose() {
    Optional<BuildTopic.Entry> entry = Optional.ofNullable(entries.get(mine));
    boolean removed = entry.filter(found -> found.state() == BuildTopic.State.REMOVED).isPresent();
    if ((entry.isEmpty() || removed) && newer().isPresent()) {
      return Optional.empty();
    }
    int number = entry.map(found -> found.number() + (removed ? 1 : 0)).orElse(0);
    return Optional.of(new Build(mine.label(), mine.version(), number));
  }

  /** How long replaced builds are kept. */
  Duration grace() {
    return grace;
  }

  private Optional<ViewVersion> newer() {
    return entries.entrySet().stream()
        .filter(found -> found.getValue().state() == BuildTopic.State.CURRENT)
        .map(Map.Entry::getKey)
        .filter(found -> found.label().equals(mine.label()))
        .map(BuildTopic.Key::version)
        .filter(version -> version.number() > mine.version().number())
        .findFirst();
  }

  /** The topics of a build's views. */
  static List<Topic> views(Build build) {
    return Projection.topics().stream().map(build::topic).toList();
  }

  /**
   * The build that this program reads and runs.
   *
   * @throws ClusterException if there are views of a newer version and none of this one
   */
  Build current() {
    return current.orElseThrow(
        () ->
            new ClusterException(
                Text.of(
                    "expected views of version %d but the archive has version %d, made by a newer"
                        + " wardiary: use that one",
                    mine.version().number(), newer().map(ViewVersion::number).orElse(0))));
  }

  /** The topic from which a view is read. */
  public Topic topic(Topic view) {
    return current().topic(view);
  }

  /** Begins a new build, of which nothing exists yet, and creates its topics. */
  Build begin() {
    // a number is never used twice, even if nothing is left of an abandoned build
    int seconds = (int) (System.currentTimeMillis() / MILLIS);
    int number = Math.max(seconds, current().number() + 1);
    Build build = new Build(mine.label(), mine.version(), number);
    Topics.ensure(cluster, views(build));
    return build;
  }

  /** Builds of this version that were begun after the current one and never became current. */
  List<Build> abandoned() {
    refreshTopics();
    Build standing = current();
    return found(mine.label(), List.of()).stream()
        .filter(build -> build.version().equals(standing.version()))
        .filter(build -> build.number() > standing.number())
        .toList();
  }

  /** Reads again which topics exist. */
  void refreshTopics() {
    Topics.ensure(
        cluster,
        present -> {
          topics = new TreeSet<>(present);
          return List.of();
        });
  }

  /** Makes a build that has caught up the current one, for this program and those started later. */
  void swap(Build build) {
    BuildTopic.Entry standing = entries.get(mine);
    if (standing == null
        || standing.number() != build.number()
        || standing.state() != BuildTopic.State.CURRENT) {
      entries.put(mine, BuildTopic.write(cluster, mine, build.number(), BuildTopic.State.CURRENT));
    }
    current = Optional.of(build);
  }

  /**
   * Builds that this program has replaced: earlier ones of its version, all of other versions that
   * are not newer, and those of {@linkplain Projection#FORMER_LABELS former applications}.
   *
   * @param before the time before which they must have been replaced, in milliseconds since the
   *     epoch
   * @param others other names that may belong to builds, besides those of topics
   */
  List<Build> replaced(long before, Collection<String> others) {
    BuildTopic.Entry standing = entries.get(mine);
    if (standing == null
        || standing.state() != BuildTopic.State.CURRENT
        || standing.since() > before) {
      return List.of();
    }
    List<Build> replaced = new ArrayList<>();
    Projection.FORMER_LABELS.forEach(label -> replaced.addAll(found(label, others)));
    found(mine.label(), others).stream()
        .filter(build -> isReplaced(build, standing.number()))
        .forEach(replaced::add);
    return replaced;
  }

  private boolean isReplaced(Build build, int number) {
    return build.version().equals(mine.version())
        ? build.number() < number
        : build.version().number() <= mine.version().number();
  }

  /** Records that the version of a build has no build any more, if this was its last one. */
  void retire(Build build) {
    BuildTopic.Key key = new BuildTopic.Key(build.label(), build.version());
    BuildTopic.Entry standing = entries.get(key);
    boolean last = standing == null || standing.number() <= build.number();
    if (last && !key.equals(mine)) {
      entries.put(key, BuildTopic.write(cluster, key, build.number(), BuildTopic.State.REMOVED));
    }
  }

  /** Forgets a build that is gone, with all its topics. */
  void forget(Build build) {
    SortedSet<String> left = new TreeSet<>(topics);
    left.removeIf(build::owns);
    topics = left;
  }

  /** The topics of a build that exist. */
  List<String> topics(Build build) {
    return topics.stream().filter(build::owns).toList();
  }

  /**
   * The builds of an application that have topics, or one of some other names.
   *
   * @param others other names that may belong to builds
   */
  private Set<Build> found(String label, Collection<String> others) {
    Set<Build> found = new HashSet<>();
    topics.forEach(topic -> Build.ofChangelog(label, topic).ifPresent(found::add));
    others.forEach(name -> Build.ofApplication(label, name).ifPresent(found::add));
    Set<ViewVersion> versions = new HashSet<>();
    if (label.equals(mine.label())) {
      versions.add(mine.version());
    }
    found.forEach(build -> versions.add(build.version()));
    entries.keySet().stream()
        .filter(key -> key.label().equals(label))
        .forEach(key -> versions.add(key.version()));
    for (String topic : topics) {
      // the name of a topic of views does not state the application, but versions differ in their
      // shapes
      Build.ofViews(label, topic)
          .filter(build -> versions.contains(build.version()))
          .ifPresent(found::add);
    }
    return found;
  }
}
