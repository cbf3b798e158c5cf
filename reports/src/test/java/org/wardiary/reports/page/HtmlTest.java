package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HtmlTest {

  @Test
  void text_thatLooksLikeMarkup_isEscaped() {
    assertThat(new Html().open("p").foreign("<script>alert(1)</script> & \"x\" 'y'").close())
        .hasToString(
            "<p><bdi>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;"
                + " &#39;y&#39;</bdi></p>");
  }

  @Test
  void attributes_cannotBeLeft() {
    assertThat(new Html().open("img", "src", "data:,", "alt", "\" onerror=\"alert(1)"))
        .hasToString("<img src=\"data:,\" alt=\"&quot; onerror=&quot;alert(1)\">");
  }

  @Test
  void controls_becomeTheReplacementCharacter() {
    assertThat(Html.escape("a\u0000b\u001Bc\uD800d\te")).isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\te");
  }

  @Test
  void page_withAnElementLeftOpen_isRefused() {
    assertThatThrownBy(() -> new Html().open("p").toString()).hasMessageContaining("[p]");
  }

  @Test
  void markdown_ofADefinition_becomesElements() {
    Html html = new Html();
    Markdown.body(
        html, "# T\n\nOne `a<b` and **two**\nmore.\n\n- x\n  y\n- z\n\n## H\n\nEnd.", "h4");

    assertThat(html.toString().replace("\n", ""))
        .isEqualTo(
            "<p>One <code>a&lt;b</code> and <strong>two</strong> more.</p>"
                + "<ul><li>x y</li><li>z</li></ul><h4>H</h4><p>End.</p>");
    assertThat(Markdown.title("# T\n\nx")).isEqualTo("T");
  }
}
