package org.wardiary.app.web;

import java.util.function.Predicate;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Limits how many requests of one address are answered at a time, each of which holds a thread.
 * Streams hold none; they have limits of their own ({@link Watchers}, {@link Changes}).
 */
final class AddressLimit extends Handler.Wrapper {

  /** Of the server's 250 threads; more than the browsers of a club behind one address need. */
  private static final int MOST = 64;

  private final UnderWay answered = new UnderWay(MOST);
  private final Predicate<String> stream;

  /** Limits all requests but those whose path from the root is that of a stream. */
  AddressLimit(Predicate<String> stream) {
    this.stream = stream;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String path = request.getHttpURI().getPath();
    if (path != null && path.startsWith("/") && stream.test(path.substring(1))) {
      return super.handle(request, response, callback);
    }
    String address = ClientAddress.limited(Request.getRemoteAddr(request));
    if (!answered.enter(address)) {
      Response.writeError(request, response, callback, 429);
      return true;
    }
    boolean handled = false;
    try {
      handled =
          super.handle(request, response, Callback.from(callback, () -> answered.leave(address)));
      return handled;
    } finally {
      if (!handled) {
        answered.leave(address);
      }
    }
  }
}
