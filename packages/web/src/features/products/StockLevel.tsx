import { productLevel, productLevels, type Part } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusBadge } from '@/ui/Badge';

type StockLevelProps = {
  part: Part;
  /** In a dense list only a level that needs attention has a badge. */
  dense?: boolean;
};

/** The part's stock, compared with its minimum. */
export function StockLevel({ part, dense = false }: StockLevelProps) {
  const level = productLevel(part.quantity, part.minStockLevel);
  const hasBadge = !dense || level === 'out' || level === 'low';
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {!hasBadge && <span className="text-muted sm:hidden">المخزون</span>}
      <Quantity value={part.quantity} unit={part.unit} className="font-semibold" />
      {hasBadge && <StatusBadge status={productLevels[level]} />}
    </span>
  );
}
