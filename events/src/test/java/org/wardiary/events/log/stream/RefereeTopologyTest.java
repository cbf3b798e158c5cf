package org.wardiary.events.log.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class RefereeTopologyTest {

  @Test
  void topologyIsTheReleasedOne_sinceNamesAreTopicsAndState() {
    assertThat(RefereeTopology.build(fingerprint -> Optional.empty()).describe().toString())
        .isEqualTo(
            """
            Topologies:
               Sub-topology: 0
                Source: commands (topics: [wardiary.commands])
                  --> referee
                Processor: referee (stores: [games])
                  --> events, outcomes, quarantine
                  <-- commands
                Sink: events (topic: wardiary.events)
                  <-- referee
                Sink: outcomes (topic: wardiary.outcomes)
                  <-- referee
                Sink: quarantine (topic: wardiary.quarantine)
                  <-- referee

            """);
  }
}
