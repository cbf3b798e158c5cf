// Animated GIF (GIF89a): one colour table for all frames; each frame has only what has changed.
'use strict';
(function (wardiary) {
  const TRANSPARENT = 255;

  class Bytes {
    constructor() {
      this.chunk = new Uint8Array(1 << 16);
      this.used = 0;
      this.full = [];
    }

    put(byte) {
      if (this.used === this.chunk.length) {
        this.full.push(this.chunk);
        this.chunk = new Uint8Array(1 << 16);
        this.used = 0;
      }
      this.chunk[this.used++] = byte;
    }

    puts(bytes) {
      for (let i = 0; i < bytes.length; i++) {
        this.put(bytes[i]);
      }
    }

    short(number) {
      this.put(number & 255);
      this.put(number >> 8 & 255);
    }

    text(text) {
      for (let i = 0; i < text.length; i++) {
        this.put(text.charCodeAt(i));
      }
    }

    parts() {
      return this.full.concat(this.chunk.slice(0, this.used));
    }
  }

  // LZW as in GIF: codes of increasing width, in blocks of at most 255 bytes.
  function compress(pixels, out) {
    const clear = 256;
    const end = 257;
    let block = [];
    let bits = 0;
    let held = 0;
    let width = 9;
    let next = end + 1;
    let known = new Map();

    function flush() {
      if (block.length > 0) {
        out.put(block.length);
        out.puts(block);
        block = [];
      }
    }

    function byte(value) {
      block.push(value);
      if (block.length === 255) {
        flush();
      }
    }

    function write(code) {
      held |= code << bits;
      bits += width;
      while (bits >= 8) {
        byte(held & 255);
        held >>>= 8;
        bits -= 8;
      }
    }

    out.put(8);
    write(clear);
    let prefix = pixels[0];
    for (let i = 1; i < pixels.length; i++) {
      const key = prefix << 8 | pixels[i];
      const code = known.get(key);
      if (code !== undefined) {
        prefix = code;
        continue;
      }
      write(prefix);
      if (next === 4096) {
        write(clear);
        known = new Map();
        next = end + 1;
        width = 9;
      } else {
        if (next === 1 << width) {
          width++;
        }
        known.set(key, next++);
      }
      prefix = pixels[i];
    }
    write(prefix);
    if (next === 1 << width && width < 12) {
      width++;
    }
    write(end);
    if (bits > 0) {
      byte(held & 255);
    }
    flush();
    out.put(0);
  }

  // The most frequent colours of some frames; finds the nearest of them to any other colour.
  class Colours {
    constructor() {
      this.counts = new Map();
      this.nearest = new Map();
      this.table = [];
    }

    count(pixels) {
      for (let i = 0; i < pixels.length; i += 4) {
        const colour = pixels[i] << 16 | pixels[i + 1] << 8 | pixels[i + 2];
        this.counts.set(colour, (this.counts.get(colour) || 0) + 1);
      }
    }

    choose() {
      const sorted = Array.from(this.counts).sort(function (a, b) { return b[1] - a[1] || a[0] - b[0]; });
      this.table = sorted.slice(0, TRANSPARENT).map(function (entry) { return entry[0]; });
      this.table.forEach((colour, i) => this.nearest.set(colour, i));
    }

    index(colour) {
      const known = this.nearest.get(colour);
      if (known !== undefined) {
        return known;
      }
      let best = 0;
      let least = Infinity;
      for (let i = 0; i < this.table.length; i++) {
        const red = (this.table[i] >> 16) - (colour >> 16);
        const green = (this.table[i] >> 8 & 255) - (colour >> 8 & 255);
        const blue = (this.table[i] & 255) - (colour & 255);
        const distance = 3 * red * red + 4 * green * green + 2 * blue * blue;
        if (distance < least) {
          least = distance;
          best = i;
        }
      }
      this.nearest.set(colour, best);
      return best;
    }
  }

  class Gif {
    // hundredths: how long each frame is shown
    constructor(width, height, hundredths) {
      this.width = width;
      this.height = height;
      this.hundredths = hundredths;
      this.colours = new Colours();
      this.out = new Bytes();
      this.before = null;
    }

    begin() {
      const out = this.out;
      this.colours.choose();
      out.text('GIF89a');
      out.short(this.width);
      out.short(this.height);
      out.puts([0xF7, 0, 0]);
      for (let i = 0; i < 256; i++) {
        const colour = this.colours.table[i] || 0;
        out.puts([colour >> 16, colour >> 8 & 255, colour & 255]);
      }
      out.puts([0x21, 0xFF, 11]);
      out.text('NETSCAPE2.0');
      out.puts([3, 1, 0, 0, 0]);
    }

    // pixels: red, green, blue and opacity of every pixel, as a canvas returns them
    frame(pixels, hundredths) {
      const now = new Uint8Array(this.width * this.height);
      for (let i = 0; i < now.length; i++) {
        now[i] = this.colours.index(pixels[4 * i] << 16 | pixels[4 * i + 1] << 8 | pixels[4 * i + 2]);
      }
      const box = this.changed(now);
      const part = new Uint8Array(box.width * box.height);
      for (let y = 0; y < box.height; y++) {
        for (let x = 0; x < box.width; x++) {
          const at = (box.y + y) * this.width + box.x + x;
          part[y * box.width + x] = this.before && this.before[at] === now[at] ? TRANSPARENT : now[at];
        }
      }
      const out = this.out;
      out.puts([0x21, 0xF9, 4, 1 << 2 | 1]);
      out.short(hundredths || this.hundredths);
      out.puts([TRANSPARENT, 0, 0x2C]);
      out.short(box.x);
      out.short(box.y);
      out.short(box.width);
      out.short(box.height);
      out.put(0);
      compress(part, out);
      this.before = now;
    }

    changed(now) {
      if (!this.before) {
        return { x: 0, y: 0, width: this.width, height: this.height };
      }
      let left = this.width;
      let right = -1;
      let top = this.height;
      let bottom = -1;
      for (let i = 0; i < now.length; i++) {
        if (now[i] !== this.before[i]) {
          const x = i % this.width;
          const y = (i - x) / this.width;
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = y;
        }
      }
      return right < 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    }

    end() {
      this.out.put(0x3B);
      return new Blob(this.out.parts(), { type: 'image/gif' });
    }
  }

  wardiary.Gif = Gif;
})(window.wardiary = window.wardiary || {});
