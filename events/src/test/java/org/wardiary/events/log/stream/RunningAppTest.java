package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.log.broker.ClusterException;

class RunningAppTest {

  @TempDir Path folder;

  @Test
  void rightToRunAnApplication_isGivenUp_ifItCannotBeStarted() {
    AppLock lock = AppLock.take(folder, "app").orElseThrow();
    assertThat(AppLock.take(folder, "app")).isEmpty();
    assertThatThrownBy(
            () ->
                RunningApp.start(
                    lock,
                    () -> {
                      throw new ClusterException("the broker is gone");
                    }))
        .isInstanceOf(ClusterException.class);
    try (AppLock again = AppLock.take(folder, "app").orElseThrow()) {
      assertThat(again).isNotNull();
    }
  }
}
