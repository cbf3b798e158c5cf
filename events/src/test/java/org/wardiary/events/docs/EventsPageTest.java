package org.wardiary.events.docs;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.wardiary.events.testkit.Goldens;

class EventsPageTest {

  private static final Path PAGE = Path.of("../docs/events.md");

  @Test
  void page_ofEvents_saysWhatTheSchemasSay() throws IOException {
    String page = EventsPage.write(Path.of("src/main/avro"));
    Goldens.check(PAGE, page);
  }
}
