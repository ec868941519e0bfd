import { roundQuantity, type Part, type Unit } from '@turoos/contract';
import { legible } from '@/ui/Code';
import { Quantity } from './Quantity';

type OtherStockProps = { stock: Part['otherStock']; unit: Unit };

const shown = 3;

/** What other warehouses hold of a part, the most first. */
export const OtherStock = ({ stock, unit }: OtherStockProps) =>
  stock.slice(0, shown).map(({ warehouse, quantity }) => (
    <span key={warehouse._id} className="whitespace-nowrap">
      في {legible(warehouse.name)}: <Quantity value={quantity} unit={unit} />
    </span>
  ));

/** The same in a few words. */
export const OtherStockInAll = ({ stock, unit }: OtherStockProps) =>
  stock.length < 2 ? (
    <OtherStock stock={stock} unit={unit} />
  ) : (
    <span className="whitespace-nowrap">
      في مستودعات أخرى: <Quantity value={roundQuantity(sumOf(stock))} unit={unit} />
    </span>
  );

const sumOf = (stock: Part['otherStock']): number => stock.reduce((sum, { quantity }) => sum + quantity, 0);
