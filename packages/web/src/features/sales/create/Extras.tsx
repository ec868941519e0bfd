import { discountBlocked, discountProblem, type Totals } from '@turoos/contract';
import { MessageSquarePlus, Percent, Ticket, X } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { CampaignCodeBox, type CampaignCode } from './CampaignCodeBox';
import type { Discount, Draft } from './draft';

type ExtrasProps = {
  draft: Draft;
  totals: Totals;
  campaign: CampaignCode;
  onSet: (fields: Partial<Pick<Draft, 'discount' | 'campaignCode' | 'notes'>>) => void;
};

/** Discount, campaign code and notes: folded away, because most invoices need none of them. */
export function Extras({ draft, totals, campaign, onSet }: ExtrasProps) {
  const discountReason = discountBlocked(useUser());
  const [opened, setOpened] = useState({ discount: false, code: false, notes: false });
  const withDiscount = opened.discount || draft.discount.value !== null;
  const withCode = opened.code || draft.campaignCode !== '';
  const withNotes = opened.notes || draft.notes !== '';

  return (
    <div className="flex flex-col gap-3 border-t border-line px-3 py-3 sm:px-4">
      {(!withDiscount || !withCode || !withNotes) && (
        <div className="flex flex-wrap gap-2">
          {!withDiscount && (
            <Button
              size="sm"
              variant="ghost"
              icon={Percent}
              disabledReason={discountReason}
              onClick={() => setOpened({ ...opened, discount: true })}
            >
              إضافة خصم
            </Button>
          )}
          {!withCode && (
            <Button
              size="sm"
              variant="ghost"
              icon={Ticket}
              onClick={() => setOpened({ ...opened, code: true })}
            >
              رمز حملة
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
          error={discountProblem(totals)}
          locked={discountReason !== undefined}
          onChange={(discount) => onSet({ discount })}
          onRemove={() => {
            setOpened({ ...opened, discount: false });
            onSet({ discount: { kind: 'amount', value: null } });
          }}
        />
      )}
      {withCode && (
        <CampaignCodeBox
          code={draft.campaignCode}
          campaign={campaign}
          discount={totals.campaignDiscount}
          onApply={(campaignCode) => {
            // from here on the draft's code keeps the box open
            setOpened({ ...opened, code: false });
            onSet({ campaignCode });
          }}
          onRemove={() => {
            setOpened({ ...opened, code: false });
            onSet({ campaignCode: '' });
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

type DiscountBoxProps = {
  discount: Discount;
  error: string | undefined;
  /** The discount of a held invoice may be another user's: visible, but not editable without the right. */
  locked: boolean;
  onChange: (discount: Discount) => void;
  onRemove: () => void;
};

const kinds = [
  { value: 'amount', label: 'مبلغ' },
  { value: 'percent', label: 'نسبة' },
];

function DiscountBox({ discount: { kind, value }, error, locked, onChange, onRemove }: DiscountBoxProps) {
  const set = (next: number | null) => onChange({ kind, value: next });
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field label="خصم على الفاتورة" error={error} className="w-56 max-sm:grow">
        {kind === 'amount' ? (
          <MoneyInput kind="discount" value={value} onChange={set} readOnly={locked} />
        ) : (
          <NumberInput
            value={value}
            onChange={(percent) => set(percent === null ? null : Math.min(100, percent))}
            decimals={2}
            min={0}
            max={100}
            unit="%"
            readOnly={locked}
          />
        )}
      </Field>
      {!locked && (
        <div className="mt-6 flex gap-2">
          <Select
            aria-label="نوع الخصم"
            value={kind}
            options={kinds}
            onValueChange={(next) => onChange({ kind: next as Discount['kind'], value: null })}
            className="w-24"
          />
          <IconButton label="إزالة الخصم" icon={X} onClick={onRemove} />
        </div>
      )}
    </div>
  );
}
