import { notInTheShop, numbers } from './queries/numbers';
import { otherWordsOfTheEngine, otherWordsOfTheRest } from './queries/other-words';
import { recordedWords } from './queries/recorded-words';
import { secondList } from './queries/second-list';
import { thirdList } from './queries/third-list';
import { typingMistakes, writingHabits } from './queries/typing';
import { vehicleNames } from './queries/vehicle-names';
import type { Query } from './query-table';

/** What clerks type when a customer asks, by what makes it hard. */
export const queries: Readonly<Record<string, readonly Query[]>> = {
  'words as recorded': recordedWords,
  'other words of the engine': otherWordsOfTheEngine,
  'other words of the rest': otherWordsOfTheRest,
  'vehicle names': vehicleNames,
  'typing mistakes': typingMistakes,
  'writing habits': writingHabits,
  numbers,
  'not in the shop': notInTheShop,
  'second list': secondList,
  'third list': thirdList,
};
