package org.wardiary.reports.rows;

import java.io.IOException;
import java.util.List;

/** Writes the rows of one table to a stream, one by one. */
interface RowWriter {

  /** Writes a row: a value for each column. */
  void write(List<Object> row) throws IOException;

  /** Finishes the output after the last row. The stream stays open. */
  void finish() throws IOException;
}
