package org.wardiary.reports.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.filter.QueryParameter;

class ParametersJsonTest {

  @Test
  void parameters_areThoseThatAQueryReads() {
    ArrayNode parameters = ParametersJson.openApi();
    assertThat(parameters.findValuesAsText("name")).isEqualTo(QueryParameter.names());
    for (JsonNode parameter : parameters) {
      assertThat(parameter.get("in").asText()).isEqualTo("query");
      for (JsonNode value : parameter.at("/schema/items/enum")) {
        Map<String, List<String>> given =
            Map.of(parameter.get("name").asText(), List.of(value.asText()));
        assertThat(GameQuery.of(given).values()).isEqualTo(given);
      }
    }
    assertThat(parameters.findValues("enum")).hasSizeGreaterThan(3);
  }
}
