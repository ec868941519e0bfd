import type { Cell, CellKind } from '@turoos/contract';
import { formatDate, formatDateTime, formatNumber, formatUsd } from '@/lib/format/format';
import { Code, PartNumber } from '@/ui/Code';

/** Formats a number by the kind of its column. */
export const figureText = (value: number, kind: CellKind): string =>
  kind === 'usd' ? formatUsd(value) : `${formatNumber(value)}${kind === 'percent' ? '%' : ''}`;

/** Renders a stored cell by the kind of its column. */
export function CellView({ value, kind }: { value: Cell; kind: CellKind }) {
  if (value === null || value === '') return <span className="text-faint">—</span>;
  if (typeof value === 'number') return <Code>{figureText(value, kind)}</Code>;
  if (kind === 'day') return <bdi>{formatDate(value)}</bdi>;
  if (kind === 'moment') return <bdi>{formatDateTime(value)}</bdi>;
  if (kind === 'code') return <PartNumber>{value}</PartNumber>;
  return value;
}
