/** Work that is divided among all cores, with the same results as of one. */
package org.wardiary.reports.work;
