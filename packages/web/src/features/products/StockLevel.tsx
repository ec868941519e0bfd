import { productLevel, productLevels, type Part } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusBadge } from '@/ui/Badge';

/** The part's stock, compared with its minimum. */
export function StockLevel({ part }: { part: Part }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Quantity value={part.quantity} unit={part.unit} className="font-semibold" />
      <StatusBadge status={productLevels[productLevel(part.quantity, part.minStockLevel)]} />
    </span>
  );
}
