// Search for a position: asks the server, or searches the list that published files include. See docs/site.md.
(function () {
  'use strict';

  const form = document.getElementById('search-form');
  const field = document.getElementById('search-position');
  const count = document.getElementById('search-count');
  const found = document.getElementById('search-found');
  const body = found.querySelector('tbody');
  const given = document.getElementById('search-answers');
  const NAME = /^\s*([0-9a-f]{1,64})@(\d{1,9})\s*$/;
  // what servers and those before them usually take, and what this program's server takes
  const USUAL = 6000;
  const LONGEST = 65000;
  const TOO_LONG = 'Expected a position but the text is too long for one.';
  let asked = 0;

  function cell(row, text, className) {
    const made = row.insertCell();
    made.className = className || '';
    const inner = document.createElement('bdi');
    inner.textContent = text === '' ? '?' : text;
    made.append(inner);
    return made;
  }

  function show(rows, words) {
    body.replaceChildren();
    rows.forEach(function (match) {
      const row = body.insertRow();
      const link = document.createElement('a');
      link.href = form.dataset.games + match.id + '.html#' + match.ply;
      const players = cell(row, match.players);
      link.append(players.firstChild);
      players.append(link);
      cell(row, match.result);
      cell(row, match.date);
      cell(row, match.event);
      cell(row, String(match.ply), 'number');
      (match.more || []).forEach(function (text) { cell(row, text); });
    });
    found.hidden = rows.length === 0;
    count.textContent = words;
  }

  function games(number) {
    return number === 1 ? '1 game' : number + ' games';
  }

  function different(rows) {
    return new Set(rows.map(function (match) { return match.id; })).size;
  }

  // pages from a folder
  function look(text) {
    const name = NAME.exec(text);
    if (!name) {
      show([], 'Expected a game and a number of answers, as 3f2a@12.');
      return;
    }
    const list = window.wardiary.positions;
    const named = list.games.map(function (game, i) { return i; }).filter(function (i) { return list.games[i][0].startsWith(name[1]); });
    if (named.length !== 1) {
      show([], 'Expected the beginning of one game’s id but ' + (named.length ? games(named.length) + ' begin so.' : 'no game begins so.'));
      return;
    }
    const ply = Number(name[2]);
    const position = list.positions.find(function (pairs) {
      return pairs.some(function (number, i) { return i % 2 === 0 && number === named[0] && pairs[i + 1] === ply; });
    });
    const rows = [];
    for (let i = 0; i < (position || []).length; i += 2) {
      const game = list.games[position[i]];
      rows.push({ id: game[0], ply: position[i + 1], players: game[1], date: game[2], event: game[3], result: game[4] });
    }
    show(rows, position ? games(different(rows)) + ' came to the position.' : 'No other game came to the position.');
  }

  function row(match, sides) {
    return {
      id: match.id,
      ply: match.ply,
      players: sides.map(function (side) { return match[side] || '?'; }).join(' – '),
      result: match.result === '*' ? 'unfinished' : match.result,
      date: match.date,
      event: match.event,
      more: [match.answer === null ? '–' : match.answer, match.position],
    };
  }

  // what may be answered does not count, and is most of a long position
  function shortened(text) {
    if (encodeURIComponent(text).length < USUAL) {
      return text;
    }
    try {
      const position = JSON.parse(text);
      delete position.legal;
      return JSON.stringify(position);
    } catch (e) {
      return text; // the server says what is wrong
    }
  }

  // pages from a server
  function ask(text) {
    const wanted = new URLSearchParams({ position: shortened(text) });
    ['interchangeable', 'mirror'].forEach(function (name) {
      if (document.getElementById('search-' + name).checked) {
        wanted.set(name, 'true');
      }
    });
    const number = ++asked;
    if (String(wanted).length > LONGEST) {
      show([], TOO_LONG);
      given.hidden = true;
      return;
    }
    fetch(form.dataset.positions + '?' + wanted)
      .then(function (answer) {
        if (answer.status === 414) {
          return [false, { detail: TOO_LONG }]; // of a server before this program's, there is no JSON
        }
        return answer.json().then(function (json) { return [answer.ok, json]; });
      })
      .then(function (reply) {
        if (number !== asked) {
          return;
        }
        const json = reply[1];
        if (!reply[0]) {
          show([], json.detail);
          given.hidden = true;
          return;
        }
        const rows = json.found.map(function (match) { return row(match, json.sides); });
        let words = games(json.games) + ' came to the position.';
        if (json.renumbered) {
          words += ' Not counted: ' + json.renumbered + ' with other numbers on alike units.';
        }
        if (json.mirrored) {
          words += ' Not counted: ' + json.mirrored + ' mirror images.';
        }
        show(rows, words);
        given.hidden = true;
        if (rows.length === 0) {
          suggest(text, json, number);
        } else if (json.found.some(function (match) { return match.position === 'same'; })) {
          explore(wanted, json.sides, number);
        }
      })
      .catch(function () { show([], 'The server did not answer.'); });
  }

  function offer(words, act) {
    const button = make('button', words, { type: 'button' });
    button.addEventListener('click', act);
    count.append(' ', button);
  }

  // what would have found games: alike units, or another side to decide
  function suggest(text, json, number) {
    if (json.renumbered) {
      offer('Count them', function () {
        document.getElementById('search-interchangeable').checked = true;
        search(text);
      });
    }
    if (NAME.test(text)) {
      return;
    }
    const position = JSON.parse(text);
    json.sides.filter(function (side) { return side !== position.decides; }).forEach(function (side) {
      const other = JSON.stringify(Object.assign({}, position, { decides: side }));
      fetch(form.dataset.positions + '?' + new URLSearchParams({ position: shortened(other) }))
        .then(function (answer) { return answer.json(); })
        .then(function (reply) {
          if (number === asked && reply.games) {
            offer('With ' + side + ' to decide: ' + games(reply.games), function () {
              field.value = other;
              board(other);
              search(other);
            });
          }
        })
        .catch(function () { /* a suggestion less */ });
    });
  }

  function percent(share) {
    return Math.round(100 * share) + '\u00a0%';
  }

  // of the games with a result, the share that a side won: "45 % (40 to 50 %)"
  function won(results, side) {
    const share = results.shares[side];
    if (share) {
      return percent(share[0]) + ' (' + Math.round(100 * share[1]) + ' to ' + percent(share[2]) + ')';
    }
    const decided = results.games - results['*'];
    return decided ? percent(results[side] / decided) : '';
  }

  // what games did in the position
  function answers(json, sides) {
    const table = given.querySelector('table');
    const head = table.createTHead();
    head.replaceChildren();
    const titles = head.insertRow();
    ['Answer', 'Games', 'Share'].concat(sides.map(function (side) { return side + ' won'; })).forEach(function (text) {
      const made = document.createElement('th');
      made.scope = 'col';
      made.textContent = text;
      titles.append(made);
    });
    const rows = table.tBodies[0];
    rows.replaceChildren();
    json.choices.forEach(function (choice) {
      const row = rows.insertRow();
      const name = document.createElement('th');
      name.scope = 'row';
      name.textContent = [choice.answer].concat(choice.alike).join(' = ');
      row.append(name);
      [String(choice.results.games), percent(choice.results.games / json.results.games)]
        .concat(sides.map(function (side) { return won(choice.results, side); }))
        .forEach(function (text) {
          row.insertCell().textContent = text;
          row.lastChild.className = 'number';
        });
    });
    given.hidden = json.choices.length === 0;
  }

  function explore(wanted, sides, number) {
    given.hidden = true;
    fetch(form.dataset.explored + '?' + wanted)
      .then(function (answer) { return answer.ok ? answer.json() : { choices: [] }; })
      .then(function (json) {
        if (number === asked) {
          answers(json, sides);
        }
      })
      .catch(function () { /* the games are there all the same */ });
  }

  function search(text) {
    const short = shortened(text);
    if (encodeURIComponent(short).length < USUAL) {
      history.replaceState(null, '', '#' + encodeURIComponent(short));
    }
    if (form.dataset.positions) {
      ask(text);
    } else {
      look(text);
    }
  }

  function fromAddress() {
    let text = '';
    try {
      text = decodeURIComponent(window.location.hash.slice(1));
    } catch (e) {
      // not an address that a page wrote: ignored
    }
    if (text) {
      field.value = text;
      board(text);
      search(text);
    }
  }

  // the board on which a position is set up: a click takes a unit, another one puts it on a space
  const setup = document.getElementById('search-setup');
  let taken = null;

  function make(name, text, attributes) {
    const made = name === 'rect' || name === 'svg' ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
    made.textContent = text;
    Object.entries(attributes || {}).forEach(function (pair) { made.setAttribute(pair[0], pair[1]); });
    return made;
  }

  // the unit that a reference names, as [side, id]; null for a space
  function unit(position, ref) {
    const side = Object.keys(position.units).find(function (name) { return ref.startsWith(name + ' ') && ref.slice(name.length + 1) in position.units[name]; });
    return side ? [side, ref.slice(side.length + 1)] : null;
  }

  function hint(text) {
    document.getElementById('search-hint').textContent = text;
  }

  function put(position, place) {
    const changed = JSON.parse(JSON.stringify(position));
    changed.units[taken[0]][taken[1]] = place;
    field.value = JSON.stringify(changed);
    taken = null;
    board(field.value);
    search(field.value);
  }

  function point(position, refs) {
    const units = refs.map(function (ref) { return unit(position, ref); }).filter(Boolean);
    if (units.length > 0) {
      taken = units[0];
      hint(taken.join(' ') + ': click where it stands, or remove it.');
      tools(position);
    } else if (taken) {
      put(position, refs[0]);
    } else {
      hint('Click a unit first.');
    }
  }

  function tools(position) {
    const row = document.getElementById('search-tools');
    row.replaceChildren();
    const add = function (text, act) {
      const made = row.appendChild(make('button', text, { type: 'button' }));
      made.addEventListener('click', act);
    };
    if (taken && position.units[taken[0]][taken[1]] !== 'lost') {
      add('Remove ' + taken.join(' '), function () { put(position, 'lost'); });
    }
    Object.keys(position.units).forEach(function (side) {
      Object.keys(position.units[side]).filter(function (id) { return position.units[side][id] === 'lost'; }).forEach(function (id) {
        add('Set ' + side + ' ' + id, function () { point(position, [side + ' ' + id]); });
      });
    });
    ['decides'].concat(Object.keys(position.losses || {})).forEach(function (name) {
      const label = row.appendChild(make('label', name === 'decides' ? 'To decide ' : 'Losses of ' + name + ' '));
      const input = label.appendChild(name === 'decides' ? make('select') : make('input', '', { size: 6 }));
      if (name === 'decides') {
        new Set([position.decides].concat(Object.keys(position.units))).forEach(function (side) { input.appendChild(make('option', side)); });
      }
      input.value = name === 'decides' ? position.decides : position.losses[name];
      input.addEventListener('change', function () {
        if (name === 'decides') {
          position.decides = input.value;
        } else {
          position.losses[name] = Number(input.value);
        }
        field.value = JSON.stringify(position);
        search(field.value);
      });
    });
  }

  function draw(json) {
    delete json.position.legal;
    const place = document.getElementById('search-board');
    place.innerHTML = json.svg || '';
    if (json.svg) {
      const marks = place.appendChild(make('svg', '', { viewBox: '0 0 ' + json.size.join(' '), role: 'group', 'aria-label': 'Units and spaces' }));
      json.targets.forEach(function (row) {
        const mark = marks.appendChild(make('rect', '', { x: row[1], y: row[2], width: row[3], height: row[4], role: 'button', tabindex: 0, 'aria-label': row[0] }));
        mark.addEventListener('click', function () { point(json.position, row.slice(5)); });
        mark.addEventListener('keydown', function (event) {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            point(json.position, row.slice(5));
          }
        });
      });
    }
    tools(json.position);
  }

  function board(text, chosen) {
    if (!setup) {
      return;
    }
    fetch(setup.dataset.board + '?' + new URLSearchParams({ position: shortened(text) }))
      .then(function (answer) { return answer.json().then(function (json) { return [answer.ok, json]; }); })
      .then(function (reply) {
        taken = null;
        hint(reply[0] ? 'Click a unit, then a space.' : reply[1].detail);
        if (reply[0]) {
          draw(reply[1]);
          if (chosen) {
            field.value = JSON.stringify(reply[1].position);
            search(field.value);
          }
        }
      })
      .catch(function () { hint('The server did not answer.'); });
  }

  if (setup) {
    setup.hidden = false;
    const kind = document.getElementById('search-kind');
    kind.addEventListener('change', function () { board(kind.value, true); });
    if (!window.location.hash) {
      board(kind.value);
    }
  }

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    const text = field.value.trim();
    board(text);
    search(text);
  });
  window.addEventListener('hashchange', fromAddress);
  fromAddress();
})();
