import { activity, partTypes, type Part } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Code, legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { categoryPath } from './category-path';
import { Profit } from './Profit';
import { StockLevel } from './StockLevel';

export const productColumns: readonly Column<Part>[] = [
  {
    id: 'name',
    header: 'المنتج',
    sortable: true,
    primary: true,
    cell: (part) => <ProductName part={part} />,
  },
  { id: 'category', header: 'الفئة', cell: (part) => categoryPath(part) || '—' },
  { id: 'brand', header: 'العلامة التجارية', cell: (part) => part.brand || '—' },
  { id: 'price', header: 'السعر', cell: (part) => <Price part={part} /> },
  { id: 'stock', header: 'المخزون', cell: (part) => <StockLevel part={part} /> },
  { id: 'profit', header: 'الربح', cell: (part) => <Profit part={part} /> },
  {
    id: 'active',
    header: 'الحالة',
    cell: (part) => <StatusBadge status={part.isActive ? activity.active : activity.inactive} />,
  },
];

function ProductName({ part }: { part: Part }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <span>{legible(part.name)}</span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-normal">
        <PartNumber>{part.partNumber}</PartNumber>
        {part.type === 'used' && <Badge tone="info">{partTypes.used}</Badge>}
        {part.replacedBy && (
          <span className="text-sm text-muted">
            حلّت محلها <Code>{part.replacedBy.partNumber}</Code>
          </span>
        )}
      </span>
    </span>
  );
}

const Price = ({ part }: { part: Part }) => (
  <span className="flex flex-col">
    <Code className="w-fit font-semibold">{formatUsd(part.sellingPrice)}</Code>
    <span className="text-sm whitespace-nowrap text-muted">
      التكلفة <Code>{formatUsd(part.costPrice)}</Code>
    </span>
  </span>
);
