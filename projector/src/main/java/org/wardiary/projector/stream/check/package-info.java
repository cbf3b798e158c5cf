/** Checks an archive as a whole: the log, the rules, the views and what is in quarantine. */
package org.wardiary.projector.stream.check;
