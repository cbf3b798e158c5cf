/** Work shared by several commands: archiving, reports, comparisons, sites. */
package org.wardiary.app.job;
