package org.wardiary.reports.csv;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The description of a folder's tables as a Frictionless Data Package, the file {@code
 * datapackage.json} beside them. It gives the type, unit and description of each column.
 */
public final class DataPackage {

  /** Name of the file. */
  public static final String FILE = "datapackage.json";

  private final String name;
  private final String title;
  private final Map<String, String> facts;
  private final List<Resource> resources = new ArrayList<>();

  /**
   * A column.
   *
   * @param name its name in the file
   * @param type string, integer, number or boolean
   * @param unit of its numbers; {@code text} for text, {@code boolean} for true or false
   * @param description what it is
   */
  public record Field(String name, String type, String unit, String description) {}

  /**
   * A table.
   *
   * @param path its file, relative to the description's folder
   * @param title for people
   * @param description what a row is, and how it comes about
   * @param fields its columns
   * @param rows how many rows it has
   * @param key columns that together identify a row; empty if none are declared
   * @param parent name of the table that has a row for each value of the key's first column; "" if
   *     there is none
   */
  public record Resource(
      String path,
      String title,
      String description,
      List<Field> fields,
      long rows,
      List<String> key,
      String parent) {

    String name() {
      return path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
    }
  }

  /**
   * A description without tables.
   *
   * @param name lower-case words
   * @param title for people
   * @param facts where the tables come from: version, filter, counts
   */
  public DataPackage(String name, String title, Map<String, String> facts) {
    this.name = name;
    this.title = title;
    this.facts = facts;
  }

  /** Adds a table. */
  public void add(Resource resource) {
    resources.add(resource);
  }

  /** The tables' files, relative to the description's folder. */
  public Set<String> files() {
    return resources.stream().map(Resource::path).collect(Collectors.toSet());
  }

  /** The file's text. */
  public String json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("profile", "tabular-data-package");
    json.put("name", name);
    json.put("title", title);
    ObjectNode provenance = json.putObject("provenance");
    facts.forEach(provenance::put);
    ArrayNode all = json.putArray("resources");
    resources.forEach(resource -> add(all.addObject(), resource));
    return json.toPrettyString() + "\n";
  }

  private static void add(ObjectNode json, Resource resource) {
    json.put("name", resource.name());
    json.put("path", resource.path());
    json.put("profile", "tabular-data-resource");
    json.put("title", resource.title());
    json.put("description", resource.description());
    json.put("format", "csv");
    json.put("mediatype", "text/csv");
    json.put("encoding", "utf-8");
    json.put("rows", resource.rows());
    ObjectNode schema = json.putObject("schema");
    ArrayNode fields = schema.putArray("fields");
    for (Field field : resource.fields()) {
      fields
          .addObject()
          .put("name", field.name())
          .put("type", field.type())
          .put("unit", field.unit())
          .put("description", field.description());
    }
    keys(schema, resource);
  }

  private static void keys(ObjectNode schema, Resource resource) {
    if (!resource.key().isEmpty()) {
      ArrayNode key = schema.putArray("primaryKey");
      resource.key().forEach(key::add);
    }
    if (!resource.parent().isEmpty()) {
      ObjectNode foreign = schema.putArray("foreignKeys").addObject();
      foreign.put("fields", resource.key().get(0));
      foreign
          .putObject("reference")
          .put("resource", resource.parent())
          .put("fields", resource.key().get(0));
    }
  }
}
