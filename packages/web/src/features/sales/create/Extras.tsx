import { saleTexts, type Totals } from '@turoos/contract';
import { MessageSquarePlus, Percent } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '@/lib/can';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { DiscountBox } from './DiscountBox';
import type { Draft } from './draft';

interface ExtrasProps {
  draft: Draft;
  totals: Totals;
  onSet: (fields: Partial<Pick<Draft, 'discount' | 'notes'>>) => void;
}

/** What most invoices do without: folded away until it is wanted. */
export function Extras({ draft, totals, onSet }: ExtrasProps) {
  const mayDiscount = useCan('sales:update');
  const [opened, setOpened] = useState({ discount: false, notes: false });
  const withDiscount = opened.discount || draft.discount.value !== null;
  const withNotes = opened.notes || draft.notes !== '';

  return (
    <div className="flex flex-col gap-3 border-t border-line px-3 py-3 sm:px-4">
      {(!withDiscount || !withNotes) && (
        <div className="flex flex-wrap gap-2">
          {!withDiscount && (
            <Button
              size="sm"
              variant="ghost"
              icon={Percent}
              disabledReason={!mayDiscount && saleTexts.mayNotDiscount}
              onClick={() => setOpened({ ...opened, discount: true })}
            >
              إضافة خصم
            </Button>
          )}
          {!withNotes && (
            <Button
              size="sm"
              variant="ghost"
              icon={MessageSquarePlus}
              onClick={() => setOpened({ ...opened, notes: true })}
            >
              إضافة ملاحظة
            </Button>
          )}
        </div>
      )}
      {withDiscount && (
        <DiscountBox
          discount={draft.discount}
          error={totals.discount > totals.subtotal ? saleTexts.discountTooBig : null}
          locked={!mayDiscount}
          onChange={(discount) => onSet({ discount })}
          onRemove={() => {
            setOpened({ ...opened, discount: false });
            onSet({ discount: { kind: 'amount', value: null } });
          }}
        />
      )}
      {withNotes && (
        <Field label="ملاحظات">
          <Textarea
            rows={2}
            maxLength={5000}
            value={draft.notes}
            onChange={(event) => onSet({ notes: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
