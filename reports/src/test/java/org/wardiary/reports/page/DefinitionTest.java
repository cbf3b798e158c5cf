package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DefinitionTest {

  @Test
  void markdown_ofADefinition_becomesElements() {
    Definition definition =
        Definition.parse(
            "t", "# T\n\nOne `a<b` and **two**\nmore.\n\n- x\n  y\n- z\n\n## H\n\nEnd.");

    assertThat(definition.title()).isEqualTo("T");
    assertThat(definition.html().replace("\n", ""))
        .isEqualTo(
            "<p>One <code>a&lt;b</code> and <strong>two</strong> more.</p>"
                + "<ul><li>x y</li><li>z</li></ul><h3>H</h3><p>End.</p>");
  }

  @Test
  void markup_inADefinition_isText() {
    assertThat(Definition.parse("t", "# T\n\na <img src=x> b").html())
        .isEqualTo("<p>a &lt;img src=x&gt; b</p>\n");
  }
}
