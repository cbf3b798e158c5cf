/** Work that is divided among all cores, with the same results as on one. */
package org.wardiary.reports.work;
