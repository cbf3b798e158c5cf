package org.wardiary.app.option;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ListenOptionsTest {

  @Test
  void addressOfAnotherMachine_isNotCalledATakenPort() {
    assertThat(ListenOptions.taken("127.0.0.1", 8080))
        .isEqualTo(
            "expected port 8080 of 127.0.0.1 to be free but it is not: --port 0 takes any free one");
    assertThat(ListenOptions.taken("0.0.0.0", 8080)).contains("to be free");
    // RFC 5737: no machine has it
    assertThat(ListenOptions.taken("192.0.2.1", 8080))
        .isEqualTo("expected an address of this machine after --address but got 192.0.2.1");
    // RFC 6761: nothing has this name
    assertThat(ListenOptions.taken("nohost.invalid", 0))
        .isEqualTo("expected an address of this machine after --address but got nohost.invalid");
  }
}
