/** The read side: folds of the log into what people ask for. */
package org.wardiary.projector;
