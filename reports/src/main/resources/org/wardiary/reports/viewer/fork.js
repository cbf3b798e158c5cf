// Forks: the user plays on from any position; a server returns the legal answers, and keeps nothing of the fork.
'use strict';
(function (wardiary) {
  const html = wardiary.html;
  const button = wardiary.button;
  const MARKS = [['', 'no mark'], ['!', '! good'], ['?', '? mistake'], ['!!', '!! excellent'], ['??', '?? blunder'], ['!?', '!? interesting'], ['?!', '?! doubtful']];

  class ForkView {
    // address: where the server answers requests about forks of this game
    constructor(viewer, address) {
      this.viewer = viewer;
      this.model = viewer.model;
      this.address = address;
      this.line = null;
      this.waiting = false;
      this.chooser = new wardiary.Chooser((answer) => this.give(answer));
      this.chooser.book = this.model.book(viewer.root.dataset.rules);
      this.root = html('section', 'wd-fork');
      this.root.setAttribute('aria-label', 'Fork');
      this.begin = this.root.appendChild(button('wd-fork-begin', 'Fork from here and play on', 'Fork from here and play on (y)', () => this.start()));
      this.playOn = this.root.appendChild(html('a', 'wd-play-on', 'Play on from here against the computer'));
      this.panel = this.root.appendChild(html('div', 'wd-fork-panel'));
      this.panel.append(this.chooser.root, this.analysis(), this.results());
      this.said = this.root.appendChild(html('p', 'wd-status'));
      this.said.setAttribute('role', 'status');
      this.panel.hidden = true;
    }

    analysis() {
      const row = html('p', 'wd-choice-row');
      const label = row.appendChild(html('label', '', 'Mark '));
      this.mark = label.appendChild(html('select', 'wd-fork-mark'));
      MARKS.forEach((mark) => {
        const option = this.mark.appendChild(html('option', '', mark[1]));
        option.value = mark[0];
      });
      const words = row.appendChild(html('label', 'wd-fork-words', 'Comment on the last answer '));
      this.comment = words.appendChild(html('input', 'wd-fork-comment'));
      this.comment.maxLength = 500;
      this.mark.addEventListener('change', () => this.remark());
      this.comment.addEventListener('input', () => this.remark());
      return row;
    }

    results() {
      const box = html('div', 'wd-fork-result');
      this.text = box.appendChild(html('code', 'wd-fork-text'));
      const row = box.appendChild(html('p', 'wd-buttons'));
      this.download = row.appendChild(html('a', 'wd-fork-download', 'Record with this variation (.wdr)'));
      this.download.download = this.model.doc.id + '.wdr';
      row.append(
        button('wd-fork-copy', 'Copy', 'Copy the variation as text', () => this.copy()),
        button('wd-fork-leave', 'Leave', 'Leave the fork', () => this.leave()));
      box.appendChild(html('p', 'wd-state', '')).append('To keep it in the archive: ', html('code', '', 'wardiary correct ' + this.model.doc.id + ' --with FILE --by WHO --reason WHY'));
      return box;
    }

    start() {
      const here = this.viewer.step;
      const branch = this.model.branch(here);
      // there is no answer to replace after the last one of the game: the variation begins with that answer itself
      const end = branch.ply === this.model.last;
      if (end && branch.ply === 0) {
        this.say('A game without answers has none that a variation could replace.');
        return;
      }
      const given = branch.answers.map(function (answer) { return { answer, mark: '', comment: '' }; });
      const last = end ? [{ answer: this.model.steps[branch.ply].answers[0][2], mark: '', comment: '' }] : [];
      this.line = { first: 0, last: 0, comments: [], instead: end ? branch.ply : branch.ply + 1, from: here, ply: end ? branch.ply - 1 : branch.ply, played: last.concat(given) };
      this.tip = here;
      this.ask((data) => {
        this.panel.hidden = false;
        this.accept(data);
      });
    }

    // The line as the text of a variation.
    written(played) {
      return played.map(function (it) {
        // a brace would end the comment
        const comment = it.comment.trim().replace(/\}/g, ')');
        return it.answer + it.mark + (comment ? ' {' + comment + '}' : '');
      }).join(' ');
    }

    ask(then, answer) {
      const line = this.line;
      const played = line.played.map(function (it) { return it.answer; }).concat(answer || []).join(' ');
      this.wait(true);
      fetch(this.address + line.ply + '.json?line=' + encodeURIComponent(played))
        .then((reply) => reply.json().then((data) => {
          if (!reply.ok) {
            throw Object.assign(new Error(data.detail), { problem: data });
          }
          return data;
        }))
        .then((data) => {
          this.wait(false);
          // the user may have left the line in the meantime
          if (this.line === line) {
            this.say('');
            then(data);
          }
        })
        .catch((failure) => {
          this.wait(false);
          if (failure.problem && answer) {
            this.chooser.refuse(failure.problem);
          } else {
            this.say(failure.message);
          }
        });
    }

    wait(waiting) {
      this.waiting = waiting;
      this.chooser.disable(waiting);
    }

    // Gives answers, separated by spaces, as long as the same is asked.
    give(words) {
      const [answer, ...rest] = words.split(' ');
      if (this.waiting || !this.line) {
        return;
      }
      const asked = this.choice;
      this.ask((data) => {
        const number = this.model.add(this.line, this.tip, data);
        this.line.played.push({ answer: data.answer[2], mark: '', comment: '' });
        this.tip = number;
        this.viewer.record.add(this.line, number);
        this.viewer.go(number);
        this.accept(data);
        if (rest.length > 0 && data.choice.question === asked.question && data.choice.decides === asked.decides) {
          this.give(rest.join(' '));
        }
      }, answer);
    }

    accept(data) {
      this.choice = data.choice;
      this.mark.value = '';
      this.comment.value = '';
      this.show(this.viewer.step);
      this.write();
    }

    remark() {
      const last = this.line.played[this.line.played.length - 1];
      last.mark = this.mark.value;
      last.comment = this.comment.value;
      this.write();
    }

    write() {
      const text = this.written(this.line.played);
      const played = this.line.first > 0;
      this.text.textContent = played ? '( ' + text + ' )' : 'nothing played yet';
      this.mark.disabled = this.comment.disabled = !played;
      this.download.hidden = !played;
      this.download.href = this.address + this.line.ply + '.wdr?line=' + encodeURIComponent(text);
    }

    // Answers can be given only at the end of the line.
    show(number) {
      const at = this.model.branch(number);
      const doc = this.model.doc;
      const players = doc.sides.map(function (side, i) { return doc.players[i] === '?' ? side : doc.players[i]; }).join(' – ');
      const query = new URLSearchParams({ of: players, game: doc.game, from: doc.id + '@' + at.ply, line: at.answers.join(' '), side: this.model.position(number).decides || '' });
      this.playOn.href = '../play/index.html?' + query;
      const here = this.line && this.tip === number;
      this.chooser.show(here && this.choice ? this.choice : null);
      this.chooser.root.hidden = !here || !this.choice || this.choice.answers.length === 0;
    }

    flip(flipped) {
      this.chooser.flip(flipped);
    }

    copy() {
      const text = '(' + this.written(this.line.played) + ')';
      if (navigator.clipboard) {
        navigator.clipboard.writeText(text).then(() => this.say('Variation copied.'), () => this.say(text));
      } else {
        this.say(text);
      }
    }

    leave() {
      this.line = null;
      this.choice = null;
      this.panel.hidden = true;
      this.show(this.viewer.step);
      this.say('');
      this.viewer.root.focus({ preventScroll: true });
    }

    say(text) {
      this.said.textContent = text;
    }
  }

  wardiary.ForkView = ForkView;
})(window.wardiary = window.wardiary || {});
