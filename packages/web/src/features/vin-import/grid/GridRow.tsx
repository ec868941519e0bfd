import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import type { RowProblems } from '../row-problems';
import { vinColumnNames, vinColumns, type VinColumn, type VinRow } from '../vin-columns';
import type { Place } from './sheet-edits';

export type Warehouses = readonly { _id: string; name: string }[];

type GridRowProps = {
  row: VinRow;
  at: number;
  problems: RowProblems | undefined;
  warehouses: Warehouses;
  onCell: (place: Place, text: string) => void;
  onRemove: (at: number) => void;
};

/** One part's row. Memoised, because a table may have hundreds of rows. */
export const GridRow = memo(function GridRow({
  row,
  at,
  problems,
  warehouses,
  onCell,
  onRemove,
}: GridRowProps) {
  return (
    <tr className="divide-x divide-line border-t border-line">
      <th scope="row" className="bg-sunken px-2 text-sm font-normal text-muted tabular-nums">
        {at + 1}
      </th>
      {vinColumnNames.map((column) => (
        <td key={column} className={cn('p-0', problems?.[column] && 'bg-danger-soft')}>
          <Cell
            row={row}
            at={at}
            column={column}
            problem={problems?.[column]}
            warehouses={warehouses}
            onCell={onCell}
          />
        </td>
      ))}
      <td className="px-1">
        <IconButton size="sm" icon={Trash2} label={`حذف الصف ${at + 1}`} onClick={() => onRemove(at)} />
      </td>
    </tr>
  );
});

type CellProps = Pick<GridRowProps, 'row' | 'at' | 'warehouses' | 'onCell'> & {
  column: VinColumn;
  problem: string | undefined;
};

function Cell({ row, at, column, problem, warehouses, onCell }: CellProps) {
  const { label, ...look } = vinColumns[column];
  const ltr = 'ltr' in look;
  const cell = {
    'data-row': at,
    'data-column': column,
    'aria-label': `${label}، صف ${at + 1}`,
    'aria-invalid': problem ? true : undefined,
    title: problem,
    value: row[column],
    className: cn(
      'h-9 w-full bg-transparent px-2 -outline-offset-2 pointer-coarse:h-11',
      ltr && 'text-end tabular-nums',
    ),
  } as const;
  if (column === 'warehouse')
    return (
      <select {...cell} onChange={(event) => onCell({ row: at, column }, event.target.value)}>
        <option value="">الافتراضي</option>
        {warehouses.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {legible(name)}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...cell}
      // the column decides the width
      size={1}
      autoComplete="off"
      dir={ltr ? 'ltr' : undefined}
      placeholder={'hint' in look ? look.hint : undefined}
      onChange={(event) => onCell({ row: at, column }, event.target.value)}
    />
  );
}
