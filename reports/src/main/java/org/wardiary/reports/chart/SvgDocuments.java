package org.wardiary.reports.chart;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.wardiary.events.text.Text;

/** Empty SVG documents to draw into. */
final class SvgDocuments {

  private static final String NAMESPACE = "http://www.w3.org/2000/svg";

  private SvgDocuments() {}

  static Document empty() {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    try {
      return factory
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(NAMESPACE, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(
          Text.of("expected the JDK's own XML parser but got %s", e), e);
    }
  }
}
