import { counted, nouns, type Transfer } from '@turoos/contract';
import type { ReactNode } from 'react';
import { Money } from '@/ui/Money';

/** Why it ended early, or what did not arrive; nothing of a transfer that went as it should. */
export function remarkOn({ status, reason, missingQuantity, missingValue }: Transfer): ReactNode {
  if (missingQuantity > 0)
    return (
      <p className="flex flex-wrap items-baseline gap-x-2 text-danger">
        لم يصل: <b>{counted(missingQuantity, nouns.part)}</b> بقيمة <Money usd={missingValue} />
      </p>
    );
  if (!reason) return null;
  return (
    <p>
      {status === 'rejected' ? 'سبب الرفض' : 'سبب الإلغاء'}: {reason}
    </p>
  );
}
