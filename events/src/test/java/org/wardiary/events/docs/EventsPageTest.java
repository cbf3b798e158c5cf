package org.wardiary.events.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.wardiary.events.testkit.Goldens;

class EventsPageTest {

  private static final Path PAGE = Path.of("../docs/events.md");

  @Test
  void page_ofEvents_listsThoseOfTheSchemas() throws IOException {
    String page = Files.readString(PAGE);
    int lists = page.indexOf("\n## All games\n");
    assertThat(lists).isPositive();
    Goldens.check(PAGE, page.substring(0, lists) + EventsPage.lists(Path.of("src/main/avro")));
  }
}
