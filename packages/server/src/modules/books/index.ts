export { checkBooks } from './check-books';
