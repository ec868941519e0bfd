import { usdText, type Cell, type CellKind } from '@turoos/contract';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Aden',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a cell for display. */
export function cellText(value: Cell, kind: CellKind): string {
  if (value === null) return '';
  if (kind === 'day') return String(value).split('-').toReversed().join('/');
  if (kind === 'moment') return moment.format(new Date(value)).replace(',', '');
  if (typeof value === 'string') return value;
  if (kind === 'usd') return `${value < 0 ? '-' : ''}$${usdText(Math.abs(value))}`;
  return `${number.format(value)}${kind === 'percent' ? '%' : ''}`;
}

/** All kinds but text are displayed left to right. */
export const isLtr = (kind: CellKind): boolean => kind !== 'text';

/** Relative widths of the columns. */
export const columnShare: Readonly<Record<CellKind, number>> = {
  text: 2.4,
  code: 1.8,
  number: 1,
  percent: 0.9,
  usd: 1.3,
  day: 1.2,
  moment: 1.7,
};
