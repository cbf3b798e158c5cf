package org.wardiary.projector.stream;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.text.Text;

/**
 * Which build of each application this program reads and runs: the one of its own version that
 * counts, as of when this was opened or changed. Safe to share between threads.
 */
public final class Builds {

  // other programs may still read what was replaced, without being members of its group
  private static final Duration GRACE = Duration.ofMinutes(1);

  private static final int MILLIS = 1000;

  private final Cluster cluster;
  private final Duration grace;
  private final Function<Projection, ViewVersion> versions;
  private final Map<BuildTopic.Key, BuildTopic.Entry> entries = new ConcurrentHashMap<>();
  private final Map<Projection, Build> current = new ConcurrentHashMap<>();
  private final Set<String> topics = new TreeSet<>();

  private Builds(Cluster cluster, Function<Projection, ViewVersion> versions, Duration grace) {
    this.cluster = cluster;
    this.grace = grace;
    this.versions = versions;
  }

  /** The builds on a cluster; creates the topics that are missing, those of views too. */
  public static Builds open(Cluster cluster) {
    return open(cluster, ViewVersion::of, GRACE);
  }

  /**
   * The same for another program.
   *
   * @param versions what it makes
   * @param grace how long builds stay that were replaced
   */
  static Builds open(Cluster cluster, Function<Projection, ViewVersion> versions, Duration grace) {
    Builds builds = new Builds(cluster, versions, grace);
    Topics.ensure(cluster, builds::choose);
    return builds;
  }

  private Collection<Topic> choose(Set<String> present) {
    topics.addAll(present);
    if (present.contains(BuildTopic.TOPIC.topicName())) {
      entries.putAll(BuildTopic.read(cluster));
    }
    List<Topic> wanted = new ArrayList<>(Projection.allTopics());
    for (Projection projection : Projection.values()) {
      Optional<Build> build = choose(projection);
      build.ifPresent(found -> current.put(projection, found));
      build.ifPresent(found -> wanted.addAll(views(projection, found)));
    }
    return wanted;
  }

  /** Nothing if there are views of a newer version, and none of this one any more. */
  private Optional<Build> choose(Projection projection) {
    BuildTopic.Key mine = key(projection);
    Optional<BuildTopic.Entry> entry = Optional.ofNullable(entries.get(mine));
    boolean removed = entry.filter(found -> found.state() == BuildTopic.State.REMOVED).isPresent();
    if ((entry.isEmpty() || removed) && newer(mine).isPresent()) {
      return Optional.empty();
    }
    int number = entry.map(found -> found.number() + (removed ? 1 : 0)).orElse(0);
    return Optional.of(new Build(mine.label(), mine.version(), number));
  }

  /** How long builds stay that were replaced. */
  Duration grace() {
    return grace;
  }

  private Optional<ViewVersion> newer(BuildTopic.Key mine) {
    return entries.entrySet().stream()
        .filter(found -> found.getValue().state() == BuildTopic.State.CURRENT)
        .map(Map.Entry::getKey)
        .filter(found -> found.label().equals(mine.label()))
        .map(BuildTopic.Key::version)
        .filter(version -> version.number() > mine.version().number())
        .findFirst();
  }

  private BuildTopic.Key key(Projection projection) {
    return new BuildTopic.Key(projection.label(), versions.apply(projection));
  }

  /** The topics of a build's views. */
  static List<Topic> views(Projection projection, Build build) {
    return projection.topics().stream().map(build::topic).toList();
  }

  /**
   * The build that this program reads and runs.
   *
   * @throws ClusterException if there is a newer version, and nothing of this one any more
   */
  Build current(Projection projection) {
    Build build = current.get(projection);
    if (build == null) {
      BuildTopic.Key mine = key(projection);
      throw new ClusterException(
          Text.of(
              "expected %s of version %d but the archive has version %d, made by a newer wardiary:"
                  + " use that one",
              mine.label(),
              mine.version().number(),
              newer(mine).map(ViewVersion::number).orElse(0)));
    }
    return build;
  }

  /** Where a view is read. */
  public Topic topic(Topic view) {
    for (Projection projection : Projection.values()) {
      if (projection.topics().contains(view)) {
        return current(projection).topic(view);
      }
    }
    throw new IllegalArgumentException("expected a view but got " + view.topicName());
  }

  /** A build that nothing is there of yet, whose topics are created. */
  Build begin(Projection projection) {
    BuildTopic.Key mine = key(projection);
    // never used again, though nothing may be left of those that were abandoned
    int seconds = (int) (System.currentTimeMillis() / MILLIS);
    int number = Math.max(seconds, current(projection).number() + 1);
    Build build = new Build(mine.label(), mine.version(), number);
    Topics.ensure(cluster, views(projection, build));
    return build;
  }

  /** Builds of this version that were begun after the one that counts, and never counted. */
  List<Build> abandoned(Projection projection) {
    look();
    Build standing = current(projection);
    return found(key(projection)).stream()
        .filter(build -> build.version().equals(standing.version()))
        .filter(build -> build.number() > standing.number())
        .toList();
  }

  /** Which topics there are now. */
  void look() {
    Topics.ensure(
        cluster,
        present -> {
          topics.clear();
          topics.addAll(present);
          return List.of();
        });
  }

  /** From now on a build that has caught up counts, for this program and those begun later. */
  void swap(Projection projection, Build build) {
    BuildTopic.Key mine = key(projection);
    BuildTopic.Entry standing = entries.get(mine);
    if (standing == null
        || standing.number() != build.number()
        || standing.state() != BuildTopic.State.CURRENT) {
      entries.put(mine, BuildTopic.write(cluster, mine, build.number(), BuildTopic.State.CURRENT));
    }
    current.put(projection, build);
  }

  /**
   * Builds of an application that count no more for this program: earlier ones of its version, and
   * all of versions that are not newer.
   *
   * @param before they must have been replaced before that, in milliseconds of the epoch
   * @param others names that may be of builds too, beside those of topics
   */
  List<Build> replaced(Projection projection, long before, Collection<String> others) {
    BuildTopic.Key mine = key(projection);
    BuildTopic.Entry standing = entries.get(mine);
    if (standing == null
        || standing.state() != BuildTopic.State.CURRENT
        || standing.since() > before) {
      return List.of();
    }
    Set<Build> all = found(mine);
    others.forEach(name -> Build.ofApplication(mine.label(), name).ifPresent(all::add));
    return all.stream()
        .filter(build -> isReplaced(build, mine.version(), standing.number()))
        .toList();
  }

  private static boolean isReplaced(Build build, ViewVersion mine, int number) {
    return build.version().equals(mine)
        ? build.number() < number
        : build.version().number() <= mine.number();
  }

  /** Says of a version of which nothing will be there any more that it has no build. */
  void retire(Projection projection, Build build) {
    BuildTopic.Key key = new BuildTopic.Key(build.label(), build.version());
    BuildTopic.Entry standing = entries.get(key);
    boolean last = standing == null || standing.number() <= build.number();
    if (last && !key.equals(key(projection))) {
      entries.put(key, BuildTopic.write(cluster, key, build.number(), BuildTopic.State.REMOVED));
    }
  }

  /** The topics that a build has. */
  List<String> topics(Build build) {
    return topics.stream().filter(build::owns).toList();
  }

  /** The builds of an application of which there are topics. */
  private Set<Build> found(BuildTopic.Key mine) {
    Set<Build> found = new HashSet<>();
    topics.forEach(topic -> Build.ofChangelog(mine.label(), topic).ifPresent(found::add));
    Set<ViewVersion> versions = new HashSet<>(Set.of(mine.version()));
    found.forEach(build -> versions.add(build.version()));
    entries.keySet().stream()
        .filter(key -> key.label().equals(mine.label()))
        .forEach(key -> versions.add(key.version()));
    for (String topic : topics) {
      // a topic of views does not say whose it is, but versions are different by their shapes
      Build.ofViews(mine.label(), topic)
          .filter(build -> versions.contains(build.version()))
          .ifPresent(found::add);
    }
    return found;
  }
}
