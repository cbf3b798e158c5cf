package org.wardiary.reports.faults;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;

/** A fault that is brought about again and again in one archive, made by real processes. */
interface Fault extends AutoCloseable {

  /** Words by which commands find the archive. */
  List<Object> archive();

  /**
   * Brings the fault about at a drawn moment while games are archived, mends it, and waits until
   * games are archived again.
   *
   * @param book the games to archive
   * @param random draws the moment
   * @return how long after the fault a command that began after it was done
   * @throws Exception if what is promised does not hold; the message says what
   */
  Duration round(GameBook book, Random random) throws Exception;

  /** What failed commands have said, each once: for those who write the documentation. */
  List<String> said();

  @Override
  void close() throws IOException;
}
