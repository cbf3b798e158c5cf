package org.wardiary.reports.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.wardiary.events.text.Text;

/**
 * A real browser, Debian's Chromium, with a profile of its own that is deleted when it is closed.
 * Nothing is downloaded.
 */
public final class Browser implements AutoCloseable {

  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Path BROWSER = Path.of("/usr/bin/chromium");

  private final Path folder;
  private final ChromeDriver driver;

  private Browser(Path folder, ChromeDriver driver) {
    this.folder = folder;
    this.driver = driver;
  }

  /** Whether there is a browser here; {@code .ci/run} installs it, other machines may lack it. */
  public static boolean installed() {
    boolean there = Files.isExecutable(DRIVER) && Files.isExecutable(BROWSER);
    if (!there) {
      System.err.println("NO BROWSER: install chromium and chromium-driver to run these tests");
    }
    return there;
  }

  /** Starts a browser without a window. */
  public static Browser start() {
    try {
      Path folder = Files.createTempDirectory("wardiary-browser");
      // if the driver is named, Selenium does not search for one on the network
      System.setProperty("webdriver.chrome.driver", DRIVER.toString());
      ChromeDriver driver = new ChromeDriver(options(folder));
      driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
      return new Browser(folder, driver);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ChromeOptions options(Path folder) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(BROWSER.toString());
    options.addArguments(
        List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--user-data-dir=" + folder.resolve("profile")));
    options.setExperimentalOption(
        "prefs",
        Map.of(
            "download.default_directory",
            folder.resolve("downloads").toString(),
            "download.prompt_for_download",
            false,
            "profile.default_content_setting_values.automatic_downloads",
            1));
    options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
    return options;
  }

  /** Selenium's driver, for everything that this class does not offer. */
  public ChromeDriver driver() {
    return driver;
  }

  /** Opens a file's page. */
  public void open(Path file, String fragment) {
    open(URI.create(file.toUri() + fragment));
  }

  /** Opens a page. */
  public void open(URI address) {
    // a change of the fragment alone would not load the page again
    driver.get("about:blank");
    // reading the log empties it, so that messages of an earlier page are not taken for this one's
    complaints();
    driver.get(address.toString());
  }

  /** The result of a script, such as {@code return …}. */
  public Object run(String script, Object... values) {
    return driver.executeScript(script, values);
  }

  /** Sets the size of the page as a device of that width has it. */
  public void width(int width) {
    size(width, 1000);
  }

  /** Sets width and height of the page as a device of that size has it. */
  public void size(int width, int height) {
    driver.manage().window().setSize(new Dimension(Math.max(500, width), height));
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
  }

  /** Sets the preferred colour scheme, light or dark. */
  public void scheme(String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** Two fingers on an element move apart, to twice their distance. */
  public void pinch(WebElement element) {
    List<Sequence> fingers = new ArrayList<>();
    for (int side : List.of(-1, 1)) {
      PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger " + side);
      PointerInput.Origin middle = PointerInput.Origin.fromElement(element);
      Sequence moves = new Sequence(finger, 0);
      moves.addAction(finger.createPointerMove(Duration.ZERO, middle, 40 * side, 0));
      moves.addAction(finger.createPointerDown(0));
      for (int way = 50; way <= 80; way += 10) {
        moves.addAction(finger.createPointerMove(Duration.ofMillis(50), middle, way * side, 0));
      }
      moves.addAction(finger.createPointerUp(0));
      fingers.add(moves);
    }
    driver.perform(fingers);
  }

  /** Waits until a script returns true; fails after half a minute or more. */
  public void await(String condition) {
    for (int i = 0; i < 600 && !Boolean.TRUE.equals(run(condition)); i++) {
      driver.executeAsyncScript("setTimeout(arguments[arguments.length - 1], 50)");
    }
    if (!Boolean.TRUE.equals(run(condition))) {
      throw new AssertionError(Text.of("expected '%s' but it is not so", condition));
    }
  }

  /** Whether nothing on the page is wider than the page. */
  public boolean fits() {
    return (Boolean) run("return document.documentElement.scrollWidth <= window.innerWidth");
  }

  /** Keeps a screenshot if the property {@code wardiary.screenshots} names a folder. */
  public void keep(String name) {
    String wanted = System.getProperty("wardiary.screenshots", "");
    if (!wanted.isEmpty()) {
      Path file = Path.of(wanted).resolve(name.replaceAll("[^a-zA-Z0-9-]", "_") + ".png");
      try {
        Files.createDirectories(file.getParent());
        Files.write(file, screenshot());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** What the page reported since the last call: errors of scripts and refused loads. */
  public List<String> complaints() {
    return driver.manage().logs().get("browser").getAll().stream()
        .map(entry -> Text.of("%s %s", entry.getLevel(), entry.getMessage()))
        .toList();
  }

  public byte[] screenshot() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  /** The folder for downloads, which the first of them creates. */
  public Path downloads() {
    return folder.resolve("downloads");
  }

  @Override
  public void close() {
    driver.quit();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
