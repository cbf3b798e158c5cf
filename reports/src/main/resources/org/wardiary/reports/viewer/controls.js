// The parts of the viewer: each makes its elements and shows a step.
'use strict';
(function (wardiary) {
  const element = wardiary.element;
  const ZOOM_STEP = 1.5;
  // a board is not made lower than this, in pixels, whatever stands around it
  const LEAST_ROOM = 240;

  // An element with a class and a text.
  function html(name, className, text) {
    const made = document.createElement(name);
    if (className) {
      made.className = className;
    }
    if (text !== undefined) {
      made.textContent = text;
    }
    return made;
  }

  function button(className, text, title, act) {
    const made = html('button', className, text);
    made.type = 'button';
    made.title = title;
    made.setAttribute('aria-label', title);
    made.addEventListener('click', act);
    return made;
  }

  function section(className, heading) {
    const made = html('section', className);
    made.appendChild(html('h2', '', heading));
    return made;
  }

  // A text whose ids of rules are links, if the address of the rulebook is known.
  function ruled(text, book, ids) {
    return text.split(ids || /([A-Z]{2,}-R?\d+(?:\.\d+)?)/).map(function (part, i) {
      if (i % 2 === 0 || !book) {
        return part;
      }
      const link = html('a', 'wd-rule', part);
      link.href = book + '#' + encodeURIComponent(part);
      return link;
    });
  }

  function variable(tone) {
    return 'var(--wd-' + tone + ')';
  }

  // Makes a list of elements the content of another. What is in its place is not touched, since a map may have
  // thousands.
  function arrange(parent, list) {
    const wanted = new Set(list);
    Array.from(parent.childNodes).forEach(function (node) {
      if (!wanted.has(node)) {
        node.remove();
      }
    });
    let at = parent.firstChild;
    list.forEach(function (node) {
      if (node === at) {
        at = at.nextSibling;
      } else {
        parent.insertBefore(node, at);
      }
    });
  }

  // The board at a step, in a frame in which it can be enlarged; elements are reused as long as they stay on it.
  class BoardView {
    constructor(model) {
      this.model = model;
      this.zoom = 1;
      this.root = html('div', 'wd-board');
      this.root.style.setProperty('--wd-shape', model.doc.size[0] / model.doc.size[1]);
      this.frame = html('div', 'wd-frame');
      this.frame.appendChild(this.root);
      this.pinch();
      this.flip(false);
    }

    // Makes the board as large as the window allows if all from the top of the page down to an element is to be seen.
    fit(last) {
      const frame = this.frame.getBoundingClientRect();
      const around = frame.top + window.scrollY + last.getBoundingClientRect().bottom - frame.bottom;
      this.frame.style.setProperty('--wd-room', Math.max(LEAST_ROOM, window.innerHeight - around - 8) + 'px');
    }

    // The zoom at which counters are as large as on a small board.
    large() {
      return Math.max(2, this.model.doc.size[0] / 2 / (this.root.offsetWidth / this.zoom));
    }

    // Enlarges the board around a point of the window, by default the middle of what is seen of it; 1 shows it whole.
    zoomTo(wanted, point) {
      const frame = this.frame.getBoundingClientRect();
      const at = point || [frame.left + frame.width / 2, frame.top + frame.height / 2];
      const before = this.root.getBoundingClientRect();
      this.zoom = Math.min(Math.max(1, wanted), 4 * this.large());
      this.root.style.setProperty('--wd-zoom', this.zoom);
      const after = this.root.getBoundingClientRect();
      this.frame.scrollLeft += after.left - at[0] + (at[0] - before.left) * after.width / before.width;
      this.frame.scrollTop += after.top - at[1] + (at[1] - before.top) * after.height / before.height;
      // what scrolls has to be reachable by keyboard
      this.frame.classList.toggle('wd-zoomed', this.zoom > 1);
      this.frame.tabIndex = this.zoom > 1 ? 0 : -1;
    }

    zoomButtons() {
      return [
        button('wd-smaller', '−', 'Show the board smaller (-)', () => this.zoomTo(this.zoom / ZOOM_STEP)),
        button('wd-larger', '+', 'Enlarge the board (+)', () => this.zoomTo(this.zoom * ZOOM_STEP)),
      ];
    }

    // Two fingers, or the wheel with Ctrl, which is what two fingers on a touchpad send.
    pinch() {
      const between = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
      let from = null;
      const begin = (event) => { from = event.touches.length === 2 ? [between(event.touches), this.zoom] : null; };
      ['touchstart', 'touchend', 'touchcancel'].forEach((name) => this.frame.addEventListener(name, begin, { passive: true }));
      this.frame.addEventListener('touchmove', (event) => {
        if (from && event.touches.length === 2) {
          event.preventDefault();
          const middle = ['clientX', 'clientY'].map(function (axis) { return (event.touches[0][axis] + event.touches[1][axis]) / 2; });
          this.zoomTo(from[1] * between(event.touches) / from[0], middle);
        }
      }, { passive: false });
      this.frame.addEventListener('wheel', (event) => {
        if (event.ctrlKey) {
          event.preventDefault();
          this.zoomTo(this.zoom * Math.exp(-event.deltaY / 100), [event.clientX, event.clientY]);
        }
      }, { passive: false });
    }

    flip(flipped) {
      const size = this.model.doc.size;
      this.board = new wardiary.Board(this.model.doc, flipped, variable);
      this.nodes = new Map();
      this.svg = element('svg', { viewBox: '0 0 ' + size.join(' '), role: 'img' });
      this.all = this.svg.appendChild(element('g', flipped ? { transform: this.board.turnAround() } : {}));
      this.root.replaceChildren(this.svg);
    }

    show(number) {
      const nodes = new Map();
      const list = [];
      this.model.boards[number].forEach((placed) => {
        // the same item may be on the board twice, but an element only once
        const key = nodes.has(placed) ? placed + ' ' + list.length : placed;
        const node = this.nodes.has(key) ? this.nodes.get(key) : this.board.node(this.model.doc.placed[placed], false);
        nodes.set(key, node);
        if (node) {
          list.push(node);
        }
      });
      this.nodes = nodes;
      arrange(this.all, list);
      this.svg.setAttribute('aria-label', 'Board: ' + this.model.place(number) + '; ' + this.model.state(number));
    }
  }

  // A side's name, player, score and lost units.
  class PlateView {
    constructor(model, at) {
      this.model = model;
      this.at = at;
      this.root = html('div', 'wd-plate');
      this.board = new wardiary.Board(model.doc, false, variable);
    }

    symbol(number, size) {
      const svg = element('svg', { viewBox: '-1 -1 ' + (size[0] + 2) + ' ' + (size[1] + 2), 'aria-hidden': 'true', class: 'wd-symbol' });
      svg.appendChild(this.board.node(this.model.doc.placed[number], true));
      return svg;
    }

    show(number, flipped) {
      const plates = this.model.plates[number];
      const plate = plates[flipped ? plates.length - 1 - this.at : this.at];
      const position = this.model.position(number);
      const acts = position.decides === plate.side && !this.model.over(number);
      const player = this.model.doc.players[this.model.doc.sides.indexOf(plate.side)];
      this.root.classList.toggle('wd-acts', acts);
      const name = html('span', 'wd-side', plate.side);
      const who = html('bdi', 'wd-player', player === '?' ? '' : player);
      const lost = html('span', 'wd-lost');
      plate.lost.forEach((symbol) => lost.appendChild(this.symbol(symbol, [34, 26])));
      const score = html('span', 'wd-score', plate.score);
      const parts = [this.symbol(plate.emblem, [38, 28]), name, who, lost, score];
      if (acts) {
        parts.splice(3, 0, html('span', 'wd-turn', this.model.rules ? 'to decide' : 'to act'));
      }
      this.root.replaceChildren(...parts);
    }
  }

  // What the symbols, marks and terrain of the board mean.
  class LegendView {
    constructor(model) {
      this.root = html('details', 'wd-meanings');
      this.root.appendChild(html('summary', '', 'Legend: counters and terrain'));
      const list = this.root.appendChild(html('ul'));
      const board = new wardiary.Board(model.doc, false, variable);
      (model.doc.legend || []).forEach(function (entry) {
        const item = list.appendChild(html('li'));
        const svg = item.appendChild(element('svg', { viewBox: '0 0 ' + entry[2] + ' ' + entry[3], 'aria-hidden': 'true' }));
        svg.appendChild(board.node(model.doc.placed[entry[1]], true));
        item.append(entry[0]);
      });
    }
  }

  // What happened, announced to screen readers as it is shown.
  class WordsView {
    constructor(model, book) {
      this.model = model;
      this.book = book;
      this.root = section('wd-words', 'What happened');
      this.text = this.root.appendChild(html('div', 'wd-text'));
      this.text.setAttribute('aria-live', 'polite');
      this.text.setAttribute('aria-atomic', 'true');
    }

    show(number) {
      // notes cite rules that a game file states, whose ids have any form: "rule H7.1:"
      const told = (text) => this.model.doc.rulebook ? [text] : ruled(text, this.book, /(?<=\brule )([^\s:]+)(?=:)/);
      const parts = [html('p', 'wd-progress', [this.model.progress(number), this.model.answers(number)].filter(Boolean).join(': '))];
      if (number === 0) {
        parts[0].textContent = this.model.progress(number) + ': the start';
      }
      this.model.steps[number].words.forEach(function (line) {
        const sort = { h: 'wd-heading', s: 'wd-story', p: 'wd-points', r: 'wd-remark' }[line[0]];
        parts.push(html('p', sort));
        parts[parts.length - 1].append(...(line[0] === 'r' ? ['“' + line[1] + '”'] : told(line[1])));
      });
      parts.push(html('p', 'wd-state', this.model.state(number)));
      const rules = this.book ? this.model.rulesOf(number) : [];
      if (rules.length > 0) {
        parts.push(html('p', 'wd-points'));
        parts[parts.length - 1].append(...ruled((rules.length === 1 ? 'Rule ' : 'Rules ') + rules.join(', '), this.book));
      }
      this.text.replaceChildren(...parts);
    }
  }

  // The record, a button for each step, grouped by turns.
  class RecordView {
    constructor(model, go) {
      this.model = model;
      this.root = section('wd-record', 'Record');
      this.list = this.root.appendChild(html('div', 'wd-moves'));
      this.buttons = [];
      let turn = null;
      let line = null;
      for (let number = 0; number <= model.last; number++) {
        const now = number === 0 ? 'start' : model.turn(number);
        if (now !== turn) {
          turn = now;
          line = this.list.appendChild(html('p', 'wd-moves-turn'));
          // in records without rules the number is a statement itself
          if (number > 0 && model.rules) {
            line.appendChild(html('span', 'wd-number', turn + '. '));
          }
        }
        this.move(line, number);
        this.variations(line, number);
      }
      this.list.addEventListener('click', function (event) {
        const step = event.target.dataset.step;
        if (step !== undefined) {
          go(Number(step));
        }
      });
    }

    move(line, number) {
      const made = html('button', 'wd-move', number === 0 ? 'start' : this.model.answers(number) || '…');
      made.type = 'button';
      made.tabIndex = -1;
      made.dataset.step = number;
      const decides = this.model.steps[number].answers.map(function (answer) { return answer[0]; })[0];
      if (decides) {
        made.title = decides + ', ' + this.model.progress(number);
      }
      this.buttons[number] = line.appendChild(made);
      line.appendChild(document.createTextNode(' '));
    }

    // The variations that replace a step, in parentheses after it.
    variations(line, number) {
      this.model.variations(number).forEach((variation) => {
        const group = line.appendChild(html('span', 'wd-variation'));
        group.setAttribute('role', 'group');
        group.setAttribute('aria-label', 'Variation: instead of ' + this.model.answers(number));
        group.append('( ');
        variation.comments.forEach(function (text) { group.append(html('i', 'wd-remark', text), ' '); });
        let turn = null;
        for (let step = variation.first; step <= variation.last; step++) {
          const now = this.model.turn(step);
          if (now !== turn) {
            group.appendChild(html('span', 'wd-number', now + '. '));
            turn = now;
          }
          this.move(group, step);
          this.model.steps[step].words.forEach(function (words) { group.append(html('i', 'wd-remark', words[1]), ' '); });
          this.variations(group, step);
        }
        group.append(') ');
      });
    }

    // A step of a line that the user plays: after what it replaces.
    add(line, number) {
      if (!line.group) {
        line.group = html('span', 'wd-variation wd-forked');
        line.group.append('( ');
        line.group.appendChild(document.createTextNode(') '));
        this.buttons[line.instead].after(' ', line.group);
      }
      const end = line.group.lastChild;
      this.move(line.group, number);
      line.group.append(end);
    }

    show(number) {
      if (this.present) {
        this.present.removeAttribute('aria-current');
        this.present.tabIndex = -1;
      }
      this.present = this.buttons[number];
      this.present.setAttribute('aria-current', 'step');
      this.present.tabIndex = 0;
      // only the list scrolls, never the page
      const list = this.list;
      const top = this.present.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
      if (top < list.scrollTop || top + this.present.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = top - list.clientHeight / 2;
      }
    }
  }

  // Buttons into the variations of a step, and out of one.
  class VariationsView {
    constructor(model, go) {
      this.model = model;
      this.go = go;
      this.root = html('div', 'wd-aside');
      this.root.setAttribute('role', 'group');
      this.root.setAttribute('aria-label', 'Variations');
    }

    show(number) {
      const line = this.model.lines.get(number);
      const parts = [];
      if (line) {
        parts.push(html('span', 'wd-aside-where', 'A variation: instead of ' + this.model.answers(line.instead)));
        parts.push(button('wd-to-game', 'Back to the game', 'Back to the game (x)', () => this.go(this.model.inGame(number))));
      }
      this.model.variations(number).forEach((variation) => {
        const text = this.model.answers(variation.first);
        parts.push(button('wd-to-variation', '( ' + text + ' … )', 'Variation: ' + text + ' instead (v)', () => this.go(variation.first)));
      });
      this.root.hidden = parts.length === 0;
      // a focused button that is removed would lose the focus, and keyboard control with it
      const focused = this.root.contains(document.activeElement);
      this.root.replaceChildren(...parts);
      if (focused) {
        this.root.closest('.wd-viewer').focus({ preventScroll: true });
      }
    }
  }

  // A number over the course of the game; a click goes to that step.
  class ChartView {
    constructor(model, go, heading) {
      this.model = model;
      this.root = section('wd-chart', heading);
      // the colours that sides have in all charts
      model.doc.sides.forEach((side, i) => this.root.style.setProperty('--wd-side-' + i, 'var(--wc-side-' + side + ',var(--wc-series' + (i + 1) + '))'));
      this.width = 600;
      this.height = 120;
      this.svg = element('svg', { viewBox: '-4 -6 ' + (this.width + 8) + ' ' + (this.height + 12), preserveAspectRatio: 'none', role: 'img' });
      this.svg.setAttribute('aria-label', heading);
      this.root.appendChild(this.svg);
      this.svg.addEventListener('click', (event) => {
        const box = this.svg.getBoundingClientRect();
        const x = (event.clientX - box.left) / box.width * (this.width + 8) - 4;
        go(Math.round(x / this.width * model.last));
      });
    }

    x(number) {
      return this.model.last === 0 ? 0 : Math.round(10 * this.width * number / this.model.last) / 10;
    }

    draw(className, d) {
      return this.svg.appendChild(element('path', { d, class: className }));
    }

    show(number) {
      this.cursor = this.cursor || this.draw('wd-cursor', '');
      this.cursor.setAttribute('d', 'M' + this.x(this.model.inGame(number)) + ' -6V' + (this.height + 6));
    }
  }

  // The score over the game: a solid line and a dashed one.
  class ScoreView extends ChartView {
    constructor(model, go) {
      super(model, go, 'Score over the game');
      const most = Math.max(1, ...model.scores.map(function (score) { return Math.max(score[0], score[1]); }));
      const sides = model.doc.sides;
      this.draw('wd-axis', 'M0 ' + this.height + 'H' + this.width);
      [0, 1].forEach((side) => {
        const y = (number) => this.height * (1 - model.scores[number][side] / most);
        let d = 'M0 ' + y(0);
        for (let number = 1; number <= model.last; number++) {
          if (model.scores[number][side] !== model.scores[number - 1][side]) {
            d += 'H' + this.x(number) + 'V' + y(number);
          }
        }
        this.draw('wd-curve wd-curve-' + side, d + 'H' + this.width);
      });
      this.legend = this.root.appendChild(html('p', 'wd-legend'));
      this.legendTexts = sides.map((side, i) => {
        const key = element('svg', { viewBox: '0 0 40 10', 'aria-hidden': 'true', class: 'wd-key' });
        key.appendChild(element('path', { d: 'M0 5H40', class: 'wd-curve wd-curve-' + i }));
        this.legend.appendChild(key);
        return this.legend.appendChild(html('span'));
      });
    }

    show(number) {
      super.show(number);
      this.model.doc.sides.forEach((side, i) => {
        this.legendTexts[i].textContent = side + ' ' + this.model.scores[number][i] + ' ';
      });
      this.svg.setAttribute('aria-label', 'Score over the game, ' + this.model.doc.counted + ': ' + this.legend.textContent);
      if (!this.counted) {
        this.counted = this.legend.appendChild(html('span', 'wd-counted', '(' + this.model.doc.counted + ')'));
      }
    }
  }

  // How likely the first-named side was to win, by a model of other games.
  class ChanceView extends ChartView {
    constructor(model, known, go) {
      super(model, go, 'Win probability over the game');
      this.legend = this.root.appendChild(html('p', 'wd-legend'));
      const one = known.games === 1;
      const games = known.games + (one ? ' game' : ' games') + ' of this kind';
      if (model.chances.length === 0) {
        this.svg.remove();
        this.legend.textContent = 'Not known: a model needs ' + known.needed + ' games won by each side; there ' + (one ? 'is ' : 'are ') + games + '.';
        return;
      }
      const y = (thousandths) => this.height * (1 - thousandths / 1000);
      const first = this.x(model.chances[0][0]);
      const line = model.chances.map((point, i) => (i === 0 ? 'M' + first + ' ' : 'H' + this.x(point[0]) + 'V') + y(point[1])).join('') + 'H' + this.width;
      this.draw('wd-area', line + 'V' + this.height + 'H' + first + 'Z');
      this.draw('wd-axis wd-half', 'M0 ' + y(500) + 'H' + this.width);
      this.draw('wd-curve', line);
      this.now = this.legend.appendChild(html('span'));
      this.legend.appendChild(html('span', 'wd-counted', 'The line is ' + model.doc.sides[0] + "'s, by a model of " + games + ' that does not know how this one went.'));
    }

    show(number) {
      if (!this.now) {
        return;
      }
      super.show(number);
      const sides = this.model.doc.sides;
      const chance = this.model.chance(this.model.inGame(number));
      const first = Math.round(chance / 10);
      this.now.textContent = chance === null ? 'Not known before the first turn has ended. ' : sides[0] + ' ' + first + '\u00a0%, ' + sides[1] + ' ' + (100 - first) + '\u00a0%. ';
      this.svg.setAttribute('aria-label', 'Win probability over the game: ' + this.now.textContent);
    }
  }

  // The key moments of the game.
  class MomentsView {
    constructor(model, go) {
      this.model = model;
      this.go = go;
      this.root = html('details', 'wd-moments');
      this.heading = this.root.appendChild(html('summary'));
      this.list = this.root.appendChild(html('ol', 'wd-list'));
      this.fill();
    }

    fill() {
      this.heading.textContent = 'Key moments (' + this.model.moments.length + ')';
      this.list.replaceChildren();
      this.buttons = this.model.moments.map((moment) => {
        const made = button('wd-moment', '', '', () => this.go(moment[0]));
        made.removeAttribute('aria-label');
        made.removeAttribute('title');
        made.appendChild(html('span', 'wd-number', this.model.progress(moment[0]) + ' '));
        made.appendChild(document.createTextNode(moment[1]));
        this.list.appendChild(html('li')).appendChild(made);
        return made;
      });
    }

    show(number) {
      this.buttons.forEach((made, i) => {
        if (this.model.moments[i][0] === number) {
          made.setAttribute('aria-current', 'step');
        } else {
          made.removeAttribute('aria-current');
        }
      });
    }
  }

  // Where else the position is found: in other games, and in the explorer of openings.
  class PlacesView {
    // explorer, search: addresses of these pages; missing if there is no archive
    constructor(model, explorer, search) {
      this.model = model;
      this.explorer = explorer;
      this.search = search;
      this.root = html('p', 'wd-archive');
    }

    show(number) {
      const known = this.model.openings[number];
      this.root.hidden = !this.search || number > this.model.last;
      const games = known ? known.results[0] : 0;
      const link = function (text, address, fragment) {
        const made = html('a', '', text);
        made.href = address + '#' + encodeURIComponent(fragment);
        return made;
      };
      const search = link(known ? 'these games' : 'in other games', this.search, this.model.doc.id + '@' + number);
      this.root.replaceChildren(...(known
        ? [games + (games === 1 ? ' game' : ' games') + ' of the archive came to this position: ', link('explorer', this.explorer, this.model.way(number).join(' ')), ', ', search]
        : ['This position ', search]));
    }
  }

  // The open question with its legal answers, and how often each was given in the archive.
  class AnswersView {
    constructor(model) {
      this.model = model;
      this.root = html('details', 'wd-answers');
      this.heading = this.root.appendChild(html('summary'));
      this.body = this.root.appendChild(html('div', 'wd-list'));
      // what scrolls has to be reachable by keyboard
      this.body.tabIndex = 0;
      this.body.setAttribute('role', 'group');
      this.body.setAttribute('aria-label', 'Legal answers');
      this.root.addEventListener('toggle', () => this.fill());
    }

    show(number) {
      this.number = number;
      const legal = this.legal();
      this.root.hidden = !this.model.rules && !this.model.openings[number];
      if (!this.model.rules) {
        this.heading.textContent = 'In other games';
        this.fill();
        return;
      }
      const count = legal === null ? 'not known to this viewer' : legal.length === 0 ? 'none: the game is over' : String(legal.length);
      this.heading.textContent = 'Legal answers: ' + count;
      this.fill();
    }

    // What may be answered at the step shown; null if this viewer may not know it.
    legal() {
      return this.model.over(this.number) ? [] : this.model.legal(this.number);
    }

    // many games have hundreds of answers, so they are listed only while the list is open
    fill() {
      if (!this.root.open) {
        this.body.replaceChildren();
        return;
      }
      const parts = [html('p', 'wd-state', this.model.state(this.number))];
      const known = this.model.openings[this.number];
      if (known && known.choices.length > 0) {
        parts.push(this.table(known));
      }
      const legal = this.legal() || [];
      const follows = this.model.next(this.number);
      const next = follows === this.number ? null : this.model.steps[follows].answers[0];
      const list = html('ul', 'wd-legal');
      legal.forEach(function (answer) {
        const item = list.appendChild(html('li', '', answer));
        if (next && next[2] === answer) {
          item.className = 'wd-played';
          item.appendChild(html('span', '', ' (played)'));
        }
      });
      if (legal.length > 0) {
        parts.push(list);
      }
      this.body.replaceChildren(...parts);
    }

    table(known) {
      const table = html('table', 'wd-statistics');
      table.appendChild(html('caption', '', 'Answers in the archive'));
      const head = table.appendChild(html('thead')).appendChild(html('tr'));
      ['answer', 'games', this.model.doc.sides[0] + ' won', this.model.doc.sides[1] + ' won', 'drawn'].forEach(function (text) {
        head.appendChild(html('th', '', text)).scope = 'col';
      });
      const rows = table.appendChild(html('tbody'));
      known.choices.forEach(function (choice) {
        const row = rows.appendChild(html('tr'));
        row.appendChild(html('th', '', choice[0])).scope = 'row';
        choice[2].slice(0, 4).forEach(function (count) { row.appendChild(html('td', '', count)); });
      });
      return table;
    }
  }

  // The position as a table, for people who cannot see the board, and for programs.
  class TwinView {
    constructor(model) {
      this.model = model;
      this.root = html('div', 'wd-twin');
      this.table = this.root.appendChild(html('table'));
      this.caption = this.table.appendChild(html('caption'));
      const head = this.table.appendChild(html('thead')).appendChild(html('tr'));
      ['place', 'side', 'units'].forEach(function (text) {
        head.appendChild(html('th', '', text)).scope = 'col';
      });
      this.rows = this.table.appendChild(html('tbody'));
      this.known = new Map();
    }

    show(number) {
      this.caption.textContent = 'The position: ' + this.model.place(number) + '; ' + this.model.state(number);
      this.table.dataset.position = JSON.stringify(this.model.line(number));
      const rows = new Map();
      this.model.places(number).forEach((place) => {
        const key = JSON.stringify(place);
        rows.set(key, this.known.get(key) || this.row(place));
      });
      this.known = rows;
      arrange(this.rows, Array.from(rows.values()));
    }

    row(place) {
      const row = html('tr');
      row.appendChild(html('th', '', place[0])).scope = 'row';
      row.appendChild(html('td', '', place[1]));
      const units = row.appendChild(html('td', '', place[2].map((id) => this.model.unitName(id)).join(', ')));
      units.dataset.units = place[2].join(' ');
      return row;
    }
  }

  Object.assign(wardiary, {
    html, button, section, ruled, variable, BoardView, LegendView, PlateView, WordsView, RecordView, VariationsView, ScoreView, ChanceView, MomentsView, PlacesView, AnswersView, TwinView,
  });
})(window.wardiary = window.wardiary || {});
