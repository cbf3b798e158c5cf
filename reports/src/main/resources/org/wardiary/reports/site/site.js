// What pages of the site do: sort and search the list of games, and show what is new. No modules, and no requests before
// the server announces new games, so that pages work from a folder too.
(function () {
  'use strict';

  var STEP = 100;

  // for so long news are shown, in ms
  var NEWS = 30000;

  // the order of a row in GameList.index
  var ID = 0, FIRST = 1, SECOND = 2, RESULT = 3, ENDING = 4, DATE = 5, EVENT = 6, ROUND = 7, SITE = 8, KIND = 9, OPENING = 10, LEVEL = 11;
  var TURNS = 12, EVENT_PAGE = 14, OPENING_PAGE = 15, PLAYER_PAGES = 16;
  var WORDS = [FIRST, SECOND, RESULT, ENDING, DATE, EVENT, ROUND, SITE, KIND, OPENING, LEVEL];
  var COLUMNS = [FIRST, RESULT, ENDING, TURNS, DATE, EVENT, ROUND, KIND, LEVEL, OPENING];

  function element(id) {
    return document.getElementById(id);
  }

  function make(name, text) {
    var made = document.createElement(name);
    if (text !== undefined) {
      made.textContent = text;
    }
    return made;
  }

  function compare(a, b) {
    if (typeof a === 'number' && typeof b === 'number') {
      return a - b;
    }
    // compares numbers within texts as numbers, so that round 10 comes after round 9
    return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });
  }

  function GameList() {
    this.form = element('games-form');
    this.body = element('games-table').tBodies[0];
    this.heads = Array.from(element('games-table').tHead.rows[0].cells);
    this.shown = STEP;
    this.players = [];
    this.column = -1;
    this.down = false;
    this.read(document);
    this.choices();
    this.form.hidden = false;
    this.listen();
    this.fromAddress();
    this.show();
  }

  GameList.prototype.read = function (source) {
    var data = JSON.parse(source.getElementById('games-data').textContent);
    this.pages = data.pages;
    this.games = data.games.map(function (row) {
      var game = row.slice();
      WORDS.forEach(function (place) {
        game[place] = data.words[row[place]];
      });
      game.text = WORDS.map(function (place) { return game[place]; }).concat(game[ID]).join('\n').normalize().toLowerCase();
      return game;
    });
  };

  GameList.prototype.choices = function () {
    this.choice('games-kind', KIND);
    this.choice('games-result', RESULT);
    this.choice('games-ending', ENDING);
  };

  GameList.prototype.choice = function (id, place) {
    var select = element(id);
    var chosen = select.value;
    var values = Array.from(new Set(this.games.map(function (game) { return game[place]; }))).sort(compare);
    while (select.options.length > 1) {
      select.remove(1);
    }
    values.forEach(function (value) {
      var option = make('option', value);
      option.value = value;
      select.add(option);
    });
    select.value = chosen;
  };

  GameList.prototype.listen = function () {
    var list = this;
    this.form.addEventListener('submit', function (event) { event.preventDefault(); });
    this.form.addEventListener('input', function () {
      list.shown = STEP;
      list.toAddress();
      list.show();
    });
    window.addEventListener('hashchange', function () {
      list.fromAddress();
      list.show();
    });
    element('games-more').addEventListener('click', function () {
      list.shown += 5 * STEP;
      list.show();
    });
    this.heads.forEach(function (head, column) {
      var button = make('button', head.textContent);
      button.type = 'button';
      button.addEventListener('click', function () {
        list.down = list.column === column && !list.down;
        list.column = column;
        list.toAddress();
        list.show();
      });
      head.replaceChildren(button);
    });
  };

  GameList.prototype.fromAddress = function () {
    var wanted = new URLSearchParams(location.hash.slice(1));
    element('games-words').value = wanted.get('words') || '';
    this.players = wanted.getAll('player');
    element('games-kind').value = wanted.get('game') || '';
    element('games-result').value = wanted.get('result') || '';
    element('games-ending').value = wanted.get('ending') || '';
    var sort = /^(-?)(\d)$/.exec(wanted.get('sort') || '');
    this.column = sort && Number(sort[2]) < COLUMNS.length ? Number(sort[2]) : -1;
    this.down = Boolean(sort && sort[1]);
  };

  GameList.prototype.toAddress = function () {
    var wanted = new URLSearchParams();
    [['words', 'games-words'], ['game', 'games-kind'], ['result', 'games-result'], ['ending', 'games-ending']].forEach(function (pair) {
      var value = element(pair[1]).value;
      if (value) {
        wanted.set(pair[0], value);
      }
    });
    this.players.forEach(function (name) { wanted.append('player', name); });
    if (this.column >= 0) {
      wanted.set('sort', (this.down ? '-' : '') + this.column);
    }
    history.replaceState(null, '', location.pathname + location.search + (String(wanted) ? '#' + wanted : ''));
  };

  GameList.prototype.found = function () {
    var words = element('games-words').value.normalize().toLowerCase().split(/\s+/).filter(Boolean);
    var kind = element('games-kind').value, result = element('games-result').value, ending = element('games-ending').value;
    var players = this.players;
    var found = this.games.filter(function (game) {
      return (!players.length || players.every(function (name) { return names(game).indexOf(name) >= 0; })) && (!kind || game[KIND] === kind) && (!result || game[RESULT] === result) && (!ending || game[ENDING] === ending)
        && words.every(function (word) { return game.text.indexOf(word) >= 0; });
    });
    if (this.column >= 0) {
      var place = COLUMNS[this.column], sign = this.down ? -1 : 1;
      found.sort(function (a, b) { return sign * compare(a[place], b[place]); });
    }
    return found;
  };

  function names(game) {
    return [game[FIRST]].concat(game[SECOND].split(' \u2013 '));
  }

  GameList.prototype.row = function (game) {
    var row = make('tr');
    var pages = this.pages;
    // isolated from each other, since a name may be written from right to left
    function link(text, address) {
      var made = make(address ? 'a' : 'bdi');
      if (address) {
        made.href = address;
        made.append(make('bdi', text));
      } else {
        made.textContent = text;
      }
      return made;
    }
    var first = row.appendChild(make('td'));
    names(game).forEach(function (name, i) {
      first.append(i > 0 ? ' \u2013 ' : '', link(name || '?', pages[game[PLAYER_PAGES + i]]));
    });
    [RESULT, ENDING, TURNS, DATE, EVENT, ROUND, KIND, LEVEL, OPENING].forEach(function (place) {
      var cell = make('td');
      if (place === TURNS) {
        cell.className = 'number';
      } else if (place === OPENING) {
        cell.className = 'opening';
      }
      var address = { [RESULT]: game[ID] + '.html', [EVENT]: pages[game[EVENT_PAGE]], [KIND]: '#game=' + encodeURIComponent(game[KIND]), [OPENING]: pages[game[OPENING_PAGE]] }[place];
      cell.append(link(game[place] === '' && place !== ROUND ? '?' : game[place], address));
      row.append(cell);
    });
    return row;
  };

  GameList.prototype.show = function () {
    var found = this.found();
    var list = this;
    this.body.replaceChildren.apply(this.body, found.slice(0, this.shown).map(this.row, this));
    this.heads.forEach(function (head, column) {
      if (column === list.column) {
        head.setAttribute('aria-sort', list.down ? 'descending' : 'ascending');
      } else {
        head.removeAttribute('aria-sort');
      }
    });
    var all = make('a', 'all games');
    all.href = '#';
    element('games-players').hidden = this.players.length === 0;
    element('games-players').replaceChildren('Games of ', make('bdi', this.players.join(' and ')), ' \u00b7 ', all);
    element('games-more').hidden = found.length <= this.shown;
    element('games-count').textContent =
      (found.length === this.games.length ? '' : found.length + ' of ') + this.games.length + (this.games.length === 1 ? ' game' : ' games');
  };

  GameList.prototype.renew = function (page) {
    this.read(page);
    this.choices();
    this.show();
  };

  // when the server announces news, loads the page again and replaces only its changed content
  function follow(list) {
    document.querySelectorAll('[data-renew]').forEach(function (it) { it.dataset.was = it.innerHTML; });
    var address = document.body.dataset.changes;
    if (!address || !window.EventSource) {
      return;
    }
    var source = null;
    var known = NaN;
    var shown = 0;
    var asked = 0;

    function announce(news) {
      // who plays did it, or sees it on the board
      if (element('table') || element('play-form')) {
        return;
      }
      clearTimeout(shown);
      element('news').textContent = news;
      shown = setTimeout(function () { element('news').textContent = ''; }, NEWS);
    }

    function reread() {
      if (list || document.querySelector('[data-renew]')) {
        var number = ++asked;
        fetch(location.pathname, { cache: 'no-cache' })
          .then(function (answer) { return answer.ok ? answer.text() : Promise.reject(new Error(answer.status)); })
          .then(function (text) {
            if (number === asked) {
              renew(list, new DOMParser().parseFromString(text, 'text/html'));
            }
          })
          .catch(function () { /* the next message tries again */ });
      }
    }

    function listen() {
      if (!source && !document.hidden) {
        source = new EventSource(address);
        source.addEventListener('now', function (event) {
          var games = JSON.parse(event.data).games;
          // heard of for the second time: the connection was lost, or the server was started anew
          if (!isNaN(known)) {
            reread();
            if (games !== known) {
              announce('The archive has changed: ' + games + (games === 1 ? ' game.' : ' games.'));
            }
          }
          known = games;
        });
        source.addEventListener('games', function (event) {
          var data = JSON.parse(event.data);
          known = data.games;
          reread();
          // a game that went on is seen, not told
          if (data.news) {
            announce(data.news);
          }
        });
      }
    }

    function leave() {
      if (source) {
        source.close();
        source = null;
      }
    }

    // browsers allow few connections to one server, and each listening page holds one: only the visible page listens
    document.addEventListener('visibilitychange', function () {
      if (document.hidden) {
        leave();
      } else {
        listen();
        reread();
      }
    });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', listen);
    listen();
  }

  function renew(list, page) {
    if (list) {
      list.renew(page);
    }
    document.querySelectorAll('[data-renew]').forEach(function (old) {
      var fresh = page.getElementById(old.id);
      // what is the same stays, and with it what is open or has the focus
      if (fresh && fresh.innerHTML !== old.dataset.was) {
        old.dataset.was = fresh.innerHTML;
        old.replaceChildren.apply(old, Array.from(fresh.childNodes));
      }
    });
    var game = page.getElementById('wardiary-game');
    if (game && game.textContent !== element('wardiary-game').textContent && window.wardiary.viewers[0].renew(JSON.parse(game.textContent))) {
      element('wardiary-game').textContent = game.textContent;
    }
  }

  // a link to a fragment would replace the fragment that keeps the state of some pages: filters, a seat's key
  document.querySelectorAll('.skip').forEach(function (link) {
    link.addEventListener('click', function (event) {
      event.preventDefault();
      element('main').scrollIntoView();
      element('main').focus();
    });
  });

  // what the games say is counted apart from the page
  function strike() {
    var said = element('striking');
    if (said && window.wardiary && window.wardiary.striking) {
      said.querySelector('div').innerHTML = window.wardiary.striking;
      said.hidden = false;
    }
  }
  window.addEventListener('wardiary-striking', strike);
  strike();

  follow(element('games-data') ? new GameList() : null);
})();
