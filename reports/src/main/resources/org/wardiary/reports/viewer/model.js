// The game's document (GameDocument.java) as steps: the board, the position, the legal answers.
'use strict';
(function (wardiary) {
  function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  }

  function copy(value) {
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  }

  // objects are merged, other values replaced; a record may contain any name, so own properties only
  function merge(target, change) {
    Object.keys(change).forEach(function (name) {
      const value = change[name];
      if (isObject(value) && Object.prototype.hasOwnProperty.call(target, name) && isObject(target[name])) {
        merge(target[name], value);
      } else {
        target[name] = copy(value);
      }
    });
  }

  function remove(target, path) {
    let at = target;
    path.slice(0, -1).forEach(function (name) { at = at[name]; });
    delete at[path[path.length - 1]];
  }

  function change(position, step) {
    step.gone.forEach(function (path) { remove(position, path); });
    merge(position, step.set);
  }

  // "I10" after "I2"
  const byName = new Intl.Collator('en', { numeric: true }).compare;

  class Model {
    constructor(doc) {
      this.doc = doc;
      this.last = doc.steps.length - 1;
      // of a game that is recorded only nobody knows what may be answered
      this.rules = doc.level !== 'recorded';
      // the page of a game in play says more: it may have ended without a result
      this.ended = doc.result !== '*';
      // the steps of the game, then those of variations, each of which follows the step `from`
      this.steps = doc.steps.concat(doc.asides || []);
      this.lines = this.findLines();
      this.boards = [];
      this.plates = [];
      this.scores = [];
      this.turns = [];
      this.legalLists = new Map();
      this.reached = { step: -1, position: {} };
      this.aside = { step: -1, position: {} };
      this.openings = this.follow(wardiary.openings);
      this.moments = doc.moments;
      this.chances = null;
      this.steps.forEach((step, number) => {
        const from = this.from(number);
        const board = from < 0 ? [] : this.boards[from].slice();
        (step.board || []).forEach(function (splice) { board.splice(...splice); });
        this.boards.push(board);
        this.plates.push(step.plates || (from < 0 ? [] : this.plates[from]));
        this.scores.push(step.score || (from < 0 ? null : this.scores[from]));
        this.turns.push('turn' in step.set ? step.set.turn : from < 0 ? 0 : this.turns[from]);
      });
    }

    // The step that a step follows; -1 for the start.
    from(number) {
      return number > this.last ? this.steps[number].from : number - 1;
    }

    // For each step of a variation, its variation { first, last, comments, instead }; `instead` is the step that it
    // replaces.
    findLines() {
      const lines = new Map();
      this.steps.forEach(function (step, instead) {
        (step.variations || []).forEach(function (data) {
          const line = { first: data[0], last: data[1], comments: data.slice(2), instead };
          for (let number = line.first; number <= line.last; number++) {
            lines.set(number, line);
          }
        });
      });
      return lines;
    }

    // The variations that replace a step.
    variations(number) {
      return (this.steps[number].variations || []).map((data) => this.lines.get(data[0]));
    }

    // Adds a step, whose board has shapes of its own (ForkDocument.java), to a line that the user plays; returns its
    // number.
    add(line, from, data) {
      const number = this.steps.length;
      const doc = this.doc;
      const shape = (doc.shapes || []).length;
      const place = (doc.placed || []).length;
      (data.shapes || []).forEach(function (one) {
        doc.shapes.push(one[0] !== 'g' ? one : one.map(function (value, i) { return i >= 5 && (i - 5) % 3 === 0 ? value + shape : value; }));
      });
      (data.placed || []).forEach(function (one) { doc.placed.push([one[0] + shape, one[1], one[2]]); });
      const board = [];
      (data.board || []).forEach(function (splice) { board.splice(...splice); });
      this.boards.push(board.map(function (item) { return item + place; }));
      this.plates.push((data.plates || []).map(function (plate) {
        return Object.assign({}, plate, { emblem: plate.emblem + place, lost: plate.lost.map(function (item) { return item + place; }) });
      }));
      this.scores.push(data.score || this.scores[from]);
      this.turns.push(data.position.turn);
      this.steps.push({ from, answers: [data.answer], words: [], whole: data.position, legal: data.legal });
      line.first = line.first || number;
      line.last = number;
      this.lines.set(number, line);
      return number;
    }

    // The step of the game at which the line to a step branches off, and the answers from there to it.
    branch(number) {
      const answers = [];
      let at = number;
      for (; at > this.last; at = this.from(at)) {
        answers.unshift(this.steps[at].answers[0][2]);
      }
      return { ply: at, answers };
    }

    // The step of the game that the variation of a step, or the outermost one around it, replaces; a step of the game
    // is itself.
    inGame(number) {
      return number > this.last ? this.inGame(this.lines.get(number).instead) : number;
    }

    // The next step of the game, or of the variation; the same one at its end.
    next(number) {
      return Math.min(number + 1, number > this.last ? this.lines.get(number).last : this.last);
    }

    previous(number) {
      return Math.max(0, this.from(number));
    }

    // The name of a step in addresses: its number; for a step of a variation, "v" and its number among those.
    name(number) {
      return number > this.last ? 'v' + (number - this.last) : String(number);
    }

    named(name) {
      const parts = /^(v?)(\d+)$/.exec(name);
      const number = parts ? Number(parts[2]) : 0;
      if (parts && parts[1]) {
        return number > 0 && this.last + number < this.steps.length ? this.last + number : 0;
      }
      return Math.min(number, this.last);
    }

    // For each step, its position in the archive's openings; null if no other game reached it.
    follow(openings) {
      if (!openings || openings.game !== this.doc.game) {
        return [];
      }
      let number = 0;
      return this.doc.steps.map(function (step) {
        step.answers.forEach(function (answer) {
          const choice = number < 0 ? null : openings.positions[number].choices.find(function (it) { return it[0] === answer[2]; });
          number = choice ? choice[1] : -1;
        });
        return number < 0 ? null : openings.positions[number];
      });
    }

    // Takes the chances of the game (ChancesDocument.java); returns whether they are of this game.
    judge(chances) {
      if (!chances || chances.id !== this.doc.id || this.doc.viewer !== 'umpire') {
        return false;
      }
      const ended = (turn) => {
        const next = this.turns.findIndex((now, number) => now > turn && number <= this.last);
        return turn === 0 ? 0 : next < 0 ? this.last : next;
      };
      // the first-named side's chance in thousandths, with the step from which it holds
      this.chances = chances.points.map(function (point) { return [ended(point[0]), point[1]]; });
      const moments = chances.moments.map(function (moment) { return [ended(moment[0]), moment[1]]; });
      this.moments = this.doc.moments.concat(moments).sort(function (a, b) { return a[0] - b[0]; });
      return true;
    }

    // The first-named side's chance in thousandths; null before the first known one.
    chance(number) {
      return this.chances.reduce(function (last, point) { return point[0] <= number ? point[1] : last; }, null);
    }

    // The answers given so far, as in the explorer's addresses.
    way(number) {
      return this.doc.steps.slice(0, number + 1).flatMap(function (step) {
        return step.answers.map(function (answer) { return answer[2]; });
      });
    }

    // The position as `trace` writes it, without the legal answers. The caller must not change it.
    position(number) {
      if (number > this.last) {
        return this.positionAside(number);
      }
      if (number < this.reached.step) {
        this.reached = { step: -1, position: {} };
      }
      while (this.reached.step < number) {
        this.reached.step++;
        change(this.reached.position, this.doc.steps[this.reached.step]);
      }
      return this.reached.position;
    }

    positionAside(number) {
      if (this.aside.step !== number) {
        const way = [];
        let at = number;
        for (; at > this.last && at !== this.aside.step; at = this.from(at)) {
          way.push(at);
        }
        let position = copy(at > this.last ? this.aside.position : this.position(at));
        way.reverse().forEach((step) => {
          if (this.steps[step].whole) {
            position = copy(this.steps[step].whole);
          } else {
            change(position, this.steps[step]);
          }
        });
        this.aside = { step: number, position };
      }
      return this.aside.position;
    }

    // The legal answers, sorted; null if this viewer may not know them.
    legal(number) {
      const data = this.steps[number].legal;
      if (this.steps[number].whole) {
        return data;
      }
      if (!data) {
        return null;
      }
      if (!this.legalLists.has(number)) {
        const before = data[0] < 0 ? [] : this.legal(data[0]);
        const gone = new Set(data[1]);
        const list = before.filter(function (answer, i) { return !gone.has(i); }).concat(data[2]);
        this.legalLists.set(number, list.sort());
      }
      return this.legalLists.get(number);
    }

    // A line of `trace`.
    line(number) {
      const line = copy(this.position(number));
      const legal = this.legal(number);
      if (legal) {
        line.legal = legal;
      }
      return line;
    }

    // Units by space: [space, side, [unit, ...]], the board's spaces first, in its order; units sorted by name, since
    // their order in the object depends on what happened before.
    places(number) {
      const units = this.position(number).units || {};
      const bySpace = new Map();
      (this.doc.spaces || []).forEach(function (space) { bySpace.set(space, new Map()); });
      Object.keys(units).forEach(function (side) {
        Object.keys(units[side]).sort(byName).forEach(function (unit) {
          const space = units[side][unit];
          if (!bySpace.has(space)) {
            bySpace.set(space, new Map());
          }
          const sides = bySpace.get(space);
          sides.set(side, (sides.get(side) || []).concat(unit));
        });
      });
      const places = [];
      bySpace.forEach(function (sides, space) {
        sides.forEach(function (ids, side) { places.push([space, side, ids]); });
      });
      return places;
    }

    // The name of a unit, e.g. "Infantry I1".
    unitName(id) {
      const letters = /^\p{L}*/u.exec(id)[0];
      const kind = Object.prototype.hasOwnProperty.call(this.doc.kinds, letters) ? this.doc.kinds[letters] : '';
      return kind ? kind + ' ' + id : id;
    }

    // Whether nobody has to answer at a step because the game is over. Its position may still ask something: players can
    // end a game that no rule has ended.
    over(number) {
      return number === this.last && this.ended;
    }

    // Who decides what, or how the game ended.
    state(number) {
      const position = this.position(number);
      if (this.over(number)) {
        if (this.doc.result === '*') {
          return 'Left unfinished';
        }
        const how = ' (' + this.doc.termination + ')';
        return this.doc.result === 'draw' ? 'Draw' + how : this.doc.result + ' won' + how;
      }
      if (number > this.last && position.result) {
        return (position.result === 'draw' ? 'It would be a draw' : position.result + ' would have won') + ' (' + position.termination + ')';
      }
      if (!position.question) {
        return 'Nothing is asked';
      }
      if (position.question === 'turn') {
        return position.decides + ' to act';
      }
      if (position.question === 'statement') {
        const acts = position.side || 'all sides';
        return position.phase ? acts + ': ' + position.phase : acts + ' to act';
      }
      const unit = typeof position.unit === 'string' ? ' of ' + this.unitName(position.unit) : '';
      return position.decides + ' decides: ' + position.question + unit;
    }

    // Ids of the rules to read about what led to a step.
    rulesOf(number) {
      const rules = this.doc.rules || {};
      const questions = this.steps[number].answers.map(function (answer) { return answer[1]; });
      const names = number === this.last ? questions.concat(this.doc.termination) : questions;
      return Array.from(new Set(names.map(function (name) { return rules[name]; }).filter(Boolean)));
    }

    // The address of the rulebook's page in a folder, or of the page of a game file; empty if there is none.
    book(folder) {
      return folder && folder.endsWith('.html') ? folder : folder && this.doc.rulebook ? folder + this.doc.rulebook + '.html' : '';
    }

    // The turn in which the answers that led to a step were given, as the words and the record number turns. The
    // position after them is often of the next turn.
    turn(number) {
      // a statement such as "3." begins its turn itself
      return !this.rules ? this.turns[number] : this.turns[Math.max(0, this.from(number))];
    }

    // The title of a step: "turn 12, ply 40", without the ply if the viewer may not know it.
    progress(number) {
      return this.called(number, this.turn(number));
    }

    // The title of the position after a step, which has a turn of its own.
    place(number) {
      return this.called(number, this.turns[number]);
    }

    called(number, turn) {
      const position = this.position(number);
      return (number > this.last ? 'variation, ' : '') + 'turn ' + turn + ('ply' in position ? ', ply ' + position.ply : '');
    }

    // The answers that led to a step, as one text, with the mark of the last.
    answers(number) {
      const step = this.steps[number];
      return step.answers.map(function (answer) { return answer[2]; }).join(' ') + (step.mark || '');
    }
  }

  wardiary.Model = Model;
})(window.wardiary = window.wardiary || {});
