import { productLevel, productLevels, type Part } from '@turoos/contract';
import { StatusBadge } from '@/ui/Badge';
import { Quantity } from '@/ui/Quantity';

/** How much there is, and how that stands against the minimum. */
export function StockLevel({ part }: { part: Part }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Quantity value={part.quantity} unit={part.unit} className="font-semibold" />
      <StatusBadge status={productLevels[productLevel(part.quantity, part.minStockLevel)]} />
    </span>
  );
}
