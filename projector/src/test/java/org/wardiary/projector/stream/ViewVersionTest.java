package org.wardiary.projector.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What makes another version of the views. */
class ViewVersionTest {

  @Test
  void anotherSetOfViewsIsAnotherVersion_byItself_inWhateverOrder() {
    List<ViewKind<?>> all = ViewKind.all();
    String shape = ViewVersion.shape(all);
    assertThat(ViewVersion.current()).isEqualTo(new ViewVersion(Projection.VERSION, shape));
    for (ViewKind<?> left : all) {
      List<ViewKind<?>> others = all.stream().filter(kind -> kind != left).toList();
      assertThat(ViewVersion.shape(others)).as("without %s", left.name()).isNotEqualTo(shape);
    }
    List<ViewKind<?>> reversed = new ArrayList<>(all);
    Collections.reverse(reversed);
    assertThat(ViewVersion.shape(reversed)).isEqualTo(shape);
  }
}
