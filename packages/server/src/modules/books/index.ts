export { checkAllBooks, checkBooks, type Verdict } from './check-books';
export { readLastSeal } from './last-seal.queries';
