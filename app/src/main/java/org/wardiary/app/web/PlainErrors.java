package org.wardiary.app.web;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.wardiary.events.text.Text;

/**
 * Answers requests that the server cannot even parse, in the form of other errors and without
 * repeating the request.
 */
final class PlainErrors extends ErrorHandler {

  private static final String TYPE = "application/problem+json";
  private static final int MOST = WebServer.LONGEST_HEAD / 1024;

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, TYPE);
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    if (response.getStatus() == 429) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, "2");
    }
    response.write(true, ByteBuffer.wrap(body(response.getStatus())), callback);
    return true;
  }

  private static byte[] body(int status) {
    String detail =
        switch (status) {
          case 414 -> Text.of("expected an address of at most %d KiB but got a longer one", MOST);
          case 429 -> "expected fewer requests of one address at a time but got more";
          case 431 -> Text.of("expected headers of at most %d KiB but got more", MOST);
          default -> "expected a well-formed request but got another";
        };
    return Text.utf8(Problems.json(new HttpProblem(status, detail)));
  }
}
