import type { Unit } from '@turoos/contract';
import { Badge } from '@/ui/Badge';
import { Quantity } from './Quantity';

/** How many of a part's stock are kept for customers; nothing when none are. */
export const Reserved = ({ quantity, unit }: { quantity: number; unit: Unit }) =>
  quantity > 0 && (
    <Badge tone="warning">
      <span>
        محجوز <Quantity value={quantity} unit={unit} />
      </span>
    </Badge>
  );
