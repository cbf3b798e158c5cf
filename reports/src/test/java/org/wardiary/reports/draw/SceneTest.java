package org.wardiary.reports.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.xml.sax.InputSource;

class SceneTest {

  private static final String HOSTILE =
      "</text><script>alert(1)</script>\" onload='x' &amp; ]]> \u202E\u0000\uD800";

  private static Scene scene(String text) {
    Lettering lettering = new Lettering(12.5, Weight.BOLD, Anchor.MIDDLE, Tone.INK);
    return new Scene(
        200,
        100,
        text,
        List.of(
            new Item.Fill(Outline.rect(new Box(10, 10, 40, 30.25)), new Ink(Tone.BLUE, 0.5)),
            new Item.Line(
                Outline.circle(new Spot(100, 50), 20), Pen.of(Tone.ATTACK, 3).dashed(4.0, 2.0)),
            new Item.Group(
                "unit", text, List.of(new Item.Label(text, new Spot(100, 90), lettering)))));
  }

  @Test
  void svg_ofAScene_isTheGolden() throws Exception {
    Goldens.check("pictures/scene.svg", SvgWriter.of(Palette.LIGHT).write(scene("Blücher & Co")));
  }

  @Test
  void svg_forPage_takesColoursFromVariables() {
    assertThat(SvgWriter.forPage().write(scene("x")))
        .contains("fill=\"var(--wd-blue,#1f4e8c)\"")
        .contains("stroke=\"var(--wd-attack,#d0450b)\"");
  }

  @Test
  void svg_ofHostileText_isXmlThatHoldsItAsText() throws Exception {
    String svg = SvgWriter.of(Palette.DARK).write(scene(HOSTILE));
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    Document xml = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    String shown = "</text><script>alert(1)</script>\" onload='x' &amp; ]]>";
    assertThat(xml.getElementsByTagName("script").getLength()).isZero();
    assertThat(xml.getElementsByTagName("text").item(0).getTextContent()).isEqualTo(shown);
    assertThat(xml.getElementsByTagName("title").item(0).getTextContent()).isEqualTo(shown);
    assertThat(xml.getDocumentElement().getAttribute("aria-label")).isEqualTo(shown);
    assertThat(xml.getDocumentElement().hasAttribute("onload")).isFalse();
  }

  @Test
  void png_twice_isTheSameBytesAndTheSizeAsked() throws IOException {
    byte[] png = PngWriter.of(Palette.LIGHT).write(scene(HOSTILE), 300);
    assertThat(PngWriter.of(Palette.LIGHT).write(scene(HOSTILE), 300)).isEqualTo(png);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(300);
    assertThat(image.getHeight()).isEqualTo(150);
  }

  @Test
  void png_ofAScene_isPaintedWhereTheSvgDraws() {
    BufferedImage image = PngWriter.of(Palette.DARK).paint(scene("x"), 200);
    assertThat(image.getRGB(199, 99) & 0xFFFFFF).isEqualTo(0x15191D);
    // blue at half opacity over the paper
    assertThat(image.getRGB(20, 20) & 0xFFFFFF).isEqualTo(0x22436B);
  }

  @Test
  void label_anchors_moveItsStart() {
    for (Anchor anchor : Anchor.values()) {
      Item.Label label =
          new Item.Label(
              "abc", new Spot(50, 0), new Lettering(10, Weight.REGULAR, anchor, Tone.INK));
      double part = (50 - label.bounds().x()) / label.width();
      assertThat(part).isEqualTo(anchor.ordinal() / 2.0);
    }
  }

  @Test
  void numbers_inDrawings_haveTwoPlacesAndNoNeedlessZeros() {
    assertThat(List.of(1.0, -0.5, 2.345, 0.04, -0.004, 1234567.891).stream().map(Numbers::plain))
        .containsExactly("1", "-0.5", "2.35", "0.04", "0", "1234567.89");
  }
}
