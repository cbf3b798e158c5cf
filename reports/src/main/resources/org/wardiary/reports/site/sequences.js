// Search for a sequence of events: asks the server. See docs/find.md.
(function () {
  'use strict';

  const form = document.getElementById('sequence-form');
  const field = document.getElementById('sequence-query');
  const count = document.getElementById('sequence-count');
  const kinds = document.getElementById('sequence-kinds');
  const found = document.getElementById('sequence-found');
  const OWN = ['id', 'game', 'ply', 'turn', 'side', 'ended', 'date', 'event', 'result', 'events'];
  let asked = 0;

  function element(name, text, className) {
    const made = document.createElement(name);
    made.textContent = text;
    made.className = className || '';
    return made;
  }

  function percent(share) {
    return (100 * share).toFixed(1) + ' %';
  }

  function interval(estimate, text) {
    return estimate ? [text(estimate.value), text(estimate.low) + ' to ' + text(estimate.high)] : ['–', '–'];
  }

  function rate(number) {
    return number.toPrecision(3);
  }

  function counted(number, one) {
    return number === 1 ? '1 ' + one : number + ' ' + one + 's';
  }

  // each row: what, how many, of how many, estimate, interval, all games
  function rows(kind) {
    const all = [
      ['matches, and how many a game', kind.matches, counted(kind.games, 'game')].concat(interval(kind.perGame, rate), '–'),
      ['games with a match', kind.gamesWithMatch, counted(kind.games, 'game')].concat(interval(kind.shareOfGames, percent), '–'),
      ['first events followed by the rest', kind.sequences, counted(kind.first, 'event')].concat(interval(kind.goingOn, percent), '–'),
    ];
    ['won', 'lost', 'drew'].forEach(function (word) {
      const own = kind[word];
      all.push(['their side ' + word, own.sequences, counted(kind.ended, 'sequence')]
        .concat(interval(own.share, percent), own.allGames === null ? '–' : percent(own.allGames)));
    });
    return all;
  }

  function table(kind) {
    const section = document.createElement('section');
    section.append(element('h2', kind.title));
    section.append(element('p', kind.source, 'source'));
    const scroll = element('div', '', 'scroll whole');
    scroll.tabIndex = 0;
    scroll.setAttribute('role', 'region');
    scroll.setAttribute('aria-label', kind.title);
    const made = document.createElement('table');
    const head = made.createTHead().insertRow();
    ['', 'Number', 'Of', 'Estimate', '95 % interval', 'Those sides in all games'].forEach(function (text, i) {
      const cell = element('th', text, i === 1 ? 'number' : '');
      cell.scope = 'col';
      head.append(cell);
    });
    const body = made.createTBody();
    rows(kind).forEach(function (cells) {
      const row = body.insertRow();
      const name = element('th', cells[0]);
      name.scope = 'row';
      row.append(name);
      cells.slice(1).forEach(function (text, i) { row.append(element('td', String(text), i === 0 ? 'number' : '')); });
    });
    scroll.append(made);
    section.append(scroll);
    return section;
  }

  function name(row, text) {
    const cell = row.insertCell();
    const inner = element('bdi', text || '?');
    cell.append(inner);
    return cell;
  }

  function list(match, body) {
    const row = body.insertRow();
    const page = form.dataset.games + match.id + '.html#';
    const players = Object.keys(match).filter(function (key) { return !OWN.includes(key); });
    name(row, players.map(function (side) { return match[side] || '?'; }).join(' – '));
    name(row, match.side + (match.ended ? ' ' + match.ended : ''));
    name(row, match.result === '*' ? 'unfinished' : match.result);
    name(row, match.event);
    row.append(element('td', String(match.turn), 'number'));
    const events = row.insertCell();
    match.events.forEach(function (event, i) {
      const link = element('a', event.type + ' ' + event.ply);
      link.href = page + event.ply;
      events.append(i ? ', ' : '', link);
    });
  }

  function show(json) {
    const body = found.querySelector('tbody');
    body.replaceChildren();
    kinds.replaceChildren();
    json.kinds.forEach(function (kind) { kinds.append(table(kind)); });
    json.notes.forEach(function (note) { kinds.append(element('p', note, 'source')); });
    json.found.forEach(function (match) { list(match, body); });
    found.hidden = json.found.length === 0;
    const more = json.matches > json.found.length ? ', of which ' + json.found.length + ' are shown' : '';
    count.textContent = (json.matches === 1 ? '1 match' : json.matches + ' matches') + more + '.';
  }

  function refuse(words) {
    show({ matches: 0, kinds: [], notes: [], found: [] });
    count.textContent = words;
  }

  function search(text) {
    const number = ++asked;
    count.textContent = 'Asking the games …';
    fetch(form.dataset.found + '?' + new URLSearchParams({ query: text }))
      .then(function (answer) { return answer.json().then(function (json) { return [answer.ok, json]; }); })
      .then(function (reply) {
        if (number === asked) {
          if (reply[0]) {
            show(reply[1]);
          } else {
            refuse(reply[1].detail);
          }
        }
      })
      .catch(function () { refuse('The server did not answer.'); });
  }

  function fromAddress() {
    let text = '';
    try {
      text = decodeURIComponent(window.location.hash.slice(1));
    } catch (e) {
      // not an address that a page wrote: ignored
    }
    field.value = text;
    if (text) {
      search(text);
    } else {
      asked++;
      refuse('');
    }
  }

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    const text = field.value.trim();
    const hash = '#' + encodeURIComponent(text);
    // a history entry for each query, so that Back goes to the previous one
    if (hash !== window.location.hash) {
      history.pushState(null, '', hash);
    }
    search(text);
  });
  window.addEventListener('hashchange', fromAddress);
  fromAddress();
})();
