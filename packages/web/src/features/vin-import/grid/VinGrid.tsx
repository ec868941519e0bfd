import { warehousesApi } from '@turoos/contract';
import { useCallback, useRef } from 'react';
import { useData } from '@/lib/http/use-data';
import type { RowProblems } from '../row-problems';
import { vinColumnNames, vinColumns, type VinRow } from '../vin-columns';
import { GridRow, type Warehouses } from './GridRow';
import { setCell, type Place } from './sheet-edits';
import { useSheetKeys } from './use-sheet-keys';

type VinGridProps = {
  rows: readonly VinRow[];
  problems: ReadonlyMap<string, RowProblems>;
  onChange: (change: (rows: readonly VinRow[]) => VinRow[]) => void;
};

const nowhere: Warehouses = [];

/** The parts as a spreadsheet: cells are typed, pasted as a block or filled down. */
export function VinGrid({ rows, problems, onChange }: VinGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const { data } = useData('warehouses', warehousesApi.list, { query: { limit: 1000, isActive: 'true' } });
  const keys = useSheetKeys(table, onChange);
  const onCell = useCallback(
    (place: Place, text: string) => onChange((now) => setCell(now, place, text)),
    [onChange],
  );
  const onRemove = useCallback(
    (at: number) => onChange((now) => now.filter((_, place) => place !== at)),
    [onChange],
  );

  return (
    <div className="relative overflow-x-auto rounded-md border border-line">
      <table ref={table} aria-label="القطع" className="w-max min-w-full border-collapse text-sm" {...keys}>
        <thead>
          <tr className="divide-x divide-line bg-sunken text-start">
            <th scope="col" className="px-2 py-2">
              <span className="sr-only">الصف</span>
            </th>
            {vinColumnNames.map((column) => (
              <th
                key={column}
                scope="col"
                style={{ minWidth: vinColumns[column].width }}
                className="px-2 py-2 text-start font-semibold whitespace-nowrap"
              >
                {vinColumns[column].label}
              </th>
            ))}
            <th scope="col" className="px-1">
              <span className="sr-only">حذف</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              key={row.id}
              row={row}
              at={at}
              problems={problems.get(row.id)}
              warehouses={data?.rows ?? nowhere}
              onCell={onCell}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
