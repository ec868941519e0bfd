import { bareWord, phraseWords } from '../part-words/word-forms';
import { sideWords } from '../part-words/words/sides.table';
import { placeKinds, placeLabels, placeText, type PartPlace, type PlaceKind } from './part-place';

/** Says of a part's place what its name does not say already. */
export function placeNote(place: PartPlace, name: string): string {
  if (!place.axle && !place.side && !place.position) return '';
  const { place: named } = readPlace(name);
  return placeText({
    axle: named.axle === place.axle ? '' : place.axle,
    side: named.side === place.side ? '' : place.side,
    position: named.position === place.position ? '' : place.position,
  });
}

/** What a word says: «قدام» is the front axle. */
const meanings: ReadonlyMap<string, { kind: PlaceKind; value: string }> = new Map(
  sideWords.flatMap(([english, ...words]) => {
    const kind = placeKinds.find((one) => english in placeLabels(one));
    if (!kind) return [];
    const single = words.map(phraseWords).filter(({ length }) => length === 1);
    return [english, ...single.map(([word = '']) => bareWord(word))].map(
      (word) => [word, { kind, value: english }] as const,
    );
  }),
);

/** Reads where a part goes from words such as «امامي يمين»; what is said both ways, «يمين ويسار», is left open. */
export function readPlace(text: string): { place: PartPlace; rest: string } {
  const said: Record<PlaceKind, Set<string>> = { axle: new Set(), side: new Set(), position: new Set() };
  const rest: string[] = [];
  for (const word of text.split(/[\s/،,+-]+/)) {
    const [folded = ''] = phraseWords(word);
    const meant = meanings.get(bareWord(folded)) ?? meanings.get(bareWord(folded.replace(/^و/, '')));
    if (meant) said[meant.kind].add(meant.value);
    else if (word !== '') rest.push(word);
  }
  const only = (kind: PlaceKind) => (said[kind].size === 1 ? [...said[kind]].join('') : '');
  const place = { axle: only('axle'), side: only('side'), position: only('position') } as PartPlace;
  return { place, rest: rest.join(' ') };
}
