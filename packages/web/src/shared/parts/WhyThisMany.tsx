import { movementClass, orderReasons, valueClass, type Proposal } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import { Usd } from '@/ui/Usd';
import { Quantity } from './Quantity';

/** The proposed quantity of a part with its explanation, its classes, and who sells it for less. */
export const WhyThisMany = ({ part }: { part: Proposal }) => (
  <div className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-lg font-semibold">
        {part.quantity > 0 ? (
          <>
            المقترح طلبه: <Quantity value={part.quantity} unit={part.unit} />
          </>
        ) : (
          'لا يلزم طلبها الآن'
        )}
      </span>
      <StatusBadge status={valueClass[part.valueClass]} />
      <StatusBadge status={movementClass[part.movementClass]} />
    </div>
    <ul className="flex list-disc flex-col gap-1 ps-5">
      {orderReasons(part).map((reason) => (
        <li key={reason}>{legible(reason)}</li>
      ))}
      {part.stock > 0 && part.runsOutOn && <li>ينفد الموجود في {formatDate(part.runsOutOn)}.</li>}
    </ul>
    {part.supplier && part.lastCost !== null && part.lastBought && (
      <p>
        آخر شراء من {legible(part.supplier.name)} في {formatDate(part.lastBought)} بسعر{' '}
        <Usd cents={part.lastCost} className="font-semibold" />
        {part.cheapest && (
          <>
            ، والأرخص في آخر سنة {legible(part.cheapest.name)} بسعر{' '}
            <Usd cents={part.cheapest.cost} className="font-semibold" />
          </>
        )}
        .
      </p>
    )}
  </div>
);
