package org.wardiary.reports.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.wardiary.events.text.Text;

/**
 * Answers requests that the server cannot even parse, in the form of other errors and without
 * repeating the request.
 */
final class PlainErrors extends ErrorHandler {

  private static final String TYPE = "application/problem+json";
  private static final int MOST = WebServer.LONGEST_HEAD / 1024;

  @Override
  public void handle(
      String target, Request base, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    base.setHandled(true);
    response.setContentType(TYPE);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cache-Control", "no-store");
    response.getOutputStream().write(body(response.getStatus()));
  }

  // a request that is too long is refused before it is a request
  @Override
  public ByteBuffer badMessageError(int status, String reason, HttpFields.Mutable headers) {
    headers.put(HttpHeader.CONTENT_TYPE, TYPE);
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put(HttpHeader.CACHE_CONTROL, "no-store");
    return ByteBuffer.wrap(body(status));
  }

  private static byte[] body(int status) {
    String detail =
        switch (status) {
          case 414 -> Text.of("expected an address of at most %d KiB but got a longer one", MOST);
          case 431 -> Text.of("expected headers of at most %d KiB but got more", MOST);
          default -> "expected a well-formed request but got another";
        };
    return Problems.json(new Refusal(status, detail)).getBytes(StandardCharsets.UTF_8);
  }
}
