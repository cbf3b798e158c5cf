package org.wardiary.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.events.event.CommentAdded;

/** What readers see of comments. */
class RemarkTest {

  @Test
  void commandsToPrograms_areNotShown() {
    assertThat(Remark.of("[%clk 0:01:15]")).isEmpty();
    assertThat(Remark.of("[%clk 0:01:15] [%offer draw Blue]")).isEmpty();
    assertThat(Remark.of("[%clk 0:01:15] A bold advance.")).contains("A bold advance.");
    assertThat(Remark.of("Half of [them] stay, 50 %")).contains("Half of [them] stay, 50 %");
  }

  @Test
  void anAccount_leavesThemOut() {
    Account account =
        Stories.account(
            Stories.started("squares/civil-war", List.of("Blue", "Gray"), List.of()),
            new CommentAdded("[%clk 0:01:15]"),
            new CommentAdded("A bold advance."));

    assertThat(account.toString()).contains("A bold advance.").doesNotContain("clk");
  }
}
