// The opening explorer: one position at a time, its board and what games did there (OpeningsDocument.java).
(function (wardiary) {
  'use strict';

  const html = wardiary.html;
  const element = wardiary.element;
  const root = document.getElementById('explorer');
  const data = wardiary.openings;
  const drawn = document.getElementById('explorer-boards');

  const COLUMNS = ['Answer', 'Games', 'Share', data.sides[0] + ' won', data.sides[1] + ' won', 'Drawn', data.sides[0] + '’s points (expected)', 'Results', 'Last games'];
  // a narrow page lays out rows as blocks; the roles keep it a table for screen readers
  const ROLES = { TABLE: 'table', THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TD: 'cell' };

  // The board of each position, from its difference from that of an earlier position.
  function boards(doc) {
    const items = [];
    doc.boards.forEach(function (board) {
      const list = board[0] < 0 ? [] : items[board[0]].slice();
      board.slice(1).forEach(function (splice) { list.splice(...splice); });
      items.push(list);
    });
    return items;
  }

  function percent(part, whole) {
    return Math.round(100 * part / whole) + '\u00a0%';
  }

  // The share of the games with a result that a side won: "45 % (40 to 50 %)".
  function share(results, shares, side) {
    const decided = results[1] + results[2] + results[3];
    if (decided === 0) {
      return '';
    }
    const interval = shares.length === 4 ? ' (' + Math.round(shares[2 * side] / 10) + ' to ' + Math.round(shares[2 * side + 1] / 10) + '\u00a0%)' : '';
    return percent(results[1 + side], decided) + interval;
  }

  // Points per game that the first-named side made, and that its players were expected to make: "52 % (49 %)".
  function points(results) {
    const made = results[5] < 0 ? '' : Math.round(results[5] / 10) + '\u00a0%';
    return results[6] < 0 ? made : made + ' (' + Math.round(results[6] / 10) + '\u00a0%)';
  }

  function bar(results) {
    const svg = element('svg', { viewBox: '0 0 100 10', preserveAspectRatio: 'none', class: 'results', 'aria-hidden': 'true' });
    let x = 0;
    ['first', 'draw', 'second', 'open'].forEach(function (name) {
      const count = { first: results[1], draw: results[3], second: results[2], open: results[4] }[name];
      const width = 100 * count / results[0];
      svg.appendChild(element('rect', { x: x, y: 0, width: width, height: 10, class: name }));
      x += width;
    });
    return svg;
  }

  class Explorer {
    constructor() {
      // a bar has the colours of the sides in charts; the second side's part has only an outline
      data.sides.forEach(function (side, i) { root.style.setProperty('--side-' + i, 'var(--wc-side-' + side + ',var(--wc-series' + (i + 1) + '))'); });
      this.path = [];
      this.way = html('p', 'way');
      this.board = html('div', 'wd-board');
      this.count = html('p', 'count');
      this.count.setAttribute('role', 'status');
      this.table = html('table');
      this.region = html('div', 'scroll whole');
      this.region.tabIndex = 0;
      this.region.setAttribute('role', 'region');
      this.region.setAttribute('aria-label', 'Answers');
      this.region.append(this.table);
      const right = html('div', 'answers');
      this.legend = html('p', 'source');
      this.legend.append('Results: ');
      [['first', data.sides[0] + ' won'], ['draw', 'drawn'], ['second', data.sides[1] + ' won'], ['open', 'no result']].forEach((entry) => {
        const key = element('svg', { viewBox: '0 0 10 10', class: 'results key', 'aria-hidden': 'true' });
        key.appendChild(element('rect', { x: 0, y: 0, width: 10, height: 10, class: entry[0] }));
        this.legend.append(key, ' ' + entry[1] + '  ');
      });
      right.append(this.count, this.region, this.legend);
      root.append(this.way, this.board, right);
      if (drawn) {
        this.doc = JSON.parse(drawn.textContent);
        this.items = boards(this.doc);
      }
      window.addEventListener('hashchange', () => this.fromAddress());
      this.fromAddress();
    }

    fromAddress() {
      let words = [];
      try {
        words = decodeURIComponent(window.location.hash.slice(1)).split(' ').filter(Boolean);
      } catch (e) {
        // not an address that this page wrote: ignored
      }
      this.path = [];
      let number = 0;
      for (const word of words) {
        const choice = data.positions[number].choices.find(function (it) { return it[0] === word; });
        if (!choice || choice[1] < 0) {
          break;
        }
        this.path.push(word);
        number = choice[1];
      }
      this.show(number);
    }

    link(words, text, className) {
      const link = html('a', className, text);
      link.href = '#' + encodeURIComponent(words.join(' '));
      return link;
    }

    show(number) {
      const position = data.positions[number];
      const steps = [this.link([], 'Start')];
      this.path.forEach((word, i) => steps.push(this.link(this.path.slice(0, i + 1), word)));
      steps[steps.length - 1].setAttribute('aria-current', 'step');
      this.way.replaceChildren(...steps.flatMap(function (step, i) { return i ? [' › ', step] : [step]; }));
      const games = position.results[0];
      this.count.textContent = (games === 1 ? '1 game' : games + ' games') + ' came here'
        + (position.ways > 1 ? ', by ' + position.ways + ' ways' : '')
        + (position.ended ? '; ' + position.ended + ' ended here' : '') + '.';
      this.draw(number);
      this.fill(position);
    }

    draw(number) {
      if (!this.doc) {
        return;
      }
      const board = new wardiary.Board(this.doc, false, wardiary.variable);
      const svg = element('svg', { viewBox: '0 0 ' + this.doc.size.join(' '), role: 'img', 'aria-label': 'Board after ' + (this.path.join(' ') || 'no answer') });
      this.items[number].forEach((placed) => {
        const node = board.node(this.doc.placed[placed], false);
        if (node) {
          svg.appendChild(node);
        }
      });
      this.board.replaceChildren(svg);
    }

    fill(position) {
      const head = html('thead');
      const titles = head.appendChild(html('tr'));
      COLUMNS.forEach(function (text) {
        titles.appendChild(html('th', '', text)).scope = 'col';
      });
      const body = html('tbody');
      position.choices.forEach((choice) => body.append(...this.rows(choice, position.results[0])));
      this.table.replaceChildren(head, body);
      [this.table].concat(Array.from(this.table.querySelectorAll('*'))).forEach(function (node) {
        const role = node.tagName === 'TH' ? node.scope + (node.scope === 'col' ? 'umn' : '') + 'header' : ROLES[node.tagName];
        if (role) {
          node.setAttribute('role', role);
        }
      });
      this.region.hidden = position.choices.length === 0;
    }

    rows(choice, all) {
      const [answer, next, results, shares, last] = choice;
      const row = html('tr');
      const name = row.appendChild(html('th'));
      name.scope = 'row';
      // a recorded game states where a turn begins
      const shown = answer.replace(/^(\d+)\.$/, 'turn $1');
      name.append(next < 0 ? html('span', '', shown) : this.link(this.path.concat(answer), shown));
      const draws = results[3] ? percent(results[3], results[1] + results[2] + results[3]) : '';
      [String(results[0]), percent(results[0], all), share(results, shares, 0), share(results, shares, 1), draws, points(results)].forEach(function (text, i) {
        row.appendChild(html('td', 'number', text)).dataset.label = COLUMNS[i + 1];
      });
      row.appendChild(html('td')).append(bar(results));
      return [row, this.last(row.appendChild(html('td')), last)];
    }

    // The last games, in a row of their own that a button in the answer's row opens, so that they do not crowd out the
    // answers.
    last(cell, last) {
      const row = html('tr');
      row.hidden = true;
      const open = cell.appendChild(html('button', 'opens', last.length === 2 ? '1 game' : last.length / 2 + ' games'));
      open.type = 'button';
      open.setAttribute('aria-expanded', 'false');
      open.addEventListener('click', function () {
        row.hidden = !row.hidden;
        open.setAttribute('aria-expanded', String(!row.hidden));
      });
      const games = row.appendChild(html('td', 'last'));
      games.colSpan = COLUMNS.length;
      for (let i = 0; i < last.length; i += 2) {
        const game = data.games[last[i]];
        const link = html('a');
        link.href = root.dataset.games + game[0] + '.html#' + (last[i + 1] + 1);
        link.append(html('bdi', '', game[1]));
        const about = [game[2], game[3]].filter(function (text) { return text !== '?'; }).join(', ');
        games.appendChild(html('div')).append(link, ' ' + about);
      }
      return row;
    }
  }

  wardiary.explorer = new Explorer();
})(window.wardiary);
