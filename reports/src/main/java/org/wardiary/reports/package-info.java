/** What a person sees. */
package org.wardiary.reports;
