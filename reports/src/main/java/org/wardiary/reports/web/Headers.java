package org.wardiary.reports.web;

import io.javalin.http.Context;
import org.wardiary.reports.site.Site;

/** The headers that every response has. */
final class Headers {

  /**
   * Content security policy of the report, which has styles and pictures within its page and runs
   * no scripts.
   */
  private static final String REPORT =
      "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

  private Headers() {}

  /** Sets the headers for a path. */
  static void set(Context context, String path) {
    boolean embedded = path.startsWith("embed/");
    context.header(
        "Content-Security-Policy",
        (path.startsWith("report/") ? REPORT : Site.POLICY)
            + (embedded ? "; frame-ancestors *" : "; frame-ancestors 'none'"));
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", embedded ? "cross-origin" : "same-origin");
    context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    context.header("Cache-Control", "no-cache");
  }
}
