// The form that opens a game to be played.
(function () {
  'use strict';

  const kinds = JSON.parse(document.getElementById('play-data').textContent).kinds;
  // games that are recorded only, by their game files; known once the server has told them
  let files = [];
  const form = document.getElementById('play-form');

  const NAME = 'wardiary.name';
  const SEAT = 'wardiary.seat.';
  const asked = new URLSearchParams(window.location.search);
  // the position of another game to play on from
  const from = /^([0-9a-f]{1,64})@(\d{1,9})$/.exec(asked.get('from') || '');

  // the door that is open wherever it can be
  let wish = 'computer';

  function field(name) {
    return document.getElementById('play-' + name);
  }

  // Uses what this browser keeps; null where it keeps nothing.
  function kept(use) {
    try {
      return use(window.localStorage);
    } catch (blocked) {
      return null;
    }
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
    if (chosen.sides.includes(asked.get('side'))) {
      field('side').value = asked.get('side');
    }
    field('level').replaceChildren(...chosen.levels.map(function (level) { return option(level.player, level.text); }));
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
    // the position says who acts first, where and by which rules
    if (from) {
      [field('first'), field('map'), field('rules')].forEach(function (it) { it.parentElement.hidden = true; });
    }
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
    if (door() === 'computer') {
      put(field('side').value, field('name').value);
    } else if (door() !== 'record' || field('file').files.length === 0) {
      put(chosen.sides[0], field('first-player').value);
      put(chosen.sides[1], field('second-player').value);
    }
    if (door() === 'friend' && !all[field('side').value]) {
      put(field('side').value, field('name').value);
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

  // A link to a seat of an opened game, which others reach by an address of their own.
  function link(opened, seat, words, address) {
    const key = opened.keys[seat];
    const item = document.createElement('li');
    item.append(words + ' ');
    const made = item.appendChild(document.createElement('a'));
    made.href = (address ? address + 'play/' : '') + 'game.html#' + opened.id + (key ? '.' + key : '');
    made.dataset.seat = seat;
    made.textContent = seat;
    const copy = item.appendChild(document.createElement('button'));
    copy.type = 'button';
    copy.textContent = 'Copy';
    copy.setAttribute('aria-label', 'Copy the link for ' + seat);
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
    return chosen.hidden ? sides.concat('director').map(function (seat) { return opened.keys[seat]; }).join('.') : opened.keys.director;
  }

  // Remembers the player's name, and where this browser sits in an opened game: [words, keys].
  function remember(opened) {
    const own = field('side').value;
    const seat = { computer: ['continue as ' + own, opened.keys[own]], friend: ['continue as ' + own, opened.keys[own]], board: ['continue at this device', seats(opened)], record: ['continue to record', seats(opened)] }[door()];
    kept(function (it) { it.setItem(SEAT + opened.id, JSON.stringify(seat)); });
    if (!field('name').parentElement.hidden) {
      kept(function (it) { it.setItem(NAME, field('name').value.trim()); });
    }
  }

  function show(opened) {
    remember(opened);
    if (door() !== 'friend') {
      window.location = 'game.html#' + opened.id + '.' + seats(opened);
      return;
    }
    const own = field('side').value;
    const friend = kind().sides.find(function (side) { return side !== own; });
    field('note').textContent = opened.note || '';
    field('links').querySelector('ul').replaceChildren(
      link(opened, friend, 'Send this link to your friend:', opened.address),
      link(opened, own, 'Go to your side:', ''),
      link(opened, 'spectators', 'For spectators:', opened.address),
      link(opened, 'director', 'For a director, who sees everything and may answer for both sides:', opened.address));
    form.hidden = true;
    field('links').hidden = false;
    field('opened').focus();
  }

  // Lists open games for who opened them: after an adjournment, or when the links are lost.
  function list(games) {
    field('open').querySelector('ul').replaceChildren(...games.map(function (game) {
      const item = document.createElement('li');
      const seat = JSON.parse(kept(function (it) { return it.getItem(SEAT + game.id); }) || 'null');
      const own = game.sides.filter(function (side) { return !game.programs.includes(side); }).map(function (side) { return ['continue as ' + side, game.keys[side]]; });
      item.append(game.sides.map(function (side, i) { return side + (game.players[i] === '?' ? '' : ' ' + game.players[i]); }).join(' – ') + ' · ' + game.title + ' · turn ' + game.turn + (game.phase === 'adjourned' ? ' · adjourned' : ''));
      (seat ? [seat] : own).concat([['the director’s place', game.keys.director]]).forEach(function (place) {
        const made = document.createElement('a');
        made.href = 'game.html#' + game.id + '.' + place[1];
        made.textContent = place[0];
        item.append(' · ', made);
      });
      return item;
    }));
    field('open').hidden = games.length === 0;
    // games that are over need no seat
    kept(function (it) {
      Object.keys(it).filter(function (key) { return key.startsWith(SEAT) && !games.some(function (game) { return key === SEAT + game.id; }); }).forEach(function (key) { it.removeItem(key); });
    });
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
    const link = document.createElement('a');
    link.href = '../games/' + from[1] + '.html#' + from[2];
    link.textContent = asked.get('of') || 'game ' + from[1];
    field('from').append('You play on from the position after answer ' + from[2] + ' of ', link, (asked.get('line') ? ' and ' + asked.get('line') : '') + '.');
    field('from').hidden = false;
    field('game').disabled = true;
  }
  field('name').value = kept(function (it) { return it.getItem(NAME); }) || '';
  field('date').value = today();
  choose();
  form.hidden = false;
})();
