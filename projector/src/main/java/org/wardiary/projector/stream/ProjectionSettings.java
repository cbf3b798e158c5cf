package org.wardiary.projector.stream;

import java.nio.file.Path;
import org.wardiary.events.log.stream.Pace;

/**
 * How the applications of the read side run in this program.
 *
 * @param instance name of this instance, different for each program that shares the work
 * @param stateFolder folder for local state; programs on one machine may share it
 * @param pace what they are tuned for
 */
public record ProjectionSettings(String instance, Path stateFolder, Pace pace) {}
