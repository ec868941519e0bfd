export { checkAllBooks, checkBooks, type Verdict } from './check-books';
export { checkSnapshot } from './check-snapshot';
export { readDaysSealedAgain } from './last-seal.queries';
