import {
  columnLabel,
  columnsOf,
  isRequired,
  missingFields,
  type BroughtKind,
  type BroughtSheet,
  type SheetChoice,
  type SheetColumn,
} from '@turoos/contract';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Select } from '@/ui/Select';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { NewWarehouseSubject } from '@/shared/warehouses/NewWarehouseDialog';
import { inWarehouse, meaningOf, withMeaning } from './column-meaning';
import { useWarehouseMeanings, newWarehouse } from './use-warehouse-meanings';

type ColumnMeaningsProps = {
  sheet: BroughtSheet;
  kind: BroughtKind;
  onChange: (choice: SheetChoice) => void;
};

/** Every column of the sheet with its first cells, and what it is read as. */
export function ColumnMeanings({ sheet, kind, onChange }: ColumnMeaningsProps) {
  const { choice } = sheet;
  const fields = Object.entries(columnsOf(kind)).map(([value, { label }]) => ({
    value,
    label: isRequired(kind, value) ? `${label} *` : label,
  }));
  const warehouses = useWarehouseMeanings(kind);
  const form = useLazyDialog<NewWarehouseSubject>(() =>
    import('@/shared/warehouses/NewWarehouseDialog').then((m) => m.default),
  );
  const left = sheet.columns.filter(({ place, hasAmounts }) => hasAmounts && meaningOf(choice, place) === '');
  const missing = missingFields(kind, choice.mapping, Object.keys(choice.warehouseColumns).length > 0);

  const choose = ({ place, heading }: SheetColumn, meaning: string) => {
    if (meaning !== newWarehouse) return onChange(withMeaning(choice, place, meaning));
    form.show({
      name: heading,
      onCreated: ({ _id }) => onChange(withMeaning(choice, place, inWarehouse(_id))),
    });
  };

  return (
    <>
      {missing.length > 0 && (
        <output className="block rounded-md bg-warning-soft px-3 py-2 text-warning">
          لم نتعرف على كل الأعمدة المطلوبة. اختر عمود:{' '}
          {missing.map((field) => columnLabel(kind, field)).join('، ')}
        </output>
      )}
      {left.length > 0 && (
        <output className="block rounded-md bg-warning-soft px-3 py-2 text-warning">
          {left.length === 1 ? 'عمود فيه مبالغ لن يُنقل' : 'أعمدة فيها مبالغ لن تُنقل'}:{' '}
          {left.map((column, index) => (
            <Fragment key={column.place}>
              {index > 0 && '، '}«{legible(columnName(column))}»
            </Fragment>
          ))}
          . اختر ما هي إن كانت ديوناً أو أسعاراً تريدها.
        </output>
      )}
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {sheet.columns.filter(isFilled).map((column) => (
          <ColumnMeaning
            key={column.place}
            column={column}
            options={[...fields, ...warehouses]}
            meaning={meaningOf(choice, column.place)}
            onChange={(meaning) => choose(column, meaning)}
          />
        ))}
      </ul>
      {form.dialog}
    </>
  );
}

const columnName = ({ heading, place }: SheetColumn) => heading || `العمود ${place + 1}`;

const isFilled = ({ heading, examples }: SheetColumn) => heading !== '' || examples.length > 0;

const shownExamples = 3;

type ColumnMeaningProps = {
  column: SheetColumn;
  options: readonly { value: string; label: string }[];
  meaning: string;
  onChange: (meaning: string) => void;
};

function ColumnMeaning({ column, options, meaning, onChange }: ColumnMeaningProps) {
  const Mark = meaning ? CircleCheck : CircleDashed;
  const name = columnName(column);
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-1 rounded-md border px-3 py-2',
        meaning ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      <span className="flex items-center gap-1.5">
        <Mark className={cn('size-4 shrink-0', meaning ? 'text-success' : 'text-faint')} aria-hidden="true" />
        <span className="min-w-0 truncate font-semibold">{legible(name)}</span>
      </span>
      <span className="min-h-5 truncate text-sm text-muted">
        {column.examples.slice(0, shownExamples).map((example, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{example}</bdi>
          </span>
        ))}
      </span>
      <Select
        aria-label={`ما في عمود ${name}`}
        placeholder="لا يُنقل"
        options={options}
        value={meaning}
        onValueChange={onChange}
      />
    </li>
  );
}
