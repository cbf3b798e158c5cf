package org.wardiary.app.web;

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
    boolean embedded = embedded(path);
    policy(context, path, path.startsWith("report/") ? REPORT : Site.POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", embedded ? "cross-origin" : "same-origin");
    context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    context.header("Cache-Control", "no-cache");
  }

  /** Changes the headers for a path to those of a page of the site, such as one about an error. */
  static void ofSitePage(Context context, String path) {
    policy(context, path, Site.POLICY);
  }

  private static void policy(Context context, String path, String policy) {
    String ancestors = embedded(path) ? "*" : "'none'";
    context.header("Content-Security-Policy", policy + "; frame-ancestors " + ancestors);
  }

  private static boolean embedded(String path) {
    return path.startsWith("embed/");
  }
}
