package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class DefinitionTest {

  @Test
  void markdown_ofADefinition_becomesElements() {
    Definition definition =
        Definition.parse(
            "t", "# T\n\nOne `a<b` and **two**\nmore.\n\n- x\n  y\n- z\n\n## H\n\nEnd.", Set.of());

    assertThat(definition.title()).isEqualTo("T");
    assertThat(definition.html().replace("\n", ""))
        .isEqualTo(
            "<p>One <code>a&lt;b</code> and <strong>two</strong> more.</p>"
                + "<ul><li>x y</li><li>z</li></ul><h3>H</h3><p>End.</p>");
  }

  @Test
  void links_leadToDefinitionsOfThePage_andNowhereElse() {
    String text = "# T\n\n[a *b*](balance.md), [c](score.md#x), [d](../log.md), [e](https://e.org)";
    assertThat(Definition.parse("t", text, Set.of("balance")).html())
        .isEqualTo(
            "<p><a rel=\"nofollow\" href=\"#definition-balance\">a <em>b</em></a>, c, d,"
                + " <a rel=\"nofollow\" href=\"https://e.org\">e</a></p>\n");
  }

  @Test
  void markup_inADefinition_isText() {
    assertThat(Definition.parse("t", "# T\n\na <img src=x> b", Set.of()).html())
        .isEqualTo("<p>a &lt;img src=x&gt; b</p>\n");
  }
}
