/** Games played over HTTP: who may do what, what each sees, keys of seats. No HTTP here. */
package org.wardiary.reports.play;
