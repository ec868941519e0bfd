/** Where on the car a part goes; '' where nobody said. */
export const partPlaces = {
  axle: { front: 'أمامي', rear: 'خلفي' },
  side: { right: 'يمين', left: 'يسار' },
  position: { upper: 'علوي', lower: 'سفلي', inner: 'داخلي', outer: 'خارجي' },
} as const;

export type PartAxle = '' | keyof typeof partPlaces.axle;
export type PartSide = '' | keyof typeof partPlaces.side;
export type PartPosition = '' | keyof typeof partPlaces.position;

export interface PartPlace {
  axle: PartAxle;
  side: PartSide;
  position: PartPosition;
}

export type PlaceKind = keyof typeof partPlaces;
export const placeKinds: readonly PlaceKind[] = ['axle', 'side', 'position'];
export const placeLabels = (kind: PlaceKind): Readonly<Record<string, string>> => partPlaces[kind];

/** Says a place in words: «أمامي يمين علوي». */
export const placeText = (place: PartPlace): string =>
  placeKinds.flatMap((kind) => placeLabels(kind)[place[kind]] ?? []).join(' ');
