export { nearWords } from './near-words.queries';
export { addCatalogueWords, addWordsOf, readCatalogueWords } from './read-catalogue-words';
export { readMeanings } from './read-meanings';
export { readShopWords } from './shop-words.queries';
export { learnPick } from './suggestions';
export { createPartWord } from './write-part-word';
