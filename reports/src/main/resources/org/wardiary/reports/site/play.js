// The form that opens a game to be played.
(function () {
  'use strict';

  const kinds = JSON.parse(document.getElementById('play-data').textContent).kinds;
  // games that are recorded only, by their game files; known once the server has told them
  let files = [];
  const form = document.getElementById('play-form');

  const LEVELS = ['Beginner, any legal answer', 'Easy', 'Medium', 'Hard', 'Harder', 'Hardest'];
  const asked = new URLSearchParams(window.location.search);
  // the position of another game to play on from
  const from = /^([0-9a-f]{1,64})@(\d{1,9})$/.exec(asked.get('from') || '');

  // the door that is open wherever it can be
  let wish = 'computer';

  function field(name) {
    return document.getElementById('play-' + name);
  }

  function option(value, text) {
    const made = document.createElement('option');
    made.value = value;
    made.textContent = text === undefined ? value : text;
    return made;
  }

  // The games of the door that is open.
  function games() {
    return door() === 'record' ? files : kinds;
  }

  function kind() {
    return games().find(function (it) { return it.id === field('game').value; });
  }

  // A game that can be recorded, with what other kinds of games have.
  function recordable(file, i) {
    return Object.assign({ id: 'file-' + i, hidden: false, chance: false, levels: [], maps: [''] }, file);
  }

  function fill() {
    const before = field('game').value;
    const all = games();
    field('game').replaceChildren(...all.map(function (it) { return option(it.id, it.title); }));
    field('game').value = all.some(function (it) { return it.id === before; }) ? before : all[0].id;
  }

  function choose() {
    const chosen = kind();
    field('map').value = chosen.maps[0];
    field('maps').replaceChildren(...chosen.maps.map(function (map) { return option(map); }));
    ['first-player', 'second-player'].forEach(function (name, i) {
      form.querySelector('label[for=play-' + name + ']').textContent = 'Player of ' + chosen.sides[i];
    });
    field('first').replaceChildren(...chosen.sides.map(function (side) { return option(side); }));
    field('side').replaceChildren(...chosen.sides.map(function (side) { return option(side); }));
    field('level').replaceChildren(...chosen.levels.map(function (level, i) { return option(level.player, LEVELS[i] + ' (Elo ' + level.elo + ')'); }));
    field('level').selectedIndex = Math.min(2, chosen.levels.length - 1);
    const scenarios = [['', 'the usual one']].concat(chosen.scenarios || []);
    field('scenario').replaceChildren(...scenarios.map(function (it) { return option(it[0], it[1]); }));
    field('options').replaceChildren(field('options').querySelector('legend'), ...(chosen.options || []).map(function (it) {
      const label = document.createElement('label');
      const box = label.appendChild(document.createElement('input'));
      box.type = 'checkbox';
      box.value = it[0];
      label.append(' ' + it[1]);
      return label;
    }));
    if (wish !== 'record') {
      form.elements.door[0].disabled = chosen.levels.length === 0;
      form.elements.door.value = wish !== 'computer' || chosen.levels.length > 0 ? wish : 'friend';
    }
    open();
  }

  function door() {
    return form.elements.door.value;
  }

  // Shows what belongs to the chosen door.
  function open() {
    form.querySelectorAll('[data-doors]').forEach(function (part) { part.hidden = !part.dataset.doors.split(' ').includes(door()); });
    field('chance-row').hidden = field('chance-row').hidden || !kind().chance;
    field('scenario-row').hidden = field('scenario-row').hidden || field('scenario').options.length < 2;
    field('options').hidden = field('options').hidden || field('options').children.length < 2;
    form.querySelector('button').textContent = door() === 'record' ? 'Record' : 'Play';
  }

  function today() {
    const now = new Date();
    return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('.');
  }

  // A field's number, with a point or a comma; NaN if it holds anything else, and 0 if nothing.
  function number(name) {
    const text = field(name).value.trim().replace(',', '.');
    return /^(\d+\.?\d*|\.\d+)?$/.test(text) ? Number(text) : NaN;
  }

  // The time control as the record's tag, empty without clocks; throws a text for the page if the fields hold none.
  function timeControl() {
    const start = Math.round(60 * number('minutes'));
    const increment = number('increment');
    const clocks = field('minutes').value.trim() !== '';
    if (clocks && !(start >= 1 && start <= 9999999)) {
      throw new Refused('Minutes a side: expected 1 second to 9,999,999 seconds, such as 90 or 1.5 minutes, but got “' + field('minutes').value.trim() + '”.');
    }
    if (!(Number.isInteger(increment) && increment <= 999999)) {
      throw new Refused('Seconds added for each answer: expected a whole number, at most 999,999, but got “' + field('increment').value.trim() + '”.');
    }
    if (!clocks && increment > 0) {
      throw new Refused('Seconds are added only where there are clocks: expected minutes a side too.');
    }
    return clocks ? start + (increment > 0 ? '+' + increment : '') : '';
  }

  // What the page says instead of sending the form.
  class Refused extends Error {}

  function tags() {
    const chosen = kind();
    const all = { Game: door() === 'record' ? chosen.title : chosen.id };
    function put(name, value) {
      if (value.trim()) {
        all[name] = value.trim();
      }
    }
    put('Event', field('event').value);
    put('Site', field('site').value);
    put('Date', field('date').value);
    put('Round', field('round').value);
    if (!from && door() !== 'record' && field('map').value.trim() !== chosen.maps[0]) {
      put('Map', field('map').value);
    }
    // an uploaded file names its sides itself
    if (door() !== 'record' || field('file').files.length === 0) {
      put(chosen.sides[0], field('first-player').value);
      put(chosen.sides[1], field('second-player').value);
    }
    if (door() === 'record' && field('file').files.length === 0) {
      put(chosen.file ? 'GameFile' : 'Sides', chosen.file || chosen.sides.join(', '));
      put('Scenario', field('scenario').value);
      put('Options', Array.from(field('options').querySelectorAll('input:checked'), function (box) { return box.value; }).join(', '));
    }
    if (door() === 'computer') {
      const other = chosen.sides.find(function (side) { return side !== field('side').value; });
      all[other] = field('level').value;
      all[other + 'Type'] = 'program';
    }
    if (!from && door() !== 'record') {
      put('First', field('first').value);
    }
    put('TimeControl', timeControl());
    field('more').value.split('\n').forEach(function (line) {
      const cut = line.trim().indexOf(' ');
      if (cut > 0) {
        put(line.trim().slice(0, cut), line.trim().slice(cut + 1));
      }
    });
    return all;
  }

  function link(id, key, seat) {
    const sides = kind().sides;
    const text = seat + (sides.includes(seat) ? (seat === field('side').value ? ' (you)' : ' (for your friend)') : '');
    const item = document.createElement('li');
    const made = item.appendChild(document.createElement('a'));
    made.href = 'game.html#' + id + (key ? '.' + key : '');
    made.dataset.seat = seat;
    made.textContent = text;
    const copy = item.appendChild(document.createElement('button'));
    copy.type = 'button';
    copy.textContent = 'Copy';
    copy.setAttribute('aria-label', 'Copy the link for ' + text);
    copy.addEventListener('click', function () {
      if (navigator.clipboard) {
        navigator.clipboard.writeText(made.href).then(function () { copy.textContent = 'Copied'; });
      }
    });
    item.insertBefore(document.createTextNode(' '), copy);
    return item;
  }

  // At one device the director answers for both sides; where something is hidden, each side sees its own.
  function seats(opened) {
    const chosen = kind();
    if (door() === 'record') {
      return opened.keys.director;
    }
    if (door() === 'computer') {
      return opened.keys[field('side').value];
    }
    const first = field('first').value;
    const sides = [first].concat(chosen.sides.filter(function (side) { return side !== first; }));
    return chosen.hidden ? sides.map(function (side) { return opened.keys[side]; }).join('.') : opened.keys.director;
  }

  function show(opened) {
    if (door() !== 'friend') {
      window.location = 'game.html#' + opened.id + '.' + seats(opened);
      return;
    }
    const list = field('links').querySelector('ul');
    const items = Object.keys(opened.keys).map(function (seat) { return link(opened.id, opened.keys[seat], seat); });
    items.push(link(opened.id, '', 'spectators'));
    list.replaceChildren(...items);
    field('links').hidden = false;
    field('opened').focus();
  }

  // Lists open games for their director: after an adjournment, or when the links are lost.
  function list(games) {
    field('open').querySelector('ul').replaceChildren(...games.map(function (game) {
      const item = document.createElement('li');
      const made = item.appendChild(document.createElement('a'));
      made.href = 'game.html#' + game.id + '.' + game.keys.director;
      made.textContent = game.sides.map(function (side, i) { return side + (game.players[i] === '?' ? '' : ' ' + game.players[i]); }).join(' – ');
      item.append(' · ' + game.title + ' · turn ' + game.turn + (game.phase === 'adjourned' ? ' · adjourned' : ''));
      return item;
    }));
    field('open').hidden = games.length === 0;
  }

  fetch('games.json').then(function (answer) {
    return answer.ok ? answer.json().then(function (json) {
      files = json.files.map(recordable);
      form.elements.door[3].disabled = Boolean(from);
      list(json.games);
    }) : null;
  }).catch(function () { /* the form works without the list, and says itself when nothing answers */ });

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    const button = form.querySelector('button');
    field('problem').textContent = '';
    const wanted = { chance: kind().chance && door() !== 'computer' ? field('chance').value : 'generator' };
    if (from) {
      wanted.from = { game: from[1], ply: Number(from[2]), line: asked.get('line') || '' };
    }
    try {
      wanted.tags = tags();
    } catch (refused) {
      if (!(refused instanceof Refused)) {
        throw refused;
      }
      field('more-of-it').open = true;
      field('problem').textContent = refused.message;
      return;
    }
    button.disabled = true;
    const recorded = door() === 'record';
    const sent = field(recorded ? 'file' : 'rules').files[0];
    (sent ? sent.text() : Promise.resolve(null)).then(function (text) {
      if (text !== null) {
        wanted[recorded ? 'gameFile' : 'rules'] = text;
      }
      return fetch('games.json', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wanted) });
    }).then(function (answer) {
      return answer.json().then(function (json) {
        if (answer.ok) {
          show(json);
        } else {
          field('problem').textContent = json.detail;
        }
      });
    }).catch(function () {
      field('problem').textContent = 'The server does not answer: try again.';
    }).then(function () { button.disabled = false; });
  });

  // until the server has told which games there are
  form.elements.door[3].disabled = true;
  fill();
  field('game').addEventListener('change', choose);
  form.querySelector('.doors').addEventListener('change', function () {
    wish = door();
    fill();
    choose();
  });
  if (kinds.some(function (it) { return it.id === asked.get('game'); })) {
    field('game').value = asked.get('game');
  }
  if (from) {
    field('game').disabled = true;
    field('first-row').hidden = true;
    field('map').parentElement.hidden = field('rules').parentElement.hidden = true;
    field('from').hidden = false;
    field('from').textContent = 'You play on from the position after answer ' + from[2] + ' of game ' + from[1] + (asked.get('line') ? ' and ' + asked.get('line') : '') + '.';
  }
  field('date').value = today();
  choose();
  form.hidden = false;
})();
