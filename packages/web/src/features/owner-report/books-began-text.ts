import { formatDate } from '@/lib/format/format';

/** Says why a period has no net profit: the books of the shop begin within it or after it. */
export const booksBeganText = (booksSince: string | null): string =>
  `صافي الربح يُحسب من الدفاتر${booksSince === null ? '' : `، وقد بدأت في ${formatDate(booksSince)}`}`;
