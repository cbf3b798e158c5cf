// Boards as SVG and on a canvas, from the shapes of the document (ShapeTable).
'use strict';
(function (wardiary) {
  const SVG = 'http://www.w3.org/2000/svg';
  const FAMILY = "'DejaVu Sans',Verdana,sans-serif";
  const ANCHORS = ['start', 'middle', 'end'];
  // height of the middle of a text above its baseline, as a share of its size
  const MIDDLE = 0.36;

  function element(name, attributes) {
    const made = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    return made;
  }

  function labelCentre(shape) {
    const width = shape[6];
    return [[width / 2, 0, -width / 2][shape[4]], -MIDDLE * shape[2]];
  }

  // The pictures among the shapes, by number. They are read while the page shows them, before anybody asks for a file.
  function imagesOf(doc) {
    const images = new Map();
    doc.shapes.forEach(function (shape, number) {
      if (shape[0] === 'i') {
        const image = new Image();
        image.src = shape[1];
        images.set(number, image);
      }
    });
    return images;
  }

  class Board {
    // flipped: whether the board is turned around; what is upright stays upright
    constructor(doc, flipped, colour) {
      this.doc = doc;
      doc.images = doc.images || imagesOf(doc);
      this.flipped = flipped;
      // the colour that a game's owner chose is the same in all themes
      this.colour = function (tone) { return tone[0] === '#' ? tone : colour(tone); };
    }

    turnAround() {
      return 'rotate(180 ' + this.doc.size[0] / 2 + ' ' + this.doc.size[1] / 2 + ')';
    }

    place(x, y, centre, upright) {
      const turn = this.flipped && upright ? ' rotate(180 ' + centre[0] + ' ' + centre[1] + ')' : '';
      return 'translate(' + x + ' ' + y + ')' + turn;
    }

    paintOf(name, tone, opacity) {
      const paint = {};
      paint[name] = this.colour(tone);
      if (opacity !== 1) {
        paint[name + '-opacity'] = opacity;
      }
      return paint;
    }

    // The element of a placed shape; null for an empty text.
    node(placed, withinUpright) {
      const shape = this.doc.shapes[placed[0]];
      const x = placed[1];
      const y = placed[2];
      switch (shape[0]) {
        case 'f':
          return element('path', Object.assign({ d: shape[1], transform: this.place(x, y) }, this.paintOf('fill', shape[2], shape[3])));
        case 'l': {
          const line = { d: shape[1], transform: this.place(x, y), fill: 'none', 'stroke-width': shape[4], 'stroke-linejoin': 'round' };
          if (shape.length > 5) {
            line['stroke-dasharray'] = shape.slice(5).join(' ');
          }
          return element('path', Object.assign(line, this.paintOf('stroke', shape[2], shape[3])));
        }
        case 't':
          return this.text(shape, x, y, withinUpright);
        case 'i': {
          const part = element('svg', { x: x, y: y, width: shape[8], height: shape[9], viewBox: shape.slice(4, 8).join(' '), preserveAspectRatio: 'none' });
          part.appendChild(element('image', { width: shape[2], height: shape[3], href: shape[1] }));
          return part;
        }
        default:
          return this.group(shape, x, y, withinUpright);
      }
    }

    text(shape, x, y, withinUpright) {
      if (!shape[1]) {
        return null;
      }
      const made = element('text', Object.assign({
        transform: this.place(x, y, labelCentre(shape), !withinUpright),
        'font-size': shape[2],
        'text-anchor': ANCHORS[shape[4]],
        textLength: shape[6],
        lengthAdjust: 'spacingAndGlyphs',
      }, shape[3] ? { 'font-weight': 'bold' } : {}, this.paintOf('fill', shape[5], 1)));
      made.textContent = shape[1];
      return made;
    }

    group(shape, x, y, withinUpright) {
      const upright = shape[1] === 'upright';
      const made = element('g', { class: shape[1], transform: this.place(x, y, [shape[3], shape[4]], upright && !withinUpright) });
      if (shape[2]) {
        made.appendChild(element('title', {})).textContent = shape[2];
      }
      for (let i = 5; i < shape.length; i += 3) {
        const inner = this.node([shape[i], shape[i + 1], shape[i + 2]], withinUpright || upright);
        if (inner) {
          made.appendChild(inner);
        }
      }
      return made;
    }

    // A whole SVG document of a board, for a file.
    svg(numbers, title) {
      const size = this.doc.size;
      const root = element('svg', { xmlns: SVG, viewBox: '0 0 ' + size.join(' '), width: size[0], height: size[1], role: 'img', 'aria-label': title, 'font-family': FAMILY });
      root.appendChild(element('rect', { width: size[0], height: size[1], fill: this.colour('paper') }));
      const all = root.appendChild(element('g', this.flipped ? { transform: this.turnAround() } : {}));
      numbers.forEach((number) => {
        const node = this.node(this.doc.placed[number], false);
        if (node) {
          all.appendChild(node);
        }
      });
      return new XMLSerializer().serializeToString(root) + '\n';
    }
  }

  // Paints boards on canvases without any request, so that the pixels may be read back.
  class Painter {
    constructor(board) {
      this.board = board;
      this.doc = board.doc;
      this.paths = new Map();
    }

    paint(canvas, numbers, width) {
      const size = this.doc.size;
      const scale = width / size[0];
      canvas.width = Math.round(width);
      canvas.height = Math.round(size[1] * scale);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.fillStyle = this.board.colour('paper');
      context.fillRect(0, 0, size[0], size[1]);
      if (this.board.flipped) {
        this.turn(context, size[0] / 2, size[1] / 2);
      }
      numbers.forEach((number) => {
        const placed = this.doc.placed[number];
        this.draw(context, placed[0], placed[1], placed[2], false);
      });
    }

    turn(context, x, y) {
      context.translate(x, y);
      context.rotate(Math.PI);
      context.translate(-x, -y);
    }

    path(number, d) {
      if (!this.paths.has(number)) {
        this.paths.set(number, new Path2D(d));
      }
      return this.paths.get(number);
    }

    draw(context, number, x, y, withinUpright) {
      const shape = this.doc.shapes[number];
      context.save();
      context.translate(x, y);
      if (shape[0] === 'f') {
        context.globalAlpha = shape[3];
        context.fillStyle = this.board.colour(shape[2]);
        context.fill(this.path(number, shape[1]));
      } else if (shape[0] === 'l') {
        context.globalAlpha = shape[3];
        context.strokeStyle = this.board.colour(shape[2]);
        context.lineWidth = shape[4];
        context.lineJoin = 'round';
        context.setLineDash(shape.slice(5));
        context.stroke(this.path(number, shape[1]));
      } else if (shape[0] === 't') {
        this.text(context, shape, withinUpright);
      } else if (shape[0] === 'i') {
        this.image(context, number, shape);
      } else {
        const upright = shape[1] === 'upright';
        if (this.board.flipped && upright && !withinUpright) {
          this.turn(context, shape[3], shape[4]);
        }
        for (let i = 5; i < shape.length; i += 3) {
          this.draw(context, shape[i], shape[i + 1], shape[i + 2], withinUpright || upright);
        }
      }
      context.restore();
    }

    image(context, number, shape) {
      const [x, y, width, height] = shape.slice(4, 8);
      context.beginPath();
      context.rect(0, 0, shape[8], shape[9]);
      context.clip();
      context.scale(shape[8] / width, shape[9] / height);
      const image = this.doc.images.get(number);
      if (image && image.complete && image.naturalWidth) {
        context.drawImage(image, -x, -y, shape[2], shape[3]);
      }
    }

    text(context, shape, withinUpright) {
      if (!shape[1]) {
        return;
      }
      if (this.board.flipped && !withinUpright) {
        const centre = labelCentre(shape);
        this.turn(context, centre[0], centre[1]);
      }
      context.font = (shape[3] ? 'bold ' : '') + shape[2] + 'px ' + FAMILY;
      context.textAlign = ['left', 'center', 'right'][shape[4]];
      context.fillStyle = this.board.colour(shape[5]);
      const wide = context.measureText(shape[1]).width;
      context.scale(wide ? shape[6] / wide : 1, 1);
      context.fillText(shape[1], 0, 0);
    }
  }

  wardiary.element = element;
  wardiary.Board = Board;
  wardiary.Painter = Painter;
})(window.wardiary = window.wardiary || {});
