package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  private static final int MILLIS = 1000;

  private final Cluster cluster;
  private final ViewVersion mine;
  private final Map<ViewVersion, BuildTopic.Entry> entries = new ConcurrentHashMap<>();
  // replaced as a whole and never modified: other threads may be reading it
  private volatile SortedSet<String> topics = Collections.emptySortedSet();
  private volatile Optional<Build> current = Optional.empty();

  private Builds(Cluster cluster, ViewVersion version) {
    this.cluster = cluster;
    this.mine = version;
  }

  /** Opens the builds on a cluster; creates missing topics, including those of views. */
  public static Builds open(Cluster cluster) {
    return open(cluster, ViewVersion.current());
  }

  /** Opens the builds as a program whose views have this version. */
  static Builds open(Cluster cluster, ViewVersion version) {
    Builds builds = new Builds(cluster, version);
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
    return Optional.of(new Build(mine, number));
  }

  private Optional<ViewVersion> newer() {
    return entries.entrySet().stream()
        .filter(found -> found.getValue().state() == BuildTopic.State.CURRENT)
        .map(Map.Entry::getKey)
        .filter(version -> version.number() > mine.number())
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
                    mine.number(), newer().map(ViewVersion::number).orElse(0))));
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
    Build build = new Build(mine, number);
    Topics.ensure(cluster, views(build));
    return build;
  }

  /** Builds of this version that were begun after the current one and never became current. */
  List<Build> abandoned() {
    refreshTopics();
    Build standing = current();
    return found(List.of()).stream()
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
   * Builds that this program has replaced: earlier ones of its version, and all of other versions
   * that are not newer.
   *
   * @param others other names that may belong to builds, besides those of topics
   */
  List<Build> replaced(Collection<String> others) {
    BuildTopic.Entry standing = entries.get(mine);
    if (standing == null || standing.state() != BuildTopic.State.CURRENT) {
      return List.of();
    }
    return found(others).stream().filter(build -> isReplaced(build, standing.number())).toList();
  }

  private boolean isReplaced(Build build, int number) {
    return build.version().equals(mine)
        ? build.number() < number
        : build.version().number() <= mine.number();
  }

  /** Records that the version of a build has no build any more, if this was its last one. */
  void retire(Build build) {
    ViewVersion version = build.version();
    BuildTopic.Entry standing = entries.get(version);
    boolean last = standing == null || standing.number() <= build.number();
    if (last && !version.equals(mine)) {
      entries.put(
          version, BuildTopic.write(cluster, version, build.number(), BuildTopic.State.REMOVED));
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
   * The builds that have topics, or one of some other names.
   *
   * @param others other names that may belong to builds
   */
  private Set<Build> found(Collection<String> others) {
    return Stream.concat(topics.stream(), others.stream())
        .flatMap(name -> Build.of(name).stream())
        .collect(Collectors.toSet());
  }
}
