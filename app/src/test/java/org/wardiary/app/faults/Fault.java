package org.wardiary.app.faults;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;

/** A fault that is caused again and again in one archive, made of real processes. */
interface Fault extends AutoCloseable {

  /** Options that name the archive. */
  List<Object> archive();

  /**
   * Causes the fault at a random moment while games are archived, repairs it, and waits until games
   * are archived again.
   *
   * @param book the games to archive
   * @param random draws the moment
   * @return the time from the fault until a command that began after it had ended
   * @throws Exception if something promised does not hold; the message says what
   */
  Duration round(GameBook book, Random random) throws Exception;

  /** What failed commands have printed, each text once, for those who write the documentation. */
  List<String> said();

  @Override
  void close() throws IOException;
}
