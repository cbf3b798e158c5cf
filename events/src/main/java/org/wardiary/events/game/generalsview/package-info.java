/**
 * A General's View ({@code rules/generals-view.md}): a grid, gold, raised units, supply, and
 * battles that chance decides.
 *
 * <p>{@link org.wardiary.events.game.generalsview.Board} is the state; it changes only by the
 * {@link org.wardiary.events.game.generalsview.Steps}. {@link
 * org.wardiary.events.game.generalsview.Conduct} resolves answers into steps, {@link
 * org.wardiary.events.game.generalsview.Recorder} tells each step as an event, and {@link
 * org.wardiary.events.game.generalsview.Replay} takes the event back to the step.
 */
package org.wardiary.events.game.generalsview;
