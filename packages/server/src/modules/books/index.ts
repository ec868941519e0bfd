export { checkAllBooks, checkBooks, type Verdict } from './check-books';
