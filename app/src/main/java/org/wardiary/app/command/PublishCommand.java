package org.wardiary.app.command;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.analytics.tournament.StandingRules;
import org.wardiary.app.archive.Session;
import org.wardiary.app.job.SelectedGames;
import org.wardiary.app.job.SiteJob;
import org.wardiary.app.option.EditionOption;
import org.wardiary.app.option.GameFilter;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.SiteOptions;
import org.wardiary.app.option.StandingOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Progress;
import org.wardiary.app.terminal.Writing;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.csv.WritableFolder;
import org.wardiary.reports.site.Delivery;
import org.wardiary.reports.site.Publication;
import org.wardiary.reports.site.Site;
import org.wardiary.reports.site.SiteInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the site as files. */
@Command(
    name = "publish",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the pages that 'serve' shows as files: for a folder, or for any static web host.",
      "Writes only what is new, deletes what is gone, and touches no file that it did not make."
    })
final class PublishCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private StorageOptions storage;
  @Mixin private MapOptions maps;
  @Mixin private GameFilter filter;
  @Mixin private EditionOption edition;
  @Mixin private StandingOptions counting;
  @Mixin private SiteOptions texts;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      defaultValue = "site",
      description = "folder to write to (default: site)")
  private Path out;

  PublishCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameQuery query = filter.query();
    StandingRules rules = counting.rules();
    String about = texts.about();
    WritableFolder.require(out);
    try (Session session = edition.of(storage.session("wardiary publish"));
        Progress progress = console.progress("catching up")) {
      ReadSide read = session.caughtUp(progress::behind);
      SiteJob job =
          new SiteJob(
              texts.title(),
              about,
              rules,
              session,
              read,
              address -> ChunkSource.NONE,
              maps.library());
      SiteInput input = job.input(query);
      SelectedGames.requireTogether(query, input.ended());
      int games = input.games().size();
      // a site that was published must not keep games that were withdrawn since
      if (games == 0 && !Publication.isIn(out.toAbsolutePath())) {
        throw new InputRefused("expected archived games that fit but there are none");
      }
      Map<String, String> events = read.fingerprints();
      Site site =
          Site.of(
              input.withFingerprints(id -> Optional.ofNullable(events.get(id))), Delivery.FILES);
      Publication.Outcome done =
          Publication.write(site, out.toAbsolutePath(), new Writing(progress));
      console.say(
          Text.of(
              "%s, %s: %d written, %d as before, %d deleted; open %s",
              Text.count(games, "game"),
              Text.count(done.files(), "file"),
              done.written(),
              done.files() - done.written(),
              done.removed(),
              out.resolve("index.html")));
    }
    return ExitCode.DONE;
  }
}
