package org.wardiary.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever path and parameters an address has, the server answers or refuses, and never fails. */
@Tag("slow")
class AddressFuzzTest extends SiteOverHttp {

  // characters that no address may contain
  private static final Pattern NOT_SENT = Pattern.compile("[^!-~]");

  static Stream<byte[]> addresses() {
    String game = input.games().get(0).getGameId();
    return Stream.of(
            "",
            "games/index.json?player=Ann&after=1996&min-turns=3",
            "games/" + game + "/positions/3.json?as=umpire",
            "games/" + game + "/forks/3.json?line=pass",
            "search/positions.json?mirror=true&position=" + game + "@3",
            "openings/explore.json?position=" + game + "@0&answers=pass&interchangeable=false",
            "search/sequences.json?query=move%20then%20attack&limit=10",
            "instance/chunks/" + game + "/0/0",
            "play/games.json")
        .map(text -> text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @MethodSource("addresses")
  @FuzzTest
  void address(byte[] data) throws Exception {
    String text = new String(data, StandardCharsets.ISO_8859_1);
    String path = NOT_SENT.matcher(text).replaceAll("");
    String answer = rawGet("/" + path, "127.0.0.1:" + server.port());
    assertThat(answer).as("GET /%s", path).startsWith("HTTP/1.1 ");
    int status = Integer.parseInt(answer.substring(9, 12));
    // 503 means that there is no answer yet, as for sequences without an archive
    assertThat(status == 503 ? 200 : status).as("GET /%s: %s", path, answer).isBetween(200, 499);
  }
}
