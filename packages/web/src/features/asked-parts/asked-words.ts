import type { AskedPart } from '@turoos/contract';

type Times = AskedPart['recent'];

const eachOnce = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('، ');

/** The names of those who asked last. */
export const namesOf = (recent: Times): string =>
  eachOnce(recent.map(({ customer, name }) => customer?.name ?? name));

export const notesOf = (recent: Times): string => eachOnce(recent.map(({ note }) => note));

export const carOf = ({ make, model, year, vin }: Pick<Times[number], 'make' | 'model' | 'year' | 'vin'>) =>
  [make, model, year, vin].filter(Boolean).join(' ');

/** The cars it was asked for last. */
export const carsOf = (recent: Times): string => eachOnce(recent.map(carOf));
