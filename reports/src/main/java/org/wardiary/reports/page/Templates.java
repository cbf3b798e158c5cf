package org.wardiary.reports.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import org.wardiary.events.text.Text;

/**
 * The templates of the pages, {@code src/main/jte}, compiled with the program. They escape every
 * value according to its context: text, attribute, link.
 */
public final class Templates {

  private static final TemplateEngine ENGINE =
      TemplateEngine.createPrecompiled(null, ContentType.Html, null, "org.wardiary.reports");

  private Templates() {}

  /** As {@link #render}, as the bytes of a file in UTF-8. */
  public static byte[] bytes(String name, Object model) {
    return Text.utf8(render(name, model));
  }

  /**
   * Renders a template.
   *
   * @param name its file below {@code src/main/jte}, e.g. {@code page/report.jte}
   * @param model the template's only parameter
   * @return the HTML; characters that it may not contain are replaced
   */
  public static String render(String name, Object model) {
    StringOutput out = new StringOutput();
    ENGINE.render(name, model, out);
    return Characters.allowed(out.toString());
  }
}
