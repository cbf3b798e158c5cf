package org.wardiary.events.game.recorded.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.wardiary.events.text.Resources;

/** The published schema says the same to a validator of JSON Schema and to the reader. */
final class SchemaTest {

  private static final String TEXT = Resources.text(GameFile.class, "/games/game.schema.json");
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonSchema STANDARD =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(TEXT);

  /** What may have the keys that stand elsewhere too. */
  private static final Set<String> REFERRING = Set.of("scenarios", "options");

  private static boolean isValid(String text) throws IOException {
    return STANDARD.validate(JSON.readTree(text)).isEmpty();
  }

  @Test
  void schema_isOneOfDraft202012() throws IOException {
    JsonSchema meta =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(java.net.URI.create("https://json-schema.org/draft/2020-12/schema"));
    assertThat(meta.validate(JSON.readTree(TEXT))).isEmpty();
  }

  @Test
  void validatorAndReader_agreeAboutEachMutant() throws IOException {
    List<Mutants.Mutant> mutants = new ArrayList<>(Mutants.misspelt());
    mutants.addAll(Mutants.changed());
    List<String> differ = new ArrayList<>();
    for (Mutants.Mutant mutant : mutants) {
      boolean valid = isValid(mutant.text());
      if (valid != Mutants.fits(mutant.file())) {
        differ.add(
            mutant
                + (valid ? " only the validator accepts " : " only the reader accepts ")
                + mutant.text());
      }
    }
    assertThat(differ).isEmpty();
  }

  @Test
  void eachKeyOfTheSchema_standsInAFileOfTheTests() throws IOException {
    Set<String> missing = new TreeSet<>();
    List<Node> files = Mutants.files();
    missing(Schema.FILE, files, "", missing);
    assertThat(missing).isEmpty();
  }

  private static void missing(Schema schema, List<Node> nodes, String path, Set<String> missing) {
    List<Node.Fields> objects = new ArrayList<>();
    nodes.forEach(
        node -> {
          if (node instanceof Node.Fields fields) {
            objects.add(fields);
          }
        });
    Set<String> keys = new TreeSet<>(schema.properties());
    objects.forEach(object -> keys.addAll(object.values().keySet()));
    List<Node> named = new ArrayList<>();
    Optional<Schema> ofNamed = Optional.empty();
    for (String key : keys) {
      List<Node> below = new ArrayList<>();
      objects.stream()
          .filter(object -> object.values().containsKey(key))
          .forEach(object -> below.add(object.values().get(key)));
      if (below.isEmpty()) {
        missing.add(path + key);
      } else if (!schema.properties().contains(key)) {
        named.addAll(below);
        ofNamed = schema.property(key);
      } else if (!REFERRING.contains(key)) {
        missing(schema.property(key).orElseThrow(), below, path + key + ".", missing);
      }
    }
    ofNamed.ifPresent(each -> missing(each, named, path + "*.", missing));
  }

  @Test
  void schema_usesOnlyKeywordsThatTheReaderKnows() throws IOException {
    Set<String> used = new TreeSet<>();
    keywords(JSON.readTree(TEXT), used);
    assertThat(used)
        .isSubsetOf(
            "$schema",
            "$id",
            "$ref",
            "$defs",
            "title",
            "description",
            "look",
            "type",
            "enum",
            "pattern",
            "minLength",
            "maxLength",
            "minimum",
            "maximum",
            "required",
            "properties",
            "patternProperties",
            "additionalProperties",
            "propertyNames",
            "minProperties",
            "maxProperties",
            "items",
            "minItems",
            "maxItems");
  }

  private static void keywords(JsonNode schema, Set<String> used) {
    if (schema.isObject()) {
      for (var field : schema.properties()) {
        used.add(field.getKey());
        boolean named = Set.of("properties", "patternProperties", "$defs").contains(field.getKey());
        if (named) {
          field.getValue().forEach(below -> keywords(below, used));
        } else {
          keywords(field.getValue(), used);
        }
      }
    }
  }
}
