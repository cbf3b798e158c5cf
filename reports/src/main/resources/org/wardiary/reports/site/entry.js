// Lets the user say what happened in a game that is recorded only: by pointing at units and spaces, from lists, or by
// typing a statement. It knows nothing of what statements look like: the server says which may be meant, how a typed one
// may go on, and what does not fit, before anything is recorded.
//
//   const entry = new wardiary.Entry(act, ask);
//   entry.marks, entry.root, entry.show(choice), entry.flip(…), entry.refuse(problem), entry.disable(…), entry.book:
//   as of a Chooser (chooser.js)
//
// act({ do, … }) sends a request and promises whether it was carried out; ask({ line, pointed }) promises the server's
// answer: LineJson.java. `choice` is what EntryJson.java makes:
//
//   { "question": "statement", "phase": "Move",
//     "size": [w, h], "targets": [[label, x, y, w, h, word], ...],   from behind to front; a word is a unit's id or @SPACE
//     "next": [{ text, label, open }, ...],   phases, sides and the turn that may follow, the likeliest first
//     "others": [{ text, label, open }, ...], what nothing on the board is pointed at for: dice, cards, points
//     "off": [[unit, label], ...],            units that are not on the map
//     "facts": [{ key, label, words }, ...],  facts that a statement may have; any text if there are no words
//     "endings": [[word, label], ...] }       how the game may end; any word if there are none
'use strict';
(function (wardiary) {
  const html = wardiary.html;
  const button = wardiary.button;
  const TYPING = 150;

  function option(value, text) {
    const made = html('option', '', text === undefined ? value : text);
    made.value = value;
    return made;
  }

  class Entry extends wardiary.Pointing {
    constructor(act, ask) {
      super();
      this.act = act;
      this.ask = ask;
      this.things = [];
      this.facts = [];
      this.asked = 0;
      this.answer = null;
      this.last = '';
      this.marks.classList.add('wd-entry-marks');
      this.panel();
    }

    panel() {
      this.root.classList.add('wd-entry');
      this.root.setAttribute('aria-label', 'What happened');
      this.heading = this.root.appendChild(html('h2', '', 'What happened?'));
      const row = this.root.appendChild(html('p', 'wd-choice-row'));
      const label = row.appendChild(html('label', 'wd-choice-label', 'Point at units, then a space or an enemy; or type'));
      this.field = row.appendChild(html('input', 'wd-choice-field'));
      label.htmlFor = this.field.id = this.id;
      Object.assign(this.field, { autocomplete: 'off', spellcheck: false, autocapitalize: 'off', enterKeyHint: 'send' });
      this.giver = row.appendChild(button('wd-give', 'Record', 'Record it', () => this.record()));
      this.undo = row.appendChild(button('wd-undo', 'Back', 'Take the last click back (Escape)', () => this.back()));
      this.state = this.root.appendChild(html('p', 'wd-choice-state'));
      this.notes = this.root.appendChild(html('ul', 'wd-entry-notes'));
      this.notes.setAttribute('aria-label', 'What does not fit');
      [this.state, this.notes].forEach(function (part) { part.setAttribute('aria-live', 'polite'); });
      this.refusal = this.root.appendChild(html('p', 'wd-refusal'));
      this.refusal.setAttribute('role', 'alert');
      this.list = this.root.appendChild(html('ul', 'wd-choice-list'));
      this.list.setAttribute('aria-label', 'What may be meant');
      this.factsPart = this.fold('wd-entry-facts', 'How it went: column, die, result');
      this.factsPart.hidden = true;
      this.steps = this.root.appendChild(html('p', 'wd-buttons wd-entry-next'));
      this.offPart = this.fold('wd-entry-off', '');
      this.othersPart = this.fold('wd-entry-others', 'Dice, cards, points');
      this.endPart = this.fold('wd-entry-end', 'End the game');
      this.lastPart = this.root.appendChild(html('p', 'wd-buttons wd-entry-last'));
      this.field.addEventListener('input', () => this.type());
      this.list.addEventListener('click', (event) => this.chooseFrom(event));
    }

    fold(name, text) {
      const part = this.root.appendChild(html('details', name));
      part.appendChild(html('summary', '', text));
      part.appendChild(html('div', 'wd-buttons'));
      return part;
    }

    // Shows what may be said of the position now; what was begun stays, since others may record meanwhile.
    show(choice, state) {
      const text = JSON.stringify([choice, state.seen]);
      if (this.shown === text) {
        return;
      }
      this.shown = text;
      // units come and go, so that what was at a number is at another one, or gone
      const here = this.choice && this.at >= 0 ? this.choice.targets[this.at][5] : '';
      this.at = choice && choice.targets ? choice.targets.findIndex(function (target) { return target[5] === here; }) : -1;
      this.choice = choice;
      this.root.hidden = !choice;
      if (!choice) {
        this.drawMarks();
        return;
      }
      const words = new Set(choice.targets ? choice.targets.map(function (target) { return target[5]; }) : []);
      choice.off.forEach(function (unit) { words.add(unit[0]); });
      this.things = this.things.filter(function (thing) { return words.has(thing); });
      this.next = new Set((choice.targets || []).keys());
      this.heading.textContent = state.turn === 0 ? 'What happened first?' : 'Turn ' + state.turn + (state.sides.includes(state.decides) ? ' · ' + state.decides : '') + (choice.phase ? ' · ' + choice.phase : '');
      this.drawSteps();
      this.drawOthers();
      this.drawOff();
      this.drawFacts();
      this.drawEnd(state);
      this.drawLast(state);
      this.consult();
    }

    disable(disabled) {
      this.disabled = disabled;
      this.drawGiver();
    }

    // Why something was not recorded; the words nearest to what was typed are buttons.
    refuse(problem) {
      this.refusal.replaceChildren();
      if (problem) {
        this.refusal.append(...wardiary.ruled(problem.detail, this.book), ...this.nearestButtons(problem));
      }
    }

    nearestButtons(problem) {
      return (problem.nearest || []).flatMap((word) => [' ', button('wd-nearest', word, 'Write ' + word, () => {
        this.write(this.field.value.slice(0, this.field.value.lastIndexOf(' ') + 1) + word);
        this.field.focus();
      })]);
    }

    get line() {
      return this.field.value.trim();
    }

    type() {
      this.typed = Boolean(this.line);
      this.forgetFacts();
      this.refuse(null);
      this.consultSoon();
    }

    consultSoon() {
      this.settled = false;
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.consult(), TYPING);
      this.drawGiver();
    }

    // Puts a statement into the field, as if it had been typed.
    write(text) {
      this.field.value = text;
      this.base = text;
      this.typed = Boolean(text);
      this.forgetFacts();
      this.refuse(null);
      this.consult();
    }

    // Where hexes overlap as boxes, the space is meant whose middle is nearest.
    pointed(target, event) {
      const box = this.nodes.get(target).getScreenCTM().inverse();
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(box);
      const distance = (it) => Math.hypot(it[1] + it[3] / 2 - at.x, it[2] + it[4] / 2 - at.y);
      const within = (it) => at.x >= it[1] && at.x <= it[1] + it[3] && at.y >= it[2] && at.y <= it[2] + it[4];
      const all = this.choice.targets;
      if (!all[target][5].startsWith('@') || !within(all[target])) {
        return target;
      }
      return all.reduce(function (best, it, number) {
        return it[5].startsWith('@') && within(it) && distance(it) < distance(all[best]) ? number : best;
      }, target);
    }

    click(target) {
      this.at = target;
      this.point(this.choice.targets[target][5]);
    }

    // Points at a thing, or no longer; while a statement is typed, its word is added to it.
    point(thing) {
      if (this.typed) {
        const word = thing.startsWith('@') ? thing.slice(1) : thing;
        this.field.value += word;
        this.type();
        return;
      }
      const known = this.things.lastIndexOf(thing);
      if (known >= 0 && (known === this.things.length - 1 || !thing.startsWith('@'))) {
        this.things.splice(known, 1);
      } else {
        this.things.push(thing);
      }
      this.refuse(null);
      this.drawOff();
      this.consult('point');
    }

    back() {
      this.refuse(null);
      if (this.line && (this.typed || this.things.length === 0)) {
        this.write('');
      } else {
        this.things.pop();
        this.drawOff();
        this.consult('point');
      }
    }

    restart() {
      this.things = [];
      this.typed = false;
      this.field.value = this.base = '';
      this.forgetFacts();
      this.drawOff();
    }

    // Asks the server what the line would be and what may be meant; after pointing, the likeliest is put into the field.
    async consult(why) {
      const asked = ++this.asked;
      this.settled = false;
      clearTimeout(this.waiting);
      let answer = await this.ask({ line: why === 'point' ? '' : this.field.value, pointed: this.things });
      if (answer && why === 'point' && asked === this.asked) {
        this.field.value = answer.likeliest;
        this.forgetFacts();
        answer = answer.likeliest ? await this.ask({ line: this.field.value, pointed: this.things }) : answer;
      }
      if (answer && asked === this.asked) {
        this.answer = answer;
        this.draw();
        this.settled = true;
      }
    }

    draw() {
      const problem = this.answer && this.line ? this.answer.problem : null;
      const stated = this.answer ? this.answer.statements.concat(this.answer.end || []) : [];
      this.state.replaceChildren();
      if (problem) {
        this.state.append('Not a statement yet: ' + problem.detail, ...this.nearestButtons(problem));
      } else if (this.things.length > 0) {
        this.state.textContent = this.things.map((thing) => this.named(thing)).join(' → ');
      }
      this.notes.replaceChildren(...stated.flatMap((it) => it.notes.map((note) => {
        const item = html('li', note.rule ? 'wd-breach' : '');
        item.append(html('b', '', it.text), ' ', ...wardiary.ruled(note.what + (note.strict ? ' (strict)' : ''), this.book));
        return item;
      })));
      this.drawList();
      this.drawGiver();
      const attack = Boolean(stated.length > 0 && stated[stated.length - 1].attack);
      this.factsPart.hidden = !this.line;
      if (attack !== this.attack) {
        this.attack = attack;
        this.factsPart.open = attack;
      }
      this.drawMarks();
    }

    named(thing) {
      return thing.startsWith('@') ? thing.slice(1) : thing;
    }

    // What may be meant by what was pointed at, and how what is typed may go on.
    drawList() {
      const items = this.answer ? this.answer.meant.map((it) => this.item(it.text, it.label, it.text === this.base)) : [];
      if (this.typed && this.answer) {
        this.answer.words.filter((word) => !this.field.value.endsWith(word)).slice(0, 12).forEach((word) => items.push(this.item(this.field.value.slice(0, this.field.value.lastIndexOf(' ') + 1) + word, '', false, word)));
      }
      this.list.replaceChildren(...items);
    }

    item(text, label, pressed, shown) {
      const item = html('li');
      const made = item.appendChild(html('button', 'wd-option'));
      made.type = 'button';
      made.dataset.text = text;
      made.setAttribute('aria-pressed', String(pressed));
      made.append(html('b', '', shown || text), html('span', '', label));
      return item;
    }

    chooseFrom(event) {
      const made = event.target.closest('[data-text]');
      if (made) {
        this.take(made.dataset.text);
      }
    }

    // Takes an offered statement; one to which a word is still to be added is completed in the field.
    take(text) {
      this.write(text);
      const open = [this.answer && this.answer.meant, this.choice.next, this.choice.others].some(function (all) { return (all || []).some(function (it) { return it.text === text && it.open; }); });
      if (open) {
        this.field.focus();
      } else {
        this.typed = false;
        this.giver.focus({ preventScroll: true });
      }
    }

    drawGiver() {
      const ready = this.line && !this.disabled;
      this.giver.textContent = 'Record';
      this.giver.setAttribute('aria-label', this.line ? 'Record ' + this.line : 'Record: point or type first');
      this.giver.setAttribute('aria-disabled', String(!ready));
      this.undo.setAttribute('aria-disabled', String(!this.line && this.things.length === 0));
    }

    async record() {
      const line = this.line;
      if (!line || this.disabled) {
        return;
      }
      const here = document.activeElement;
      if (await this.act({ do: 'answer', answer: line })) {
        this.restart();
        await this.consult();
        if (here === this.field || this.root.hidden) {
          this.field.focus({ preventScroll: true });
        }
      }
    }

    drawSteps() {
      this.steps.replaceChildren(...this.choice.next.map((it, i) => button(i === 0 ? 'wd-entry-first' : '', it.label, 'Write ' + it.text + ': ' + it.label, () => this.take(it.text))));
    }

    drawOthers() {
      this.othersPart.hidden = this.choice.others.length === 0;
      this.othersPart.lastChild.replaceChildren(...this.choice.others.map((it) => button('', it.label, 'Write ' + it.text + ': ' + it.label, () => this.take(it.text))));
    }

    drawOff() {
      const off = this.choice ? this.choice.off : [];
      this.offPart.hidden = off.length === 0;
      this.offPart.firstChild.textContent = 'Not on the map (' + off.length + ')';
      this.offPart.lastChild.replaceChildren(...off.map((unit) => {
        const made = button('wd-entry-unit', '', 'Point at ' + unit[0] + ': ' + unit[1], () => this.point(unit[0]));
        made.setAttribute('aria-pressed', String(this.things.includes(unit[0])));
        made.append(html('b', '', unit[0]), html('span', '', unit[1]));
        return made;
      }));
    }

    // The file's words for facts; they are written after the statement in the field.
    drawFacts() {
      const fields = this.choice.facts.map((fact, i) => {
        const label = html('label', '', fact.label);
        const field = label.appendChild(html(fact.words.length > 0 ? 'select' : 'input'));
        if (fact.words.length > 0) {
          field.append(option('', '–'), ...fact.words.map(function (word) { return option(word); }));
        }
        field.autocomplete = 'off';
        field.dataset.fact = fact.key || fact.label;
        field.value = this.facts[i] || '';
        field.addEventListener(fact.words.length > 0 ? 'change' : 'input', () => {
          this.facts[i] = field.value.trim();
          this.compose();
        });
        return label;
      });
      this.factsPart.lastChild.replaceChildren(...fields);
    }

    forgetFacts() {
      this.base = this.field.value;
      this.facts = [];
      this.factsPart.querySelectorAll('select, input').forEach(function (field) { field.value = ''; });
    }

    compose() {
      const facts = this.choice.facts.map((fact, i) => this.facts[i] ? fact.key + (/\s/.test(this.facts[i]) ? '"' + this.facts[i] + '"' : this.facts[i]) : '').filter(Boolean);
      this.field.value = this.base.trim() + (facts.length > 0 ? ' <' + facts.join(' ') + '>' : '');
      this.consultSoon();
    }

    drawEnd(state) {
      const how = html('label', '', 'how');
      const word = how.appendChild(html(this.choice.endings.length > 0 ? 'select' : 'input'));
      word.autocomplete = 'off';
      word.append(...(this.choice.endings.length > 0 ? [option('', 'not known'), ...this.choice.endings.map(function (ending) { return option(ending[0], ending[1]); })] : []));
      const who = html('label', '', 'result');
      const result = who.appendChild(html('select'));
      result.append(...state.sides.map(function (side) { return option(side, side + ' won'); }), option('draw', 'a draw'), option('*', 'left unfinished'));
      result.className = 'wd-entry-result';
      word.className = 'wd-entry-how';
      const made = button('wd-entry-over', 'End the game', 'End the game', () => {
        this.act(word.value.trim() ? { do: 'end', result: result.value, termination: word.value.trim() } : { do: 'end', result: result.value });
      });
      this.endPart.lastChild.replaceChildren(who, how, made);
    }

    // The last statement, and a button that takes it back.
    drawLast(state) {
      const parts = [];
      if (state.back !== undefined) {
        const text = state.document.steps[state.document.steps.length - 1].answers.map(function (answer) { return answer[2]; }).join(' ');
        parts.push(html('span', '', 'Last: '), html('b', '', text), button('wd-take-back', 'Take it back', 'Take back ' + text, () => this.act({ do: 'take-back', ply: state.back })));
      }
      this.lastPart.replaceChildren(...parts);
    }

    // What is pointed at.
    chosen() {
      const all = this.choice.targets || [];
      return this.things.map((thing) => all.findIndex(function (target) { return target[5] === thing; })).filter(function (number) { return number >= 0; });
    }

    key(event) {
      const options = Array.from(this.list.querySelectorAll('.wd-option'));
      const to = (number) => {
        const there = number < 0 ? this.field : options[number];
        if (there) {
          there.focus();
        }
      };
      if (event.target === this.field && event.key === 'Enter') {
        this.record();
      } else if (event.target === this.field && event.key === 'ArrowDown') {
        to(0);
      } else if (event.target.closest('.wd-option') && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        to(options.indexOf(event.target) + (event.key === 'ArrowDown' ? 1 : -1));
      } else {
        return false;
      }
      return true;
    }
  }

  wardiary.Entry = Entry;
})(window.wardiary = window.wardiary || {});
