import { belowCostBlocked, isLineBelowCost, piece, roundQuantity } from '@turoos/contract';
import { useUser } from '@/lib/session/session-state';
import { OtherStock, OtherStockInAll } from '@/shared/parts/OtherStock';
import { Quantity } from '@/shared/parts/Quantity';
import { Reserved } from '@/shared/parts/Reserved';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';
import type { Line } from './draft';
import { Replacement } from './Replacement';
import { ownStock, priceOf, takenElsewhere } from './sale-figures';
import { Shelf } from './Shelf';

/** Notes below a line: remaining stock, a changed price, a price below cost or the server's refusal. */
export function LineNotes({ line, refused }: { line: Line; refused: string | undefined }) {
  const belowCostReason = belowCostBlocked(useUser());
  const quantity = line.quantity ?? 0;
  const { unit = piece, otherStock = [] } = line;
  const fromElsewhere = takenElsewhere(line);
  // who fetches the goods must know where they are
  const Elsewhere = quantity > ownStock(line) ? OtherStock : OtherStockInAll;
  const left = Math.max(0, roundQuantity(line.stock - quantity));
  const isOwn = line.price !== null || line.priceName !== undefined;
  const belowCost = isOwn && isLineBelowCost({ price: priceOf(line), cost: line.cost });
  return (
    <>
      <span
        className={cn(
          'whitespace-nowrap',
          quantity > line.stock ? 'font-semibold text-danger' : left <= line.minStock && 'text-warning',
        )}
      >
        {quantity > line.stock ? (
          <>
            المتوفر <Quantity value={line.stock} unit={unit} /> فقط
          </>
        ) : (
          <>
            المتبقي <Quantity value={left} unit={unit} />
          </>
        )}
      </span>
      {fromElsewhere > 0 && (
        <span className="font-semibold whitespace-nowrap text-warning">
          منها <Quantity value={fromElsewhere} unit={unit} />{' '}
          {fromElsewhere > (otherStock[0]?.quantity ?? 0) ? 'من مستودعات أخرى' : 'من مستودع آخر'}
        </span>
      )}
      <Shelf location={line.location} />
      <Elsewhere stock={otherStock} unit={unit} />
      <Reserved quantity={line.reserved ?? 0} unit={unit} />
      {line.formerPrice !== undefined && line.formerPrice !== (line.sellingPrice ?? line.listPrice) && (
        <span className="text-warning">
          تغيّر السعر، كان <Money usd={line.formerPrice} at="today" />
        </span>
      )}
      {line.priceName && line.price === null && (
        <span className="font-semibold text-accent-strong">{line.priceName}</span>
      )}
      {line.price !== null && line.price !== line.listPrice && (
        <span>
          {line.priceName ?? 'سعر البيع'} <Money usd={line.listPrice} at="today" />
        </span>
      )}
      <Replacement line={line} mayGoBelow={!belowCostReason} isHidden={belowCost} />
      {belowCost && <span className="text-danger">{belowCostReason ?? 'أقل من التكلفة'}</span>}
      {line.listPrice <= 0 && priceOf(line) <= 0 && (
        <span className="font-semibold text-warning">بلا سعر</span>
      )}
      {quantity === 0 && <span className="text-warning">بلا كمية، لن يُحفظ</span>}
      {refused && (
        <span role="alert" className="font-semibold text-danger">
          {refused}
        </span>
      )}
    </>
  );
}
