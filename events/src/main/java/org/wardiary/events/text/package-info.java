/** Text for people and files that is the same under every default locale. */
package org.wardiary.events.text;
