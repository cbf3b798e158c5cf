package org.wardiary.reports.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.draw.Scene;

/** Untrusted values in the places where templates put them. */
class TemplatesTest {

  private static String sample(String title, String text) {
    SampleGame game =
        new SampleGame("test/game", title, text, Optional.of(new Scene(9, 9, "", List.of())));
    return Templates.render("page/samples.jte", List.of(game));
  }

  @Test
  void text_thatLooksLikeMarkup_isEscaped() {
    assertThat(sample("x", "<script>alert(1)</script> & \"x\" 'y'"))
        .contains("<bdi>&lt;script&gt;alert(1)&lt;/script&gt; &amp; \"x\" 'y'</bdi>");
  }

  @Test
  void attributes_cannotBeLeft() {
    assertThat(sample("\" onerror=\"alert(1)", "x"))
        .contains("\" aria-label=\"&#34; onerror=&#34;alert(1)\">")
        .contains("<bdi>\" onerror=\"alert(1)</bdi>");
    assertThat(sample("<script>alert(1)</script>\"'&", "x"))
        .contains(" aria-label=\"&lt;script>alert(1)&lt;/script>&#34;&#39;&amp;\">");
  }

  @Test
  void controls_becomeTheReplacementCharacter() {
    assertThat(sample("x", "a\u0000b\u001Bc\uD800d\te"))
        .contains("a\uFFFDb\uFFFDc\uFFFDd\te")
        .doesNotContain("\u0000", "\u001B");
  }
}
