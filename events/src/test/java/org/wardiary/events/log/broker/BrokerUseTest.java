package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrokerUseTest {

  @TempDir Path folder;

  @Test
  void aloneIs_whoeverFindsNoUser_andNobodyBeginsMeanwhile() {
    BrokerUse one = BrokerUse.begin(folder).orElseThrow();
    BrokerUse other = BrokerUse.begin(folder).orElseThrow();
    assertThat(BrokerUse.alone(folder)).isEmpty();
    one.close();
    assertThat(BrokerUse.alone(folder)).isEmpty();
    other.close();
    BrokerUse alone = BrokerUse.alone(folder).orElseThrow();
    assertThat(BrokerUse.begin(folder)).isEmpty();
    alone.close();
    BrokerUse.begin(folder).orElseThrow().close();
  }

  @Test
  void whereNothingCanBeLocked_aBrokerIsUsedAllTheSame_andNobodyIsAlone() {
    Path nowhere = folder.resolve("no such folder");
    BrokerUse.begin(nowhere).orElseThrow().close();
    assertThat(BrokerUse.alone(nowhere)).isEmpty();
  }
}
