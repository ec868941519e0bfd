import { countedAfter, nouns, type BroughtChange, type SheetPreview } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { Changed } from '@/ui/Changed';
import { legible, Num } from '@/ui/Code';
import { ScrollBox } from '@/ui/ScrollBox';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

const columns: Column<BroughtChange>[] = [
  { id: 'row', header: 'الصف', width: '5rem', cell: ({ row }) => <Num value={row} /> },
  { id: 'name', header: 'الاسم', primary: true, width: '30%', cell: ({ name }) => legible(name) },
  {
    id: 'fields',
    header: 'ما يتغير',
    cell: ({ fields }) => (
      <span className="flex flex-wrap gap-x-4 gap-y-1 py-1">
        {fields.map(({ label, before, after }) => (
          <span key={label}>
            <span className="text-sm text-faint">{label} </span>
            {before === '' ? (
              <ins className="font-semibold no-underline">{legible(after)}</ins>
            ) : (
              <Changed before={legible(before)} after={legible(after)} />
            )}
          </span>
        ))}
      </span>
    ),
  },
];

/** The records of the shop that would change, before and after. */
export const Changes = ({ sheet, name }: { sheet: SheetPreview; name: string }) =>
  sheet.changes.length > 0 && (
    <Section
      title={`ما يتغير بالورقة ${name}`}
      description={
        sheet.sums.changed > sheet.changes.length
          ? `أول ${formatNumber(sheet.changes.length)} من ${countedAfter(sheet.sums.changed, changedRecord)}`
          : undefined
      }
    >
      <ScrollBox label={`السجلات التي تتغير بالورقة ${name}`}>
        <Table label="السجلات التي تتغير" columns={columns} rows={sheet.changes} rowKey={({ _id }) => _id} />
      </ScrollBox>
    </Section>
  );

const changedRecord = nouns.row;
