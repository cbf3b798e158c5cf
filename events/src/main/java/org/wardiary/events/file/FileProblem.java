package org.wardiary.events.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Describes file errors in words, since the messages of many file exceptions hold only the file's
 * name.
 */
public final class FileProblem {

  private FileProblem() {}

  /**
   * Returns the exception's message or, if it is a {@link FileSystemException}, what is wrong with
   * which file.
   */
  public static String text(IOException e) {
    if (!(e instanceof FileSystemException about) || about.getFile() == null) {
      return Optional.ofNullable(e.getMessage()).orElseGet(() -> e.getClass().getSimpleName());
    }
    String file = about.getFile();
    if (e instanceof AccessDeniedException) {
      return "there is no permission for " + file;
    }
    if (e instanceof NoSuchFileException) {
      return file + " does not exist";
    }
    if (e instanceof FileAlreadyExistsException) {
      return file + (Files.isDirectory(Path.of(file)) ? " is there already" : " is a file");
    }
    if (e instanceof NotDirectoryException) {
      return file + " is no folder";
    }
    return e instanceof DirectoryNotEmptyException ? file + " is not empty" : e.getMessage();
  }
}
