package org.wardiary.events.log.broker;

import java.util.Optional;
import org.wardiary.events.text.Text;

/**
 * The broker of another program on this machine, which shares it; it ends when that program ends.
 */
final class JoinedBroker implements RunningBroker {

  private final DirectoryOwner owner;
  private final BrokerUse use;
  private final Optional<ProcessHandle> process;

  /**
   * Joins a broker that has just answered.
   *
   * @param use marks the broker as used; closed when this is closed
   */
  JoinedBroker(DirectoryOwner owner, BrokerUse use) {
    this.owner = owner;
    this.use = use;
    this.process = ProcessHandle.of(owner.broker());
  }

  @Override
  public Optional<String> failure() {
    return process.filter(ProcessHandle::isAlive).isPresent()
        ? Optional.empty()
        : Optional.of(Text.of("expected the broker of %s to run but it has ended", owner.text()));
  }

  @Override
  public void onDeath(Runnable action) {
    process.ifPresentOrElse(running -> running.onExit().thenRun(action), action);
  }

  @Override
  public void close() {
    // the broker is left to the program that started it
    use.close();
  }
}
