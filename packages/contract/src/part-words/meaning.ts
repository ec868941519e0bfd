/** One meaning of a word or phrase. */
export interface Meaning {
  /** The group it comes from: its English name, the model, or the shop's own word. */
  key: string;
  /** The words and phrases that mean the same, each as its folded words. */
  phrases: readonly (readonly string[])[];
  /** How far it is from what was typed: 0 is another spelling, 1 another word, more a less likely one. */
  rank: number;
  ofVehicle: boolean;
  /** The usual Latin names of the model that the word names, and of the same car elsewhere. */
  models?: readonly string[];
  /** The years in which the generation that the word names was built. */
  years?: readonly [from: number, to: number];
}

/** The shop's own words, and the built-in groups that do not hold in it. */
export interface ShopWords {
  own: readonly { word: string; means: readonly string[] }[];
  /** The English names of groups that are switched off. */
  off: readonly string[];
}

export const noShopWords: ShopWords = { own: [], off: [] };
