export { checkAllBooks, checkBooks, type Verdict } from './check-books';
export { readDaysSealedAgain, readLastSeal } from './last-seal.queries';
