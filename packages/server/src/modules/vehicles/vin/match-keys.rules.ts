/** One position of a key: the characters it accepts, and its weight. */
interface Place {
  accepts: (character: string) => boolean;
  weight: number;
}

const any: Place = { accepts: () => true, weight: 0 };
const digit: Place = { accepts: (character) => /\d/.test(character), weight: 0.1 };

/**
 * Returns the number of characters a key fixes, or undefined when it doesn't match. The first part of a key
 * describes the characters 4–8, the part after `|` the characters 10–17; a shorter part is a prefix.
 */
export function matchKeys(keys: string, vin: string): number | undefined {
  const [described = '', serial = ''] = keys.split('|');
  const parts = [matchPart(described, vin.slice(3, 8)), matchPart(serial, vin.slice(9))];
  return parts.includes(undefined) ? undefined : (parts as number[]).reduce((sum, part) => sum + part, 0);
}

function matchPart(key: string, characters: string): number | undefined {
  let weight = 0;
  for (const [at, place] of placesOf(key).entries()) {
    const character = characters[at];
    if (character === undefined || !place.accepts(character)) return undefined;
    weight += place.weight;
  }
  return weight;
}

const placesOf = (key: string): Place[] =>
  (key.match(/\[[^\]]*\]|./g) ?? []).map((token) => {
    if (token === '*') return any;
    if (token === '#') return digit;
    if (token.startsWith('[')) return { accepts: oneOf(token.slice(1, -1)), weight: 0.5 };
    return { accepts: (character) => character === token, weight: 1 };
  });

/** 'A-C9' accepts A, B, C and 9. */
const oneOf = (set: string) => (character: string) =>
  (set.match(/.-.|./g) ?? []).some((range) =>
    range.length === 3
      ? character >= (range[0] as string) && character <= (range[2] as string)
      : character === range,
  );
