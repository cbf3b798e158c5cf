package org.wardiary.events.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Proves that tests run under another locale and time zone, and that this makes a difference. With
 * {@code -Dtest} or {@code -Dother-locale.skip} they also, or only, run under the machine's own.
 */
final class DefaultLocaleTest {

  private static final String LOCALE = System.getProperty("test.locale", "");

  @Test
  void otherLocale_writesOtherDigits() {
    if (LOCALE.isEmpty()) {
      assertThat(String.format(Locale.getDefault(), "%d", 12)).isEqualTo("12");
    } else {
      assertThat(Locale.getDefault().toLanguageTag()).isEqualTo(LOCALE);
      assertThat(ZoneId.systemDefault().getId()).isEqualTo(System.getProperty("test.zone"));
      assertThat(String.format(Locale.getDefault(), "%d", 12)).isEqualTo("\u06f1\u06f2");
    }
  }

  @Test
  void text_underAnyLocale_hasTheSameDigits() {
    assertThat(Text.of("%d %.1f %,d", 12, 0.5, 1000)).isEqualTo("12 0.5 1,000");
  }
}
