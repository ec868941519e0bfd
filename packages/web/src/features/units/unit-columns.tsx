import { takesFractions, type KnownUnit } from '@turoos/contract';
import { Badge } from '@/ui/Badge';
import { legible, Num } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

export const unitColumns: readonly Column<KnownUnit>[] = [
  {
    id: 'name',
    header: 'الوحدة',
    primary: true,
    cell: ({ name, isSystem }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {legible(name)}
        {isSystem && <Badge tone="info">أساسية</Badge>}
      </span>
    ),
  },
  { id: 'decimals', header: 'الكميات', cell: ({ decimals }) => takesFractions[decimals].label },
  { id: 'parts', header: 'المنتجات', cell: ({ parts }) => <Num value={parts} /> },
];
