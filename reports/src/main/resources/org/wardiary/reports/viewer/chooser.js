// Lets the user choose one of the legal answers of a position by pointing at units and spaces, from a list or by
// typing, with the pointer or the keyboard. It is independent of particular games and sends nothing.
//
//   const chooser = new wardiary.Chooser(function (answer) { ... });
//   board.append(chooser.marks);     over the board: a child of the element .wd-board, as large as the board's picture
//   page.append(chooser.root);       the panel, anywhere within .wd-viewer
//   chooser.show(choice);            shows the answers of a position, null for none; forgets what was chosen before
//   chooser.flip(true);              turns the marks around with the board
//   chooser.book = 'rules/x.html';   the page of the rulebook, if there is one
//   chooser.place = 'id.Red.3';      the game, seat and turn for which the browser keeps what is noted; none: not kept
//   chooser.disable(true);           while an answer is being sent: none can be given
//
// The function is called with the text of the answer that the user gives. `choice` is what ChooserJson.java makes:
//
//   { "decides": "Blue", "question": "turn", "unit": "",
//     "asks": "move a unit, attack, or pass", "about": [target, ...],   the question in words, and what it is about
//     "rule": "SQ-3.1",                       to read about it, if there is one
//     "series": { "sign": ":", "end": "/" },  if the answers are a series (Series.java), else missing
//     "size": [w, h],                         of the board's picture; missing if there is none
//     "targets": [[label, x, y, w, h], ...],  what can be pointed at, from behind to front
//     "parts": [[label, target, ...], ...],   what answers name: in words, and as indexes of targets, any of which fits
//     "answers": [[text, part, ...], ...] }   legal answers: text, and what they name as indexes of parts, in order
//
// Each click narrows the list to the answers whose parts match, in order, what was pointed at; parts without targets
// may be skipped. Escape takes back the last click. An answer that is chosen, in the list, by pointing or by typing, is
// marked; only the button (or Enter there and in the field) gives it. What is typed and fits no legal answer is given
// too, so that the server says why not: refuse(problem) shows its reason, the rule, and the nearest legal answers, until
// something else is chosen. The answers of a series are noted as they are chosen, in any sequence, stay changeable until
// the button gives them all, separated by spaces, and outlast a reload; to give none, the button is pressed twice.
'use strict';
(function (wardiary) {
  const html = wardiary.html;
  const button = wardiary.button;
  const element = wardiary.element;
  const SHOWN = 40;
  let numbers = 0;

  // Uses the session's storage; null where the browser blocks it.
  function session(use) {
    try {
      return use(window.sessionStorage);
    } catch (blocked) {
      return null;
    }
  }

  // The number of parts with targets that are left after matching the parts from `at` on with the `clicks` from `done`
  // on; -1 if they do not match. `next` receives the parts that the next click may mean.
  function left(parts, clicks, at, done, next) {
    if (done === clicks.length) {
      const rest = parts.slice(at).filter(function (part) { return part.length > 1; });
      rest.slice(0, 1).forEach(function (part) { next.push(part); });
      return rest.length;
    }
    if (at === parts.length) {
      return -1;
    }
    if (parts[at].indexOf(clicks[done], 1) > 0) {
      const matched = left(parts, clicks, at + 1, done + 1, next);
      if (matched >= 0) {
        return matched;
      }
    }
    return parts[at].length === 1 ? left(parts, clicks, at + 1, done, next) : -1;
  }

  // Things on a board that can be pointed at: those of choice.targets whose indexes are in `next`. A subclass has a panel
  // `root` with the button `giver`, and says in draw() what a click changes.
  class Pointing {
    constructor() {
      this.choice = null;
      this.clicks = [];
      this.next = new Set();
      this.nodes = new Map();
      this.at = -1;
      this.flipped = false;
      this.disabled = false;
      this.book = '';
      this.id = 'wd-choice-' + numbers++;
      this.marks = element('svg', { class: 'wd-marks', role: 'group', 'aria-label': 'Units and spaces to choose' });
      this.root = html('section', 'wd-choice');
      [this.root, this.marks].forEach((area) => area.addEventListener('keydown', (event) => this.keyed(event)));
      this.marks.addEventListener('click', (event) => {
        if (event.target.dataset.target !== undefined) {
          this.click(this.pointed(Number(event.target.dataset.target), event));
        }
      });
    }

    // The target that a click on one means.
    pointed(target) {
      return target;
    }

    flip(flipped) {
      this.flipped = flipped;
      this.drawMarks();
    }

    // Whether anything can be pointed at.
    get pointable() {
      return Boolean(this.choice && this.choice.size);
    }

    // Draws more over the board.
    decorate() { /* nothing */ }

    drawMarks() {
      const choice = this.choice;
      const focused = this.marks.contains(document.activeElement);
      if (!this.pointable) {
        this.marks.replaceChildren();
        this.marks.style.display = 'none';
        return;
      }
      this.marks.style.display = '';
      this.marks.setAttribute('viewBox', '0 0 ' + choice.size.join(' '));
      const turn = this.flipped ? { transform: 'rotate(180 ' + choice.size[0] / 2 + ' ' + choice.size[1] / 2 + ')' } : {};
      const all = element('g', turn);
      (choice.about || []).forEach((target) => all.appendChild(this.rect(target, { class: 'wd-about', 'aria-hidden': 'true' })));
      this.chosen().forEach((target) => all.appendChild(this.rect(target, { class: 'wd-chosen', 'aria-hidden': 'true' })));
      this.decorate(all);
      this.nodes = new Map();
      choice.targets.forEach((target, number) => {
        if (this.next.has(number)) {
          const rect = this.rect(number, { class: 'wd-target', role: 'button', 'aria-label': target[0], tabindex: '-1', 'data-target': number });
          rect.appendChild(element('title', {})).textContent = target[0];
          this.nodes.set(number, all.appendChild(rect));
        }
      });
      this.marks.replaceChildren(all);
      if (this.nodes.size > 0) {
        // only one mark is in the tab order; the arrow keys reach the others
        const here = this.nodes.get(this.nearest(this.at));
        here.setAttribute('tabindex', '0');
        if (focused) {
          here.focus({ preventScroll: true });
        }
      } else if (focused) {
        this.giver.focus({ preventScroll: true });
      }
    }

    focusMark() {
      const mark = this.marks.querySelector('[tabindex="0"]');
      if (mark) {
        mark.focus({ preventScroll: true });
      }
    }

    rect(target, attributes) {
      const box = this.choice.targets[target];
      return element('rect', Object.assign({ x: box[1], y: box[2], width: box[3], height: box[4], rx: 4 }, attributes));
    }

    middle(target) {
      const box = this.choice.targets[target];
      const turn = this.flipped ? -1 : 1;
      return [turn * (box[1] + box[3] / 2), turn * (box[2] + box[4] / 2)];
    }

    nearest(target) {
      const all = Array.from(this.nodes.keys());
      if (target < 0 || this.nodes.has(target)) {
        return target < 0 ? all[0] : target;
      }
      const from = this.middle(target);
      const distance = (other) => Math.hypot(this.middle(other)[0] - from[0], this.middle(other)[1] - from[1]);
      return all.reduce((best, other) => distance(other) < distance(best) ? other : best);
    }

    keyed(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) {
        return;
      }
      if (this.keyOnMark(event) || this.key(event)) {
        event.preventDefault();
      }
    }

    keyOnMark(event) {
      const target = event.target.dataset ? event.target.dataset.target : undefined;
      const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      if (event.key === 'Escape') {
        this.back();
        if (event.target === this.giver) {
          this.focusMark();
        }
      } else if (target !== undefined && (event.key === 'Enter' || event.key === ' ')) {
        this.click(Number(target));
      } else if (target !== undefined && arrows[event.key]) {
        this.step(Number(target), arrows[event.key]);
      } else {
        return false;
      }
      return true;
    }

    // Moves the focus to the nearest mark in a direction; distance to the side counts twice.
    step(from, direction) {
      const here = this.middle(from);
      let best = null;
      this.nodes.forEach((node, number) => {
        const there = this.middle(number);
        const along = (there[0] - here[0]) * direction[0] + (there[1] - here[1]) * direction[1];
        const aside = Math.abs((there[0] - here[0]) * direction[1]) + Math.abs((there[1] - here[1]) * direction[0]);
        if (along > 1 && (best === null || along + 2 * aside < best.way)) {
          best = { way: along + 2 * aside, node };
        }
      });
      if (best) {
        this.nodes.forEach(function (node) { node.setAttribute('tabindex', '-1'); });
        best.node.setAttribute('tabindex', '0');
        best.node.focus({ preventScroll: true });
      }
    }
  }

  class Chooser extends Pointing {
    constructor(give) {
      super();
      this.give = give;
      this.typed = '';
      this.marked = '';
      this.noted = new Map();
      this.sure = false;
      this.place = '';
      this.panel();
      this.show(null);
    }

    panel() {
      this.root.setAttribute('aria-label', 'Your answer');
      this.heading = this.root.appendChild(html('h2', '', 'Answer'));
      const row = this.root.appendChild(html('p', 'wd-choice-row'));
      const label = row.appendChild(html('label', 'wd-choice-label', 'Type an answer, or click on the board'));
      this.field = row.appendChild(html('input', 'wd-choice-field'));
      label.htmlFor = this.field.id = this.id;
      Object.assign(this.field, { autocomplete: 'off', spellcheck: false, autocapitalize: 'off' });
      this.giver = row.appendChild(button('wd-give', 'Give', 'Give the answer', (event) => {
        // a double click does not confirm what its first click asked
        if (!this.sure || event.detail < 2) {
          this.giveReady();
        }
      }));
      this.undo = row.appendChild(button('wd-undo', 'Back', 'Take the last click back (Escape)', () => this.back()));
      this.state = this.root.appendChild(html('p', 'wd-choice-state'));
      this.state.setAttribute('role', 'status');
      this.refusal = this.root.appendChild(html('p', 'wd-refusal'));
      this.refusal.setAttribute('role', 'alert');
      this.list = this.root.appendChild(html('ul', 'wd-choice-list'));
      this.list.setAttribute('aria-label', 'Legal answers that fit');
      this.list.tabIndex = -1;
      this.plan = this.root.appendChild(html('ul', 'wd-noted'));
      this.plan.setAttribute('aria-label', 'Noted, not given yet');
      this.field.addEventListener('input', () => {
        // what is typed is meant, not what was chosen or refused before
        this.marked = '';
        this.refuse(null);
        this.typed = this.field.value.trim();
        this.draw();
      });
      this.list.addEventListener('click', (event) => {
        const made = event.target.closest('[data-answer]');
        // the second click of a double click is not meant for what the list shows by then
        if (made && event.detail < 2) {
          this.mark(made.dataset.answer);
          if (this.series) {
            this.list.focus({ preventScroll: true });
          }
        }
      });
      this.plan.addEventListener('click', (event) => {
        const made = event.target.closest('[data-subject]');
        if (made) {
          this.noted.delete(made.dataset.subject);
          this.keep();
          this.draw();
          (this.plan.querySelector('button') || this.field).focus({ preventScroll: true });
        }
      });
    }

    // The same choice again changes nothing: others may have said something meanwhile.
    show(choice) {
      const text = JSON.stringify(choice);
      if (this.shown === text) {
        return;
      }
      this.shown = text;
      this.choice = choice;
      this.restart();
      this.refuse(null);
      this.answers = (choice ? choice.answers : []).map(function (row) {
        return { text: row[0], parts: row.slice(1).map(function (part) { return choice.parts[part]; }) };
      });
      this.noted = new Map(this.kept().map((answer) => [this.subject(answer), answer]));
      this.root.hidden = this.answers.length === 0;
      this.draw();
    }

    // What was noted here before, as far as it may still be given.
    kept() {
      const kept = this.series && this.place ? JSON.parse(session((it) => it.getItem('noted.' + this.place)) || '[]') : [];
      return kept.filter((text) => this.answers.some((answer) => answer.text === text));
    }

    keep() {
      if (this.place) {
        session((it) => it.setItem('noted.' + this.place, JSON.stringify(Array.from(this.noted.values()))));
      }
    }

    // Shows why an answer was refused (the problem's JSON), and the nearest legal ones as buttons; null for nothing.
    refuse(problem) {
      this.refusal.replaceChildren();
      if (problem) {
        const detail = problem.detail + (problem.rule && !problem.detail.includes(problem.rule) ? ' (' + problem.rule + ')' : '');
        this.refusal.append(...wardiary.ruled(detail, this.book));
        (problem.nearest || []).forEach((answer) => {
          this.refusal.append(' ', button('wd-nearest', answer, 'Choose ' + answer, () => {
            this.restart();
            this.mark(answer);
            if (this.series) {
              this.field.focus();
            }
          }));
        });
      }
    }

    restart() {
      this.clicks = [];
      this.marked = '';
      this.typed = this.field.value = '';
      this.at = -1;
    }

    disable(disabled) {
      this.disabled = disabled;
      this.drawGiver();
    }

    click(target) {
      this.marked = '';
      this.refuse(null);
      this.clicks.push(target);
      this.at = target;
      this.draw();
    }

    back() {
      if (this.marked) {
        this.marked = '';
      } else if (this.typed) {
        this.typed = this.field.value = '';
      } else {
        this.clicks.pop();
      }
      this.draw();
    }

    get series() {
      return this.choice && this.choice.series;
    }

    // What an answer of a series is about; empty for any other answer.
    subject(text) {
      return this.series && text !== this.series.end ? text.split(this.series.sign)[0] : '';
    }

    // Marks an answer; notes it if it belongs to a series.
    mark(text) {
      this.refuse(null);
      if (this.subject(text)) {
        this.noted.set(this.subject(text), text);
        this.keep();
        this.restart();
        this.draw();
      } else {
        this.marked = text;
        this.draw();
        this.giver.focus({ preventScroll: true });
      }
    }

    // Enter in the field: notes an answer of a series, gives any other one, and ends a series by its end.
    enter() {
      if (!this.series || this.typed === this.series.end || this.strange) {
        this.giveReady();
      } else if (this.ready) {
        this.mark(this.ready.text);
      }
    }

    giveReady() {
      if (this.disabled || !this.series && !this.ready && !this.strange) {
        return;
      }
      if (this.strange) {
        this.give(this.strange);
        return;
      }
      if (this.series && this.typed && this.ready && this.subject(this.ready.text)) {
        this.mark(this.ready.text);
      }
      if (this.series && this.noted.size === 0 && this.typed !== this.series.end && !this.sure) {
        this.sure = true;
        this.drawGiver();
        return;
      }
      const text = this.series ? this.whole() : this.ready.text;
      // what is asked next begins anew, even if it is the same
      this.shown = null;
      this.give(text);
    }

    // All noted answers as the rules want them, and the end.
    whole() {
      return Array.from(this.noted.values()).sort().concat(this.series.end).join(' ');
    }

    // Finds the answers that match what was clicked and typed, those that need no more clicks first.
    narrow() {
      this.next = new Set();
      const typed = this.typed.toLowerCase();
      const fits = [];
      this.answers.forEach((answer) => {
        const next = [];
        const rest = left(answer.parts, this.clicks, 0, 0, next);
        if (rest >= 0 && answer.text.toLowerCase().includes(typed)) {
          fits.push({ answer, rest, begins: answer.text.toLowerCase().startsWith(typed) ? 0 : 1, same: answer.text === this.typed });
          next.forEach((part) => part.slice(1).forEach((target) => this.next.add(target)));
        }
      });
      const clicked = this.clicks.length > 0 ? 1 : 0;
      fits.sort(function (a, b) { return b.same - a.same || a.begins - b.begins || clicked * (a.rest - b.rest); });
      // what is typed and no legal answer
      this.strange = fits.length === 0 ? this.typed : '';
      this.fits = fits.map(function (fit) { return fit.answer; });
      const marked = this.answers.find((answer) => answer.text === this.marked);
      if (this.series) {
        this.fits = this.fits.filter((answer) => answer.text !== this.series.end);
      }
      const whole = fits.filter((fit) => fit.same || clicked && fit.rest === 0);
      const only = fits.length === 1 && (clicked || this.typed || this.answers.length === 1);
      const same = fits.filter(function (fit) { return fit.same; });
      this.ready = marked || (same.length === 1 ? same[0].answer : only ? fits[0].answer : whole.length === 1 ? whole[0].answer : null);
    }

    draw() {
      this.narrow();
      this.sure = false;
      const rule = this.choice && this.choice.rule && this.book ? ' (' + this.choice.rule + ')' : '';
      this.heading.replaceChildren(...(this.choice ? wardiary.ruled(this.choice.decides.replace(/^chance$/, 'Chance') + ': ' + this.choice.asks + rule, this.book) : ['Answer']));
      this.drawState();
      this.drawGiver();
      this.drawNoted();
      this.drawList();
      this.drawMarks();
    }

    words(answer) {
      return answer.parts.map(function (part) { return part[0]; }).join(' · ');
    }

    drawState() {
      const chosen = this.clicks.map((target) => this.choice.targets[target][0]).join(' → ');
      const count = this.fits.length === 0 ? 'no legal answer fits' : this.fits.length === 1 ? 'one answer fits' : this.fits.length + ' answers fit';
      const subjects = new Set(this.answers.map((answer) => this.subject(answer.text)).filter(Boolean)).size;
      const noted = this.series ? this.noted.size + ' of ' + subjects + ' noted; ' : '';
      this.state.textContent = noted + (chosen ? chosen + ': ' : '') + count;
    }

    drawGiver() {
      const ready = (this.ready || this.series || this.strange) && !this.disabled;
      const words = this.ready && this.words(this.ready);
      let text = this.ready ? 'Give ' + this.ready.text : 'Give';
      let title = words || (this.ready ? text : 'Choose an answer first');
      if (this.series) {
        const size = this.noted.size;
        text = 'Done: give ' + (size || 'no') + ' ' + this.choice.question + (size === 1 ? '' : 's') + (this.sure ? ': sure?' : '');
        title = size ? 'Gives what is noted, in the sequence of the rules' : this.sure ? 'Press again to confirm' : 'Asks before it gives none';
      }
      if (this.strange) {
        text = 'Why not ' + this.strange + '?';
        title = 'Asks the referee';
      }
      this.giver.classList.toggle('wd-minor', Boolean(this.series && this.noted.size === 0 && !this.strange));
      this.giver.textContent = text;
      this.giver.title = title;
      this.giver.setAttribute('aria-label', title === text ? text : text + (ready ? ', ' : ': ') + title);
      this.giver.setAttribute('aria-disabled', String(!ready));
      this.undo.setAttribute('aria-disabled', String(this.clicks.length === 0 && !this.typed && !this.marked));
    }

    // What is noted, by subject: what each unit will do.
    drawNoted() {
      this.plan.hidden = this.noted.size === 0;
      this.plan.replaceChildren(...Array.from(this.noted.keys()).sort().map((subject) => {
        const answer = this.answers.find((it) => it.text === this.noted.get(subject));
        const item = html('li');
        const off = button('wd-off', '×', 'Take ' + answer.text + ' off', function () { /* the list listens */ });
        off.dataset.subject = subject;
        item.append(html('b', '', answer.text), html('span', '', this.words(answer)), off);
        return item;
      }));
    }

    drawList() {
      const items = this.fits.slice(0, SHOWN).map((answer) => {
        const item = html('li');
        const made = item.appendChild(html('button', 'wd-option'));
        made.type = 'button';
        made.dataset.answer = answer.text;
        made.setAttribute('aria-pressed', String(answer.text === this.marked || this.noted.get(this.subject(answer.text)) === answer.text));
        made.append(html('b', '', answer.text), html('span', '', this.words(answer)));
        return item;
      });
      if (this.fits.length > SHOWN) {
        items.push(html('li', 'wd-choice-more', 'and ' + (this.fits.length - SHOWN) + ' more: click on the board, or type'));
      }
      this.list.replaceChildren(...items);
    }

    // What is clicked, or what the marked answer names.
    chosen() {
      const marked = this.answers.find((answer) => answer.text === this.marked);
      return marked ? marked.parts.filter(function (part) { return part.length > 1; }).map(function (part) { return part[part.length - 1]; }) : this.clicks;
    }

    // Writes what is noted for a unit on its counter.
    badge(text, all) {
      const part = this.answers.find((answer) => answer.text === text).parts.find(function (it) { return it.length > 1; });
      if (part) {
        const box = this.choice.targets[part[1]];
        const x = box[1] + box[3] / 2;
        const y = box[2] + box[4] / 2;
        const turn = this.flipped ? { transform: 'rotate(180 ' + x + ' ' + y + ')' } : {};
        all.appendChild(this.rect(part[1], { class: 'wd-noted-mark', 'aria-hidden': 'true' }));
        all.appendChild(element('text', Object.assign({ class: 'wd-noted-text', 'aria-hidden': 'true', x, y, 'font-size': box[4] * 0.7 }, turn))).textContent = text.split(this.series.sign)[1];
      }
    }

    // Keys in the panel; whether it was one.
    key(event) {
      if (event.target === this.field && event.key === 'Enter') {
        this.enter();
      } else if ((event.target === this.field || event.target === this.list) && event.key === 'ArrowDown') {
        this.option(0);
      } else if (event.target.closest('.wd-option') && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        const options = Array.from(this.list.querySelectorAll('.wd-option'));
        this.option(options.indexOf(event.target) + (event.key === 'ArrowDown' ? 1 : -1));
      } else {
        return false;
      }
      return true;
    }

    get pointable() {
      return super.pointable && this.answers.length > 0;
    }

    decorate(all) {
      this.noted.forEach((text) => this.badge(text, all));
    }

    option(number) {
      const options = this.list.querySelectorAll('.wd-option');
      if (number < 0) {
        this.field.focus();
      } else if (number < options.length) {
        options[number].focus();
      }
    }

  }

  Object.assign(wardiary, { Pointing, Chooser });
})(window.wardiary = window.wardiary || {});
