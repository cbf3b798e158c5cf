package org.wardiary.reports.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.handler.ErrorHandler;

/**
 * Answers requests that the server cannot even parse, in the form of other errors and without
 * repeating the request.
 */
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
