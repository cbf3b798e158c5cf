// A game in play: the current board, answers, offers and clocks; it updates itself when others act. The address names
// game and key, #ID.KEY; the key is sent to the server only in a header, never in an address.
'use strict';
(function (wardiary) {
  const html = wardiary.html;
  const button = wardiary.button;
  const PAUSE = 1000;
  const LONGEST_PAUSE = 8000;
  // the server sends something every nine seconds; a connection that is silent for longer is dead, though nothing reports it
  const SILENCE = 25000;
  // what is silent for so long when the page comes back may have been cut while the device slept
  const MISSED_BEAT = 12000;

  function byId(id) {
    return document.getElementById('table' + (id ? '-' + id : ''));
  }

  function clock(millis) {
    const seconds = Math.ceil(Math.max(0, millis) / 1000);
    const two = function (number) { return String(number).padStart(2, '0'); };
    return Math.floor(seconds / 3600) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);
  }

  function command() {
    return Array.from(window.crypto.getRandomValues(new Uint8Array(12)), function (byte) { return byte.toString(16).padStart(2, '0'); }).join('');
  }

  function wait(millis) {
    return new Promise(function (done) { setTimeout(done, millis); });
  }

  class Table {
    // other, director: at one device, the keys of the other side and of the director
    constructor(root, id, key, other, director) {
      this.other = other;
      this.director = director;
      this.root = root;
      this.id = id;
      this.address = root.dataset.games + id;
      this.headers = key ? { Authorization: 'Bearer ' + key } : {};
      this.key = key;
      this.state = null;
      this.looks = 0;
      this.flipped = null;
      this.chooser = null;
      this.build();
      this.follow();
      setInterval(() => this.tick(), 250);
      setInterval(() => this.doubt(SILENCE), 1000);
      // a device that slept or changed its network has lost its connections, and the browser may not know it yet
      document.addEventListener('keydown', (event) => {
        const bar = '.wd-' + { '+': 'larger', '-': 'smaller' }[event.key];
        if (/^[+-]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.target.closest('input, select, textarea') && this.left.querySelector(bar)) {
          this.left.querySelector(bar).click();
        }
      });
      document.addEventListener('visibilitychange', () => { if (!document.hidden) { this.doubt(MISSED_BEAT); } });
      window.addEventListener('online', () => this.doubt(0));
      window.addEventListener('resize', () => { if (this.view) { this.view.fit(this.bar); } });
    }

    // Drops the connection to the server if nothing has come for so long; then the page connects again.
    doubt(silence) {
      if (this.connection && Date.now() - this.heard >= silence) {
        this.connection.abort();
      }
    }

    build() {
      this.left = html('div', 'wd-left');
      this.right = html('div', 'wd-right');
      this.words = html('div');
      this.clocks = html('div', 'wd-clocks');
      this.offered = this.offeredPart();
      this.actions = this.actionsPart();
      this.remark = this.remarkPart();
      this.links = html('details', 'wd-links');
      this.chooserPlace = html('div');
      this.right.append(this.clocks, this.chooserPlace, this.words, this.actions, this.remark, this.links);
      this.lay();
    }

    // What is offered comes first, where a telephone shows it.
    lay() {
      this.root.replaceChildren(this.offered, this.left, this.right);
    }

    offeredPart() {
      const part = html('section', 'wd-offered');
      part.setAttribute('aria-label', 'Offer');
      this.offer = part.appendChild(html('p', 'wd-offer'));
      this.offer.setAttribute('role', 'status');
      this.replies = part.appendChild(html('p', 'wd-buttons'));
      return part;
    }

    actionsPart() {
      const part = html('section', 'wd-play');
      part.setAttribute('aria-label', 'The game');
      part.appendChild(html('h2', '', 'The game'));
      this.buttons = part.appendChild(html('p', 'wd-buttons'));
      return part;
    }

    remarkPart() {
      const part = html('form', 'wd-remark-form');
      const label = part.appendChild(html('label', '', 'Comment'));
      const field = part.appendChild(html('input'));
      field.id = label.htmlFor = 'table-remark';
      field.autocomplete = 'off';
      part.appendChild(html('button', '', 'Add')).type = 'submit';
      part.addEventListener('submit', (event) => {
        event.preventDefault();
        if (field.value.trim()) {
          this.act({ do: 'comment', text: field.value.trim() }).then(function (done) { field.value = done ? '' : field.value; });
        }
      });
      return part;
    }

    // Makes the part in which this seat answers; in a game that is recorded only, it says what happened.
    answering(state) {
      if (!this.chooser) {
        this.recorded = Boolean(state.document) && state.document.level === 'recorded';
        const give = (answer) => this.act({ do: 'answer', answer });
        this.chooser = this.recorded ? new wardiary.Entry((wanted) => this.act(wanted), (line) => this.ask(line)) : new wardiary.Chooser(give);
        this.chooserPlace.replaceWith(this.chooser.root);
      }
    }

    // Asks the server about a line of a recorded game; null if it does not answer now.
    async ask(line) {
      try {
        const answer = await fetch(this.address + '/line.json', { method: 'POST', headers: Object.assign({ 'Content-Type': 'application/json' }, this.headers), body: JSON.stringify(line) });
        return answer.ok ? await answer.json() : null;
      } catch (lost) {
        return null;
      }
    }

    // Loads the state of the game, and again whenever the server announces a change.
    async follow() {
      let pause = PAUSE;
      for (;;) {
        try {
          await this.listen(function () { pause = PAUSE; });
        } catch (problem) {
          if (problem.fatal) {
            this.say('problem', problem.message);
            return;
          }
        }
        this.say('connection', 'The connection is lost; trying again.');
        await wait(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
    }

    async listen(connected) {
      this.connection = new AbortController();
      // by the time of day, which goes on while a device sleeps
      this.heard = Date.now();
      const answer = await fetch(this.address + '/changes', { headers: Object.assign({ Accept: 'text/event-stream' }, this.headers), cache: 'no-store', signal: this.connection.signal });
      if (!answer.ok) {
        const problem = await answer.json().catch(function () { return {}; });
        throw Object.assign(new Error(problem.detail || 'The game cannot be found.'), { fatal: answer.status === 403 || answer.status === 404 });
      }
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const part = await reader.read();
        if (part.done) {
          return;
        }
        this.heard = Date.now();
        const lines = (rest + part.value).split('\n');
        rest = lines.pop();
        const versions = lines.filter(function (line) { return line.startsWith('data:'); }).map(function (line) { return line.slice(5).trim(); });
        connected();
        this.say('connection', '');
        if (versions.length > 0 && (!this.state || this.state.version !== versions[versions.length - 1])) {
          await this.look();
        }
      }
    }

    async look() {
      const answer = await fetch(this.address + '.json', { headers: this.headers, cache: 'no-store' });
      if (answer.ok) {
        this.show(await answer.json());
        this.looks++;
      }
    }

    // Sends a request until the server has answered; the server carries out the same command only once.
    async act(wanted) {
      if (this.acting) {
        return false;
      }
      this.acting = true;
      this.chooser.disable(true);
      this.say('problem', '');
      this.chooser.refuse(null);
      const body = JSON.stringify(Object.assign({ seen: this.state.seen, command: command() }, wanted));
      const looks = this.looks;
      let pause = PAUSE;
      try {
        for (;;) {
          let answer = null;
          try {
            answer = await fetch(this.address + '.json', { method: 'POST', headers: Object.assign({ 'Content-Type': 'application/json' }, this.headers), body });
          } catch (lost) {
            answer = null;
          }
          if (answer && answer.status !== 503) {
            const json = await answer.json();
            // what was announced meanwhile may be newer than the answer, such as the computer's reply
            if (answer.ok && looks === this.looks) {
              this.show(json);
            } else if (answer.ok) {
              await this.look();
            } else {
              await this.look();
              if ((wanted.do === 'answer' || this.recorded) && !this.chooser.root.hidden) {
                this.chooser.refuse(json);
              } else {
                this.say('problem', json.detail);
              }
            }
            return answer.ok;
          }
          this.say('connection', 'The server does not answer; sending it again.');
          await wait(pause);
          pause = Math.min(2 * pause, LONGEST_PAUSE);
        }
      } finally {
        this.acting = false;
        this.chooser.disable(false);
      }
    }

    say(where, text) {
      if (byId(where).textContent !== text) {
        byId(where).textContent = text;
      }
    }

    show(state) {
      if (this.state && this.state.version === state.version) {
        this.timed(state);
        return;
      }
      this.state = state;
      this.answering(state);
      this.timed(state);
      if (this.flipped === null) {
        // the player of the side at the top sees the board turned around
        this.flipped = Boolean(state.document && state.document.size && this.plates(state)[0] === state.seat);
      }
      this.heading(state);
      if (this.other && state.phase === 'open' && !state.mine && state.sides.includes(state.decides)) {
        this.hand(state.decides);
        return;
      }
      if (this.left.parentNode !== this.root) {
        this.lay();
      }
      this.offers(state);
      this.board(state);
      this.chooser.place = [this.id, state.seat, state.turn].join('.');
      this.chooser.show(state.choice, state);
      this.chooser.flip(this.flipped);
      this.remark.hidden = state.seat === 'spectator' || state.phase === 'ended';
      this.seats(state);
    }

    // Hides everything until the other player has the device.
    hand(side) {
      this.root.replaceChildren(html('p', '', 'Hand the device to ' + side + '.'), button('wd-hand', 'I am ' + side + ': show my side', 'I am ' + side + ': show my side', () => {
        window.location.hash = '#' + [this.id, this.other, this.key, this.director].join('.');
      }));
    }

    // Each side's player; the one of this seat without a name is addressed.
    names(state) {
      return state.players.map(function (name, i) { return name === '?' && state.sides[i] === state.seat ? 'You' : name; });
    }

    plates(state) {
      const step = state.document.steps.find(function (it) { return it.plates; });
      return step ? step.plates.map(function (plate) { return plate.side; }) : [];
    }

    heading(state) {
      const players = this.names(state);
      const names = state.sides.map(function (side, i) { return side + (players[i] === '?' ? '' : ' ' + players[i]); });
      byId('title').textContent = names.join(' – ');
      const seat = { director: 'you are the director', spectator: 'you are a spectator' }[state.seat] || 'you play ' + state.seat;
      const phase = { open: this.recorded ? 'turn ' + state.turn : state.mine && state.seat !== 'director' ? 'it is for you to answer' : state.programs.includes(state.decides) ? 'the computer is thinking' : state.decides ? state.decides + ' to answer' : 'turn ' + state.turn, adjourned: 'adjourned', ended: 'the game is over' }[state.phase];
      byId('about').textContent = state.title + ' · ' + seat + ' · ' + phase;
      document.title = (state.mine && state.seat !== 'director' && !this.recorded ? '● ' : '') + names.join(' – ');
    }

    board(state) {
      const doc = state.document;
      if (!doc) {
        this.left.replaceChildren(html('p', 'wd-state', 'Turn ' + state.turn + '. The game hides information: spectators see it when it has ended.'));
        this.words.replaceChildren();
        return;
      }
      const seen = this.view ? [this.view.zoom, this.view.frame.scrollLeft, this.view.frame.scrollTop] : [1, 0, 0];
      doc.players = this.names(state);
      this.model = new wardiary.Model(doc);
      this.model.ended = state.phase === 'ended';
      this.step = this.model.last;
      const parts = [];
      this.twin = new wardiary.TwinView(this.model);
      if (doc.size) {
        this.view = new wardiary.BoardView(this.model);
        this.view.flip(this.flipped);
        this.view.root.appendChild(this.chooser.marks);
        this.plateViews = this.model.plates[0].map((plate, at) => new wardiary.PlateView(this.model, at));
        parts.push(...this.plateViews.slice(0, 1).map((it) => it.root), this.view.frame, ...this.plateViews.slice(1).map((it) => it.root));
      } else {
        this.view = null;
        this.plateViews = [];
        this.twin.root.classList.add('wd-seen');
      }
      this.chooser.book = this.model.book(this.root.dataset.rules);
      this.wordsView = new wardiary.WordsView(this.model, this.chooser.book);
      this.bar = this.controls();
      parts.push(this.bar);
      if (this.view) {
        // it stays open when the position changes
        this.legend = this.legend || new wardiary.LegendView(this.model);
        parts.push(this.legend.root);
      }
      parts.push(this.twin.root);
      this.left.replaceChildren(...parts);
      this.words.replaceChildren(this.wordsView.root);
      this.go(this.step);
      if (this.view) {
        this.view.fit(this.bar);
        this.view.zoomTo(seen[0]);
        this.view.frame.scrollTo(seen[1], seen[2]);
      }
    }

    controls() {
      const bar = html('div', 'wd-controls');
      bar.setAttribute('role', 'group');
      bar.setAttribute('aria-label', 'Last steps of the game');
      this.back = bar.appendChild(button('wd-back', '◀', 'One back', () => this.go(this.step - 1)));
      this.forward = bar.appendChild(button('wd-forward', '▶', 'One forward', () => this.go(this.step + 1)));
      if (this.view) {
        bar.append(...this.view.zoomButtons(), button('wd-flip', 'Turn around', 'Turn around the board', () => this.flip()));
      }
      bar.appendChild(button('wd-table', 'Table', 'Show the position as a table', () => this.twin.root.classList.toggle('wd-seen')));
      if (!this.state.hidden || this.state.phase === 'ended') {
        const link = bar.appendChild(html('a', '', 'The whole game'));
        link.href = '../games/' + this.id + '.html';
      }
      if (this.state.phase === 'ended' && this.state.seat !== 'spectator') {
        const again = bar.appendChild(html('a', '', 'Play again'));
        again.href = 'index.html?game=' + this.model.doc.game;
      }
      return bar;
    }

    go(step) {
      this.step = Math.min(Math.max(0, step), this.model.last);
      if (this.view) {
        this.view.show(this.step);
      }
      this.plateViews.forEach((plate) => plate.show(this.step, this.flipped));
      this.wordsView.show(this.step);
      this.twin.show(this.step);
      // the marks belong to the current board
      this.chooser.marks.classList.toggle('wd-past', this.step < this.model.last);
      this.back.setAttribute('aria-disabled', String(this.step === 0));
      this.forward.setAttribute('aria-disabled', String(this.step === this.model.last));
    }

    flip() {
      this.flipped = !this.flipped;
      this.view.flip(this.flipped);
      this.view.root.appendChild(this.chooser.marks);
      this.chooser.flip(this.flipped);
      this.go(this.step);
    }

    // The actions besides answers, such as offers.
    offers(state) {
      const offer = state.offer;
      const seat = state.seat;
      const own = offer && offer.side === seat;
      const what = offer ? (offer.what === 'draw' ? 'offers a draw' : (state.hidden ? 'asks the director to take back' : 'asks to take answers back') + (this.count(state, offer.ply) ? ' (' + this.count(state, offer.ply) + ')' : '')) : '';
      this.offer.textContent = offer ? offer.side + ' ' + what + '.' : '';
      const made = [];
      const replies = [];
      const reply = (name, text, wanted) => replies.push(button('wd-' + name, text, text, () => this.act(wanted())));
      const add = (name, text, wanted) => made.push(button('wd-' + name, text, text, () => this.act(wanted())));
      const side = state.sides.includes(seat);
      if (seat !== 'spectator' && state.phase === 'open') {
        if (side && offer && !own) {
          reply('accept', 'Accept', () => offer.what === 'draw' ? { do: 'draw' } : { do: 'take-back', ply: offer.ply });
        }
        if (!side && offer && offer.what !== 'draw') {
          reply('accept', 'Take back as asked', () => ({ do: 'take-back', ply: offer.ply }));
        }
        if (offer) {
          reply('decline', own ? 'Withdraw the offer' : 'Decline', () => ({ do: 'decline' }));
        }
        if (!this.recorded && (!offer || offer.what !== 'draw')) {
          add('draw', side ? 'Offer a draw' : 'Draw agreed', () => ({ do: 'draw' }));
        }
        // with the last answer of a side, the draws after it are taken back
        if (side && state.hidden) {
          const text = state.programs.length || this.director ? 'Take back' : 'Ask the director to take back';
          made.push(button('wd-take-back', text, text, () => this.takeBack()));
        } else if (state.back !== undefined && !this.recorded) {
          add('take-back', side && !state.programs.length ? 'Ask to take back' : 'Take back the last answer', () => ({ do: 'take-back', ply: state.back }));
        }
        add('adjourn', 'Adjourn', () => ({ do: 'adjourn' }));
      }
      if (seat !== 'spectator' && state.phase === 'adjourned') {
        add('resume', 'Resume', () => ({ do: 'resume' }));
      }
      if (seat !== 'spectator' && state.phase !== 'ended' && !this.recorded) {
        (side ? [seat] : state.sides).forEach((name) => this.confirmed(made, 'resign', side ? 'Resign' : name + ' resigns', () => ({ do: 'resign', side: name })));
        state.sides.forEach((name) => {
          if (name !== seat && (!side || state.clocks)) {
            this.confirmed(made, 'time', side ? 'Claim ' + name + '’s time' : 'Time of ' + name + ' is over', () => ({ do: 'time', side: name }));
          }
        });
        if (!side) {
          this.confirmed(made, 'unfinished', 'Give up unfinished', () => ({ do: 'unfinished' }));
        }
      }
      this.replies.replaceChildren(...replies);
      this.buttons.replaceChildren(...made);
      this.actions.hidden = made.length === 0;
    }

    // Asks to take back what this side answered last; at one device nobody else needs to agree.
    async takeBack() {
      if (await this.act({ do: 'take-back' }) && this.director) {
        const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer ' + this.director };
        const asked = await (await fetch(this.address + '.json', { headers, cache: 'no-store' })).json();
        await fetch(this.address + '.json', { method: 'POST', headers, body: JSON.stringify({ do: 'take-back', ply: asked.offer.ply, seen: asked.seen, command: command() }) });
        await this.look();
      }
    }

    // An action that cannot be undone needs a second click.
    confirmed(made, name, text, wanted) {
      const control = button('wd-' + name, text, text, (event) => {
        if (control.dataset.asked) {
          // a double click does not confirm itself
          if (event.detail < 2) {
            this.act(wanted());
          }
          return;
        }
        control.dataset.asked = 'yes';
        control.textContent = text + ': sure?';
        control.setAttribute('aria-label', text + ': press again to confirm');
        setTimeout(function () {
          delete control.dataset.asked;
          control.textContent = text;
          control.setAttribute('aria-label', text);
        }, 5000);
      });
      made.push(control);
    }

    count(state, ply) {
      return state.ply === undefined ? 0 : state.ply - ply;
    }

    // Shows the links, which the director hands out.
    seats(state) {
      this.links.hidden = !state.keys;
      if (!state.keys || this.links.firstChild) {
        return;
      }
      this.links.appendChild(html('summary', '', 'Links for the players'));
      const list = this.links.appendChild(html('ul', 'plain'));
      const here = state.address ? state.address + 'play/game.html' : window.location.href.replace(/#.*/, '');
      if (state.note) {
        this.links.appendChild(html('p', '', state.note));
      }
      Object.keys(state.keys).concat('spectators').forEach((seat) => {
        const link = list.appendChild(html('li')).appendChild(html('a', '', seat));
        link.href = here + '#' + this.id + (state.keys[seat] ? '.' + state.keys[seat] : '');
      });
    }

    timed(state) {
      this.state.clocks = state.clocks;
      this.timedAt = performance.now();
      this.tick();
    }

    tick() {
      const clocks = this.state && this.state.clocks;
      this.clocks.hidden = !clocks;
      if (clocks) {
        const gone = performance.now() - this.timedAt;
        const parts = this.state.sides.map((side, i) => {
          const part = html('p', 'wd-clock' + (clocks.running === i ? ' wd-running' : ''));
          part.append(html('span', '', side + ' '), html('b', '', clock(clocks.left[i] - (clocks.running === i ? gone : 0))));
          return part;
        });
        if (this.clocks.textContent !== parts.map((part) => part.textContent).join('')) {
          this.clocks.replaceChildren(...parts);
        }
      }
    }
  }

  const place = /^#([0-9a-f]{16})(?:\.([0-9a-f]{1,100}))?(?:\.([0-9a-f]{1,100}))?(?:\.([0-9a-f]{1,100}))?$/.exec(window.location.hash);
  if (place) {
    wardiary.table = new Table(byId(), place[1], place[2] || '', place[3] || '', place[4] || '');
  } else {
    byId('problem').textContent = 'The address names no game.';
  }
  window.addEventListener('hashchange', function () { window.location.reload(); });
})(window.wardiary = window.wardiary || {});
