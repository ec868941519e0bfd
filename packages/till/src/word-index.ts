import { must } from '@turoos/contract';

/**
 * An index over texts with a space before each word. No needle reaches into a second word, so it is looked for
 * among the different words of all texts, which are a tenth of the texts, and each word knows the texts it is in.
 */
export interface WordIndex {
  /** Yields the places of the texts that contain all needles, in their order. */
  placesWith(needles: readonly string[]): Generator<number>;
  /** The different words. */
  words: readonly string[];
  /** Tests whether a word begins with this. */
  hasBeginning(beginning: string): boolean;
}

export function indexWords(texts: readonly string[]): WordIndex {
  const { words, uses } = collectWords(texts);
  const { starts, places } = placesOfWords(words.length, uses);
  const allWords = `${words.map((word) => ` ${word}`).join('')} `;
  const wordStarts = startsOf(words);

  /** Marks the texts with a word that contains the needle. */
  const textsWith = (needle: string): Uint8Array => {
    const marks = new Uint8Array(texts.length);
    for (let at = allWords.indexOf(needle); at >= 0;) {
      const word = wordAt(wordStarts, at);
      const end = must(starts[word + 1]);
      for (let use = must(starts[word]); use < end; use++) marks[must(places[use])] = 1;
      const next = wordStarts[word + 1];
      at = next === undefined ? -1 : allWords.indexOf(needle, next);
    }
    return marks;
  };

  return {
    words,
    hasBeginning: (beginning) => allWords.includes(` ${beginning}`),
    *placesWith(needles) {
      const marks = needles.map(textsWith);
      for (let place = 0; place < texts.length; place++)
        if (marks.every((marked) => marked[place] === 1)) yield place;
    },
  };
}

/** Numbers the different words; `uses` are pairs of a word's number and the place of a text it is in. */
function collectWords(texts: readonly string[]): { words: string[]; uses: Uint32Array } {
  const numbers = new Map<string, number>();
  let uses = new Uint32Array(1024);
  let length = 0;
  texts.forEach((text, place) => {
    for (let from = 0; from < text.length;) {
      const space = text.indexOf(' ', from);
      const end = space < 0 ? text.length : space;
      if (end > from) {
        const word = text.slice(from, end);
        let number = numbers.get(word);
        if (number === undefined) numbers.set(word, (number = numbers.size));
        if (length + 2 > uses.length) uses = grown(uses);
        uses[length++] = number;
        uses[length++] = place;
      }
      from = end + 1;
    }
  });
  return { words: [...numbers.keys()], uses: uses.subarray(0, length) };
}

function grown(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Sorts the uses by word: those of a word begin at its start and end at the next word's. */
function placesOfWords(count: number, uses: Uint32Array): { starts: Uint32Array; places: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < uses.length; at += 2) {
    const following = must(uses[at]) + 1;
    starts[following] = must(starts[following]) + 1;
  }
  for (let word = 0; word < count; word++) starts[word + 1] = must(starts[word + 1]) + must(starts[word]);
  const next = starts.slice();
  const places = new Uint32Array(uses.length / 2);
  for (let at = 0; at < uses.length; at += 2) {
    const word = must(uses[at]);
    const place = must(next[word]);
    places[place] = must(uses[at + 1]);
    next[word] = place + 1;
  }
  return { starts, places };
}

/** Returns where each word begins, with the space before it. */
function startsOf(words: readonly string[]): Uint32Array {
  const starts = new Uint32Array(words.length);
  let at = 0;
  words.forEach((word, number) => {
    starts[number] = at;
    at += word.length + 1;
  });
  return starts;
}

/** Returns the number of the word at this position: the last that does not begin behind it. */
function wordAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (must(starts[middle]) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
