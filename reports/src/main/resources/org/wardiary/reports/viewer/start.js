// The viewer itself: controls, keys, links, downloads.
'use strict';
(function (wardiary) {
  const html = wardiary.html;
  const button = wardiary.button;
  const SPEEDS = [0.5, 1, 2, 4, 8];
  const SWIPE = 40;
  const LINK_WAIT = 200;
  const PICTURE_WIDTH = 1200;
  const FILM_WIDTH = 560;
  const SAMPLES = 5;

  // drawn, since fonts lack such symbols
  const ICONS = {
    first: 'M5 4v12M15 4l-7 6 7 6',
    back: 'M13 4l-7 6 7 6',
    forward: 'M7 4l7 6-7 6',
    end: 'M15 4v12M5 4l7 6-7 6',
    play: 'M6 4l10 6-10 6z',
    pause: 'M7 4v12M13 4v12',
  };

  const KEYS = [
    ['Left, k', 'one back', ['ArrowLeft', 'k'], (v) => v.goBack()],
    ['Right, j', 'one forward', ['ArrowRight', 'j'], (v) => v.goOn()],
    ['Home, 0', 'to the start', ['Home', '0'], (v) => v.go(0)],
    ['End, $', 'to the end', ['End', '$'], (v) => v.go(v.model.last)],
    ['n', 'to the next key moment', ['n'], (v) => v.moment(1)],
    ['b', 'back to the last key moment', ['b'], (v) => v.moment(-1)],
    ['v', 'into the next variation', ['v'], (v) => v.variation()],
    ['x', 'back to the game', ['x'], (v) => v.go(v.model.inGame(v.step))],
    ['y', 'fork from here and play on', ['y'], (v) => v.forkHere()],
    ['p', 'play, pause', ['p'], (v) => v.play(!v.playing)],
    ['>', 'play faster', ['>'], (v) => v.faster(1)],
    ['<', 'play slower', ['<'], (v) => v.faster(-1)],
    ['f', 'turn the board around', ['f'], (v) => v.flip()],
    ['+', 'enlarge the board', ['+', '='], (v) => v.press('.wd-larger')],
    ['-', 'show the board smaller', ['-'], (v) => v.press('.wd-smaller')],
    ['z', 'the whole board, or large counters', ['z'], (v) => v.enlarge()],
    ['e', 'legal answers', ['e'], (v) => v.toggle(v.answers)],
    ['m', 'list of key moments', ['m'], (v) => v.toggle(v.moments)],
    ['g', 'the position as a table', ['g'], (v) => v.showTwin()],
    ['d', 'light or dark', ['d'], (v) => v.theme()],
    ['c', 'copy the link to this position', ['c'], (v) => v.copyLink()],
    ['?', 'these keys', ['?'], (v) => v.toggle(v.help)],
  ];

  function save(name, blob) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    document.body.appendChild(link);
    link.click();
    link.remove();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 10000);
  }

  function icon(name) {
    const svg = wardiary.element('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true', class: 'wd-icon' });
    svg.appendChild(wardiary.element('path', { d: ICONS[name] }));
    return svg;
  }

  function iconButton(name, title, act) {
    const made = button('wd-' + name, '', title, act);
    made.appendChild(icon(name));
    return made;
  }

  class Viewer {
    constructor(root, doc) {
      this.root = root;
      this.model = new wardiary.Model(doc);
      this.step = -1;
      this.flipped = false;
      this.playing = false;
      this.speed = 1;
      const fit = () => { if (this.board) { this.board.fit(this.bar); } };
      this.watch = new ResizeObserver(() => window.requestAnimationFrame(fit));
      window.addEventListener('resize', fit);
      this.build();
      this.listen();
      this.fromLink();
      this.judge();
      // in a frame the keys are those of the page around it until the reader comes here
      if (this.root.closest('.wd-embedded') === null && document.activeElement === document.body) {
        this.root.focus({ preventScroll: true });
      }
    }

    // Shows the game as it is now, at the same step, or still at its end; false if a fork is being played.
    renew(doc) {
      if (this.fork && this.fork.line) {
        return false;
      }
      const step = this.model.inGame(this.step);
      const ended = step === this.model.last;
      const open = this.details().map((it) => it.open);
      const focused = this.root.contains(document.activeElement);
      const flipped = this.flipped;
      const zoom = this.board ? this.board.zoom : 1;
      Object.assign(this, { model: new wardiary.Model(doc), step: -1, flipped: false, chances: null });
      this.root.replaceChildren();
      this.build();
      this.details().forEach((it, at) => { it.open = open[at]; });
      if (flipped) {
        this.flip();
      }
      if (this.board) {
        this.board.zoomTo(zoom);
      }
      this.select.value = this.speed;
      this.go(ended ? this.model.last : step);
      this.judge();
      if (focused) {
        this.root.focus({ preventScroll: true });
      }
      return true;
    }

    details() {
      return Array.from(this.root.querySelectorAll('details'));
    }

    build() {
      const doc = this.model.doc;
      const go = (step) => this.go(step);
      const root = this.root;
      root.tabIndex = 0;
      root.setAttribute('role', 'region');
      root.setAttribute('aria-label', this.title());
      this.words = new wardiary.WordsView(this.model, this.model.book(this.root.dataset.rules));
      this.record = new wardiary.RecordView(this.model, go);
      this.moments = new wardiary.MomentsView(this.model, go);
      this.answers = new wardiary.AnswersView(this.model);
      this.places = new wardiary.PlacesView(this.model, this.root.dataset.explorer, this.root.dataset.search);
      this.twin = new wardiary.TwinView(this.model);
      this.variations = new wardiary.VariationsView(this.model, go);
      this.views = [this.words, this.variations, this.record, this.moments, this.places, this.answers, this.twin];
      const left = html('div', 'wd-left');
      if (doc.size) {
        this.board = new wardiary.BoardView(this.model);
        this.plates = this.model.plates[0].map((plate, at) => new wardiary.PlateView(this.model, at));
        left.append(...this.plates.slice(0, 1).map((plate) => plate.root), this.board.frame, ...this.plates.slice(1).map((plate) => plate.root));
        this.views.push(this.board);
        this.swipe(this.board.root);
      } else {
        this.twin.root.classList.add('wd-seen');
      }
      this.bar = this.controls();
      left.append(this.bar);
      if (this.board) {
        left.append(new wardiary.LegendView(this.model).root);
      }
      left.append(this.twin.root);
      const right = html('div', 'wd-right');
      right.append(this.words.root, this.places.root, this.variations.root, this.tools());
      // a page with an address for changes comes from a server, which answers forks; a file from a folder has none
      if (document.body.dataset.changes && doc.viewer === 'umpire' && doc.id && !doc.secret && this.model.rules) {
        this.fork = new wardiary.ForkView(this, doc.id + '/forks/');
        this.views.push(this.fork);
        right.append(this.fork.root);
        if (this.board) {
          this.board.root.append(this.fork.chooser.marks);
        }
      }
      if (doc.counted && this.model.scores.some((score) => score[0] || score[1])) {
        this.score = new wardiary.ScoreView(this.model, go);
        this.views.push(this.score);
        right.append(this.score.root);
      }
      right.append(this.moments.root, this.answers.root, this.record.root, this.downloads(), this.keys());
      root.append(left, right);
      if (this.board) {
        this.watch.disconnect();
        [document.documentElement, this.bar, ...this.plates.map((plate) => plate.root)].forEach((part) => this.watch.observe(part));
      }
    }

    // Adds the chances, which are loaded after the game.
    judge() {
      if (this.chances || !this.model.judge(wardiary.chances)) {
        return;
      }
      this.chances = new wardiary.ChanceView(this.model, wardiary.chances, (step) => this.go(step));
      this.views.push(this.chances);
      this.moments.root.before(this.chances.root);
      this.moments.fill();
      [this.chances, this.moments].forEach((view) => view.show(this.step));
    }

    title() {
      const doc = this.model.doc;
      const players = doc.sides.map(function (side, i) {
        return doc.players[i] === '?' ? side : side + ' ' + doc.players[i];
      }).join(' against ');
      const result = { '*': 'unfinished', draw: 'drawn' }[doc.result] || doc.result + ' won';
      return doc.title + (doc.simulated ? ' (simulated)' : '') + ': ' + players + ', ' + result;
    }

    controls() {
      const bar = html('div', 'wd-controls');
      bar.setAttribute('role', 'group');
      bar.setAttribute('aria-label', 'Steps of the game');
      this.first = iconButton('first', 'To the start', () => this.go(0));
      this.back = iconButton('back', 'One back', () => this.goBack());
      this.player = iconButton('play', 'Play', () => this.play(!this.playing));
      this.forward = iconButton('forward', 'One forward', () => this.goOn());
      this.end = iconButton('end', 'To the end', () => this.go(this.model.last));
      this.slider = html('input', 'wd-slider');
      Object.assign(this.slider, { type: 'range', min: 0, max: this.model.last, step: 1 });
      this.slider.setAttribute('aria-label', 'Step');
      this.slider.addEventListener('input', () => this.go(Number(this.slider.value)));
      bar.append(this.first, this.back, this.player, this.forward, this.end, this.slider);
      return bar;
    }

    tools() {
      const bar = html('div', 'wd-tools');
      bar.setAttribute('role', 'group');
      bar.setAttribute('aria-label', 'Display');
      const speed = html('label', 'wd-speed', 'Speed ');
      this.select = speed.appendChild(html('select'));
      SPEEDS.forEach((steps) => {
        const option = this.select.appendChild(html('option', '', steps + ' a second'));
        option.value = steps;
      });
      this.select.value = this.speed;
      this.select.addEventListener('change', () => { this.speed = Number(this.select.value); });
      bar.append(
        button('wd-last-moment', '⇤ moment', 'Back to the last key moment', () => this.moment(-1)),
        button('wd-next-moment', 'moment ⇥', 'To the next key moment', () => this.moment(1)),
        speed);
      if (this.model.doc.size) {
        bar.append(button('wd-flip', 'Turn around', 'Turn around the board', () => this.flip()));
        bar.append(...this.board.zoomButtons());
      }
      bar.append(
        button('wd-theme', 'Light or dark', 'Light or dark', () => this.theme()),
        button('wd-table', 'Table', 'Show the position as a table', () => this.showTwin()),
        button('wd-copy', 'Copy link', 'Copy link to this position', () => this.copyLink()));
      this.status = html('p', 'wd-status');
      this.status.setAttribute('role', 'status');
      bar.append(this.status);
      return bar;
    }

    downloads() {
      const doc = this.model.doc;
      const list = html('details', 'wd-downloads');
      list.appendChild(html('summary', '', 'Downloads and embedding'));
      const body = list.appendChild(html('p', 'wd-buttons'));
      if (doc.record) {
        body.append(button('wd-get-wdr', '.wdr', 'Download the record (.wdr)', () => this.save('.wdr', doc.record, 'text/plain')));
      }
      body.append(
        button('wd-get-position', 'Position (JSON)', 'Download this position as JSON',
          () => this.save('-' + this.model.name(this.step) + '.json', JSON.stringify(this.model.line(this.step)) + '\n', 'application/json')),
        button('wd-get-game', 'Game (JSON)', 'Download the whole game as JSON',
          () => this.save('.json', JSON.stringify(doc) + '\n', 'application/json')));
      if (doc.size) {
        body.append(
          button('wd-get-svg', 'SVG', 'Download this board as SVG', () => this.save('-' + this.model.name(this.step) + '.svg', this.svg(), 'image/svg+xml')),
          button('wd-get-png', 'PNG', 'Download this board as PNG', () => this.png()),
          button('wd-get-gif', 'Animated GIF', 'Download the game as animated GIF', () => this.film()));
      }
      if (this.root.dataset.embed) {
        const label = list.appendChild(html('label', 'wd-embed', 'To embed this position in a page: '));
        this.embed = label.appendChild(html('input'));
        this.embed.readOnly = true;
        this.embed.addEventListener('focus', () => this.embed.select());
      }
      return list;
    }

    keys() {
      this.help = { root: html('details', 'wd-help') };
      this.help.root.appendChild(html('summary', '', 'Keys'));
      const list = this.help.root.appendChild(html('dl'));
      KEYS.filter((key) => (this.fork || key[0] !== 'y') && (this.model.rules || key[0] !== 'e')).forEach(function (key) {
        const pair = list.appendChild(html('div'));
        pair.append(html('dt', '', key[0]), html('dd', '', key[1]));
      });
      this.help.root.appendChild(html('p', '', 'They work while the viewer has the focus: click it, or reach it with Tab.'));
      return this.help.root;
    }

    listen() {
      this.root.addEventListener('keydown', (event) => {
        // the arrow keys scroll an enlarged board that has the focus
        const field = event.target.closest('input, select, textarea, [contenteditable], .wd-zoomed');
        if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || field) {
          return;
        }
        const key = KEYS.find(function (entry) { return entry[2].includes(event.key); });
        if (key) {
          event.preventDefault();
          key[3](this);
        }
      });
    }

    swipe(area) {
      let from = null;
      area.addEventListener('touchstart', (event) => {
        from = event.touches.length === 1 && this.board.zoom === 1 ? event.touches[0] : null;
      }, { passive: true });
      area.addEventListener('touchend', (event) => {
        const to = event.changedTouches[0];
        if (!from || event.changedTouches.length !== 1) {
          return;
        }
        const across = to.clientX - from.clientX;
        if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(to.clientY - from.clientY)) {
          if (across < 0) {
            this.goOn();
          } else {
            this.goBack();
          }
        }
        from = null;
      }, { passive: true });
    }

    // The step that the address names; if it names none, the start, or of a game in progress the end.
    fromLink() {
      const name = window.location.hash.slice(1);
      this.go(name || !this.model.doc.open ? this.model.named(name) : this.model.last);
    }

    goOn() {
      this.go(this.model.next(this.step));
    }

    goBack() {
      this.go(this.model.previous(this.step));
    }

    // Goes into the first variation of this step; if it has none, into the next variation beside the current one.
    variation() {
      const here = this.model.variations(this.step)[0];
      const line = this.model.lines.get(this.step);
      const beside = line ? this.model.variations(line.instead) : [];
      const next = here || beside[beside.indexOf(line) + 1];
      if (next) {
        this.go(next.first);
      } else {
        this.say('No other variation here.');
      }
    }

    // Goes to a step of the game, the nearest one if there is none with this number, or to a step of a variation.
    go(wanted) {
      const aside = wanted > this.model.last && this.model.lines.has(wanted);
      const step = aside ? wanted : Math.min(Math.max(0, wanted), this.model.last);
      if (step === this.model.next(step)) {
        this.play(false);
      }
      if (step === this.step) {
        return;
      }
      const begun = this.step >= 0;
      this.step = step;
      this.views.forEach(function (view) { view.show(step); });
      (this.plates || []).forEach((plate) => plate.show(step, this.flipped));
      this.slider.value = this.model.inGame(step);
      this.slider.setAttribute('aria-valuetext', this.model.progress(step));
      this.disable(this.first, step === 0);
      this.disable(this.back, step === 0);
      this.disable(this.forward, step === this.model.next(step));
      this.disable(this.end, step === this.model.last);
      if (begun) {
        this.link(step);
      }
      if (this.embed) {
        const address = new URL(this.root.dataset.embed, window.location.href);
        address.hash = this.model.name(step);
        const quoted = (text) => '"' + text.replace(/&/g, '&amp;').replace(/"/g, '&quot;') + '"';
        this.embed.value = '<iframe src=' + quoted(address.href) + ' width="640" height="760" title=' + quoted(this.title()) + '></iframe>';
      }
      const home = document.querySelector('.wd-home');
      if (home) {
        home.hash = this.model.name(step);
      }
    }

    // delayed, since browsers refuse to change the address at every step while the slider is dragged
    link(step) {
      clearTimeout(this.linking);
      // without a step, the address follows a game in progress
      const end = this.model.doc.open && step === this.model.last;
      const address = end ? window.location.pathname + window.location.search : '#' + this.model.name(step);
      this.linking = setTimeout(function () { window.history.replaceState(null, '', address); }, LINK_WAIT);
    }

    // not `disabled`: a disabled button would lose the focus, and keyboard control with it
    disable(control, disabled) {
      control.setAttribute('aria-disabled', String(disabled));
    }

    play(wanted) {
      if (wanted === this.playing || wanted && this.model.last === 0) {
        return;
      }
      this.playing = wanted;
      this.player.replaceChildren(icon(wanted ? 'pause' : 'play'));
      this.player.title = wanted ? 'Pause' : 'Play';
      this.player.setAttribute('aria-label', this.player.title);
      clearTimeout(this.timer);
      if (wanted) {
        if (this.step === this.model.last) {
          this.go(0);
        }
        this.wait();
      }
    }

    wait() {
      this.timer = setTimeout(() => {
        this.goOn();
        if (this.playing) {
          this.wait();
        }
      }, 1000 / this.speed);
    }

    faster(by) {
      const at = Math.min(Math.max(0, SPEEDS.indexOf(this.speed) + by), SPEEDS.length - 1);
      this.speed = SPEEDS[at];
      this.select.value = this.speed;
      this.say(this.speed + ' a second');
    }

    moment(direction) {
      const steps = this.model.moments.map(function (moment) { return moment[0]; });
      const here = this.model.inGame(this.step);
      const there = direction > 0
        ? steps.filter((step) => step > here)
        : steps.filter((step) => step < here).reverse();
      if (there.length > 0) {
        this.go(there[0]);
      } else {
        this.say(direction > 0 ? 'No key moment after this.' : 'No key moment before this.');
      }
    }

    forkHere() {
      if (this.fork) {
        this.fork.start();
      }
    }

    flip() {
      if (!this.board) {
        return;
      }
      this.flipped = !this.flipped;
      this.board.flip(this.flipped);
      this.board.show(this.step);
      this.plates.forEach((plate) => plate.show(this.step, this.flipped));
      if (this.fork) {
        this.board.root.append(this.fork.chooser.marks);
        this.fork.flip(this.flipped);
      }
    }

    enlarge() {
      if (this.board) {
        this.board.zoomTo(this.board.zoom > 1 ? 1 : this.board.large());
      }
    }

    press(css) {
      const control = this.root.querySelector(css);
      if (control) {
        control.click();
      }
    }

    toggle(view) {
      view.root.open = !view.root.open;
    }

    showTwin() {
      this.twin.root.classList.toggle('wd-seen');
    }

    theme() {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
    }

    say(text) {
      this.status.textContent = text;
    }

    copyLink() {
      const link = window.location.href.replace(/#.*/, '') + '#' + this.model.name(this.step);
      const shown = () => this.say('The link: ' + link);
      if (navigator.clipboard) {
        navigator.clipboard.writeText(link).then(() => this.say('Link copied.'), shown);
      } else {
        shown();
      }
    }

    name(rest) {
      return (this.model.doc.id || 'game') + (this.model.doc.viewer === 'umpire' ? '' : '-' + this.model.doc.viewer.toLowerCase()) + rest;
    }

    save(rest, text, type) {
      save(this.name(rest), new Blob([text], { type: type + ';charset=utf-8' }));
    }

    // The board in the current colours of the page, for a file.
    painted() {
      const style = window.getComputedStyle(document.documentElement);
      const known = new Map();
      return new wardiary.Board(this.model.doc, this.flipped, function (tone) {
        if (!known.has(tone)) {
          known.set(tone, style.getPropertyValue('--wd-' + tone).trim());
        }
        return known.get(tone);
      });
    }

    svg() {
      const title = this.title() + '; ' + this.model.place(this.step) + '; ' + this.model.state(this.step);
      return this.painted().svg(this.model.boards[this.step], title);
    }

    png() {
      const canvas = document.createElement('canvas');
      const step = this.step;
      new wardiary.Painter(this.painted()).paint(canvas, this.model.boards[step], PICTURE_WIDTH);
      canvas.toBlob((blob) => save(this.name('-' + this.model.name(step) + '.png'), blob), 'image/png');
    }

    // Makes the game as an animation, in small pieces so that the page stays responsive; a second call stops it.
    film() {
      if (this.filming) {
        this.filming = false;
        return;
      }
      this.filming = true;
      const painter = new wardiary.Painter(this.painted());
      const canvas = document.createElement('canvas');
      const size = this.model.doc.size;
      const pixels = (step) => {
        painter.paint(canvas, this.model.boards[step], FILM_WIDTH);
        return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const gif = new wardiary.Gif(FILM_WIDTH, Math.round(size[1] * FILM_WIDTH / size[0]), Math.round(100 / this.speed));
      for (let i = 0; i <= SAMPLES; i++) {
        gif.colours.count(pixels(Math.round(i * this.model.last / SAMPLES)));
      }
      gif.begin();
      let step = 0;
      const next = () => {
        if (!this.filming) {
          this.say('The film is stopped.');
          return;
        }
        gif.frame(pixels(step), step === this.model.last ? 300 : 0);
        if (step === this.model.last) {
          this.filming = false;
          this.say('The film is saved.');
          save(this.name('.gif'), gif.end());
          return;
        }
        step++;
        this.say('Film: ' + step + ' of ' + this.model.last + '. Press the button again to stop.');
        setTimeout(next, 0);
      };
      next();
    }
  }

  wardiary.viewers = [];
  document.querySelectorAll('[data-wardiary-game]').forEach(function (root) {
    const text = document.getElementById(root.dataset.wardiaryGame).textContent;
    wardiary.viewers.push(new Viewer(root, JSON.parse(text)));
  });
  window.addEventListener('hashchange', () => wardiary.viewers.forEach((viewer) => viewer.fromLink()));
  window.addEventListener('wardiary-chances', () => wardiary.viewers.forEach((viewer) => viewer.judge()));
})(window.wardiary = window.wardiary || {});
