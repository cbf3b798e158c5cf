package org.wardiary.projector.stream;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wardiary.events.log.Topic;
import org.wardiary.events.text.Text;

/**
 * One build of the views from the beginning of the log. Everything that belongs to it bears its
 * name: the consumer group, local state, changelogs and topics of views. Builds exist side by side
 * and share nothing.
 *
 * @param version the version of its views
 * @param number 0 for the first; for one made by {@code rebuild}, the time in seconds since the
 *     epoch
 */
record Build(ViewVersion version, int number) {

  private static final String SUFFIX = "v(\\d{1,9})-([0-9a-f]{8})-([01]?\\d{1,9})";
  private static final Pattern VIEWS = Pattern.compile("wardiary\\..+\\." + SUFFIX);
  private static final Pattern APPLICATION = Pattern.compile(Projection.APPLICATION + "-" + SUFFIX);
  private static final Pattern CHANGELOG = Pattern.compile(APPLICATION + "-.+-changelog");

  /**
   * The build that a topic of views, a changelog, a consumer group or a state folder belongs to;
   * empty if the name is none of these.
   */
  static Optional<Build> of(String name) {
    return Stream.of(VIEWS, CHANGELOG, APPLICATION)
        .map(pattern -> pattern.matcher(name))
        .filter(Matcher::matches)
        .map(Build::of)
        .findFirst();
  }

  private static Build of(Matcher found) {
    return new Build(
        new ViewVersion(Integer.parseInt(found.group(1)), found.group(2)),
        Integer.parseInt(found.group(3)));
  }

  private String suffix() {
    return Text.of("%s-%d", version.text(), number);
  }

  /** Kafka's {@code application.id}, which is also the name of its consumer group. */
  String applicationId() {
    return Text.of("%s-%s", Projection.APPLICATION, suffix());
  }

  /** The topic to which this build writes a view. */
  Topic topic(Topic view) {
    return Topic.ofViews(view.name() + "." + suffix());
  }

  /** Whether a topic belongs to this build, as a changelog or a topic of views. */
  boolean owns(String topic) {
    return topic.startsWith(applicationId() + "-") && topic.endsWith("-changelog")
        || topic.startsWith("wardiary.") && topic.endsWith("." + suffix());
  }
}
