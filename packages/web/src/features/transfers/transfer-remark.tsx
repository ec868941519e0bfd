import { quantitiesText, type Transfer, type TransferItem } from '@turoos/contract';
import type { ReactNode } from 'react';
import { legible } from '@/ui/Code';
import { Money } from '@/ui/Money';

/** Explains why a transfer ended early, or what did not arrive; undefined otherwise. */
export function remarkOn({
  status,
  reason,
  items,
  missingQuantity,
  missingValue,
  usd_to_yer,
}: Transfer): ReactNode {
  if (missingQuantity > 0)
    return (
      <p className="flex flex-wrap items-baseline gap-x-2 text-danger">
        لم يصل: <b>{quantitiesText(missingOf(items))}</b>
        {missingValue > 0 && (
          <>
            {' '}
            بقيمة <Money usd={missingValue} at={usd_to_yer} />
          </>
        )}
      </p>
    );
  if (!reason) return null;
  return (
    <p>
      {status === 'rejected' ? 'سبب الرفض' : 'سبب الإلغاء'}: {legible(reason)}
    </p>
  );
}

const missingOf = (items: readonly TransferItem[]) =>
  items.filter(({ missing }) => missing > 0).map(({ missing, unit }) => ({ quantity: missing, unit }));
