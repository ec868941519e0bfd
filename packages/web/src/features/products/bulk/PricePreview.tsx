import { counted, nouns, priceWarnings, type NewPrice, type PricePreview as Preview } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Code, legible, PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

const columns: readonly Column<NewPrice>[] = [
  { id: 'name', header: 'المنتج', primary: true, cell: ({ name }) => name },
  { id: 'number', header: 'رقم القطعة', cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber> },
  {
    id: 'before',
    header: 'السعر الحالي',
    cell: ({ before }) =>
      before === 0 ? <span className="text-muted">بلا سعر</span> : <Money usd={before} at="today" stacked />,
  },
  {
    id: 'after',
    header: 'السعر الجديد',
    cell: ({ after, warning, reason }) => (
      <span className="flex flex-col">
        <Money usd={after} at="today" stacked />
        {warning && (
          <span className={warning === 'blocked' ? 'text-sm text-danger' : 'text-sm text-warning'}>
            {legible(reason ?? priceWarnings[warning])}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'difference',
    header: 'الفرق',
    cell: ({ before, after }) => before > 0 && <Code>{percentText(before, after)}</Code>,
  },
];

const percentText = (before: number, after: number): string => {
  const percent = Math.round(((after - before) / before) * 1000) / 10;
  return `${percent > 0 ? '+' : ''}${formatNumber(percent)}%`;
};

/** Old and new prices before they are saved, those to look at first. */
export function PricePreview({ preview }: { preview: Preview }) {
  const { rows, changed, withoutBase, withBreaks, warnings } = preview;
  const rest = changed - rows.length;
  const remarks = [
    `تتغير أسعار: ${counted(changed, nouns.product)}`,
    withoutBase > 0 && `بلا تكلفة أو سعر تُحسب منه: ${counted(withoutBase, nouns.product)}`,
    warnings.blocked > 0 && `لا يمكن حفظها: ${counted(warnings.blocked, nouns.product)}`,
    warnings.belowCost > 0 && `أقل من التكلفة: ${counted(warnings.belowCost, nouns.product)}`,
    withBreaks > 0 && `لها أسعار كميات تبقى كما هي: ${counted(withBreaks, nouns.product)}`,
    warnings.large > 0 && `تتغير بأكثر من 30%: ${counted(warnings.large, nouns.product)}`,
  ].filter((text) => text !== false);
  return (
    <div className="flex flex-col gap-2">
      <output className="text-sm text-muted">{remarks.join('، ')}</output>
      {rows.length > 0 && (
        <div className="rounded-md border border-line">
          <Table label="الأسعار الجديدة" columns={columns} rows={rows} rowKey={({ product }) => product} />
          {rest > 0 && (
            <p className="px-3 py-2 text-sm text-muted">
              ومعها {counted(rest, nouns.product)} بالقاعدة نفسها
            </p>
          )}
        </div>
      )}
    </div>
  );
}
