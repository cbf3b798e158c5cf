package org.wardiary.reports.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.handler.ErrorHandler;

/** What the server says of requests that it cannot even read: the same form, and nothing of it. */
final class PlainErrors extends ErrorHandler {

  @Override
  public void handle(
      String target, Request base, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    base.setHandled(true);
    Refusal refusal =
        new Refusal(
            response.getStatus(),
            "expected a well-formed request of a few kilobytes but got another");
    response.setContentType("application/problem+json");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cache-Control", "no-store");
    response.getOutputStream().write(Problems.json(refusal).getBytes(StandardCharsets.UTF_8));
  }
}
