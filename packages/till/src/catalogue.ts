import { canBeMistyped, isNear, must, type CopiedPart, type MeantNeedles } from '@turoos/contract';
import { byCode, codesOf, indexCodes, type CodeIndex } from './code-index';
import { indexWords, type WordIndex } from './word-index';

/** Sorts the best sellers first, and newer parts before older ones. */
export const bestFirst = (a: CopiedPart, b: CopiedPart): number =>
  b.popularity - a.popularity || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** They know the ids of parts only, so that they keep no outdated part in memory. */
interface Indexes {
  /** The best sellers first. */
  ids: readonly string[];
  words: WordIndex;
  codes: readonly CodeIndex[];
}

function build(all: Iterable<CopiedPart>): Indexes {
  const parts = [...all].toSorted(bestFirst);
  return {
    ids: parts.map(({ id }) => id),
    words: indexWords(parts.map(({ searchText }) => searchText)),
    codes: codesOf.map((codes) => indexCodes(parts, codes)),
  };
}

/**
 * The parts of the copy, with indexes by word and number. The indexes stay as they were built while parts change:
 * what they find of a part that is found differently now is skipped, and the changed parts are searched one by one.
 */
export class Catalogue {
  #parts = new Map<string, CopiedPart>();
  #indexes = build([]);
  /** The parts that are found in other ways than when the indexes were built. */
  #changed = new Map<string, CopiedPart>();
  /** The ids that the indexes contain and must not find. */
  #outdated = new Set<string>();
  readonly #mostChanged: number;

  /** With more changed parts than this the indexes are built anew; fewer are quickly looked through one by one. */
  constructor(mostChanged = 2000) {
    this.#mostChanged = mostChanged;
  }

  get size(): number {
    return this.#parts.size;
  }

  get(id: string): CopiedPart | undefined {
    return this.#parts.get(id);
  }

  all(): IterableIterator<CopiedPart> {
    return this.#parts.values();
  }

  put(part: CopiedPart): void {
    const former = this.#parts.get(part.id);
    this.#parts.set(part.id, part);
    if (this.#changed.has(part.id) || !former || !isFoundAlike(former, part)) {
      if (former) this.#outdated.add(part.id);
      this.#changed.set(part.id, part);
    }
  }

  remove(id: string): void {
    if (!this.#parts.delete(id)) return;
    this.#changed.delete(id);
    this.#outdated.add(id);
  }

  clear(): void {
    this.#parts.clear();
    this.#buildIndexes();
  }

  /** Builds the indexes anew if much has changed; a search does the same, but somebody waits for it. */
  settle(): void {
    if (this.#changed.size > this.#mostChanged) this.#buildIndexes();
  }

  #buildIndexes(): void {
    this.#indexes = build(this.#parts.values());
    this.#changed.clear();
    this.#outdated.clear();
  }

  /** Returns active parts whose search text contains all needles, the best sellers first. */
  withWords(needles: readonly string[], limit: number): CopiedPart[] {
    this.settle();
    const { ids, words } = this.#indexes;
    const indexed = mapped(words.placesWith(needles), (place) => ids[place]);
    return this.#best(indexed, ({ searchText }) => needles.every((one) => searchText.includes(one)), limit);
  }

  /** Returns active parts that match a combination of meanings, sold ones first, of these the closest combinations. */
  withMeanings(meant: readonly MeantNeedles[], limit: number): CopiedPart[] {
    const ranks = new Map<CopiedPart, number>();
    for (const { needles, rank } of meant)
      for (const part of this.withWords(needles, limit))
        ranks.set(part, Math.min(rank, ranks.get(part) ?? rank));
    const unsold = ({ popularity }: CopiedPart) => Number(popularity <= 0);
    return [...ranks]
      .toSorted(([a, rankA], [b, rankB]) => unsold(a) - unsold(b) || rankA - rankB || bestFirst(a, b))
      .map(([part]) => part)
      .slice(0, limit);
  }

  /** Returns those of the words with which a word of a part begins. */
  wordsBegunBy(words: readonly string[]): Set<string> {
    this.settle();
    const changed = [...this.#changed.values()];
    const { words: indexed } = this.#indexes;
    return new Set(
      words.filter(
        (word) =>
          indexed.hasBeginning(word) || changed.some(({ searchText }) => searchText.includes(` ${word}`)),
      ),
    );
  }

  /** Returns the words of all parts that are one letter away from one of these. */
  wordsNear(words: readonly string[]): string[] {
    this.settle();
    const isWanted = (word: string) => canBeMistyped(word) && words.some((typed) => isNear(typed, word));
    const changed = [...this.#changed.values()].flatMap(({ searchText }) => searchText.split(' '));
    return [...new Set([...this.#indexes.words.words.filter(isWanted), ...changed.filter(isWanted)])];
  }

  bestSellers(limit: number): CopiedPart[] {
    this.settle();
    return this.#best(this.#indexes.ids, () => true, limit);
  }

  /** Returns numbers that begin with the code and their parts, of each kind the first ones in their order. */
  startingWith(code: string, limit: number): { code: string; part: CopiedPart }[] {
    this.settle();
    const found = codesOf.flatMap((codes, kind) => {
      const indexed = mapped(this.#indexes.codes[kind]?.startingWith(code) ?? [], (one) =>
        this.#outdated.has(one.id) ? undefined : one,
      );
      const changed = [...this.#changed.values()].flatMap((part) =>
        codes(part)
          .filter((own) => own.startsWith(code))
          .map((own) => ({ code: own, id: part.id })),
      );
      return [...first(indexed, limit), ...changed].toSorted(byCode).slice(0, limit);
    });
    return found.map((one) => ({ code: one.code, part: must(this.#parts.get(one.id)) }));
  }

  /** Returns the best of the active parts that the indexes found and of the changed ones that are wanted. */
  #best(indexed: Iterable<string>, isWanted: (part: CopiedPart) => boolean, limit: number): CopiedPart[] {
    const active = mapped(indexed, (id) => {
      const part = this.#outdated.has(id) ? undefined : this.#parts.get(id);
      return part?.isActive ? part : undefined;
    });
    const changed = [...this.#changed.values()].filter((part) => part.isActive && isWanted(part));
    return [...first(active, limit), ...changed].toSorted(bestFirst).slice(0, limit);
  }
}

/** Whether all searches find two states of a part alike; its price and stock do not matter. */
const isFoundAlike = (a: CopiedPart, b: CopiedPart): boolean =>
  a.searchText === b.searchText &&
  a.popularity === b.popularity &&
  a.isActive === b.isActive &&
  a.partNumber === b.partNumber &&
  a.barcode === b.barcode &&
  a.numbers.length === b.numbers.length &&
  a.numbers.every((number, place) => number === b.numbers[place]);

function* mapped<T, R>(from: Iterable<T>, map: (value: T) => R | undefined): Generator<R> {
  for (const value of from) {
    const result = map(value);
    if (result !== undefined) yield result;
  }
}

function* first<T>(from: Iterable<T>, count: number): Generator<T> {
  let left = count;
  if (left > 0)
    for (const value of from) {
      yield value;
      if (--left === 0) return;
    }
}
