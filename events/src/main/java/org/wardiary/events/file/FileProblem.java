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

/** What is wrong with a file, in words: many exceptions about files say no more than its name. */
public final class FileProblem {

  private FileProblem() {}

  /** What an exception says, of exceptions about a file with what is wrong with it. */
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
