package org.wardiary.events.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class EventsPageTest {

  private static final Path PAGE = Path.of("../docs/events.md");

  @Test
  void page_ofEvents_saysWhatTheSchemasSay() throws IOException {
    String page = EventsPage.write(Path.of("src/main/avro"));
    if (Boolean.getBoolean("docs.write")) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, page);
    }
    assertThat(PAGE).as("write it with -Ddocs.write=true").exists();
    assertThat(Files.readString(PAGE)).as("write it with -Ddocs.write=true").isEqualTo(page);
  }
}
