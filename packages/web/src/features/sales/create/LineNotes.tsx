import { saleTexts } from '@turoos/contract';
import { formatUsd } from '@/lib/format/format';
import { useCan } from '@/lib/session/can';
import { cn } from '@/ui/cn';
import { Code, Num } from '@/ui/Code';
import type { Line } from './draft';

/** What the seller should know about a line before it is too late. */
export function LineNotes({ line, refused }: { line: Line; refused: string | undefined }) {
  const maySellBelowCost = useCan('sales:approve');
  const quantity = line.quantity ?? 0;
  const left = Math.max(0, line.stock - quantity);
  const belowCost = line.price !== null && line.price < line.cost;
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
            المتوفر <Num value={line.stock} /> فقط
          </>
        ) : (
          <>
            المتبقي <Num value={left} />
            {left <= line.minStock && ' · آخر القطع'}
          </>
        )}
      </span>
      {line.formerPrice !== undefined && line.formerPrice !== line.listPrice && (
        <span className="text-warning">
          تغيّر السعر، كان <Code>{formatUsd(line.formerPrice)}</Code>
        </span>
      )}
      {line.price !== null && line.price !== line.listPrice && (
        <span>
          سعر البيع <Code>{formatUsd(line.listPrice)}</Code>
        </span>
      )}
      {belowCost && (
        <span className="text-danger">
          {maySellBelowCost ? 'أقل من التكلفة' : saleTexts.mayNotSellBelowCost}
        </span>
      )}
      {quantity === 0 && <span className="text-warning">بلا كمية، لن يُحفظ</span>}
      {refused && <span className="font-semibold text-danger">{refused}</span>}
    </>
  );
}
