import { carText, discountBlocked, discountProblem, type Totals } from '@turoos/contract';
import { Car, MessageSquarePlus, Percent, Ticket, X } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/lib/session/session-state';
import { awayTexts } from '@/shared/till/away-rules';
import { useAway } from '@/shared/till/use-away';
import { useCarDialog } from '@/shared/vehicles/use-car-dialog';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { AgreedTotal } from './AgreedTotal';
import { CampaignCodeBox, type CampaignCode } from './CampaignCodeBox';
import type { Discount, Draft } from './draft';

type ExtrasProps = {
  draft: Draft;
  totals: Totals;
  campaign: CampaignCode;
  /** Returns the discount that makes an agreed total of the invoice; null when it costs less than that. */
  discountFor: (agreed: number) => number | null;
  onSet: (fields: Partial<Pick<Draft, 'car' | 'discount' | 'campaignCode' | 'notes'>>) => void;
};

/** Discount, campaign code, notes and car: folded away, because most invoices need none of them. */
export function Extras({ draft, totals, campaign, discountFor, onSet }: ExtrasProps) {
  const discountReason = discountBlocked(useUser());
  const isAway = useAway() !== undefined;
  const [opened, setOpened] = useState({ discount: false, code: false, notes: false });
  const withDiscount = opened.discount || draft.discount.value !== null;
  const withCode = opened.code || draft.campaignCode !== '';
  const withNotes = opened.notes || draft.notes !== '';
  const carDialog = useCarDialog();
  const { car, customer } = draft;

  return (
    <div className="flex flex-col gap-3 border-t border-line px-3 py-3 sm:px-4">
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
            disabledReason={isAway && awayTexts.newCampaign}
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
        <Button
          size="sm"
          variant="ghost"
          icon={Car}
          disabledReason={isAway && awayTexts.later}
          onClick={() =>
            carDialog.show({
              car,
              customer: customer?._id ?? null,
              onChoose: (chosen) => onSet({ car: chosen }),
            })
          }
        >
          {car ? <Code>{carText(car)}</Code> : 'لأي سيارة؟'}
        </Button>
      </div>
      {carDialog.dialog}
      {withDiscount && (
        <DiscountBox
          discount={draft.discount}
          error={discountProblem(totals)}
          locked={discountReason !== undefined}
          grandTotal={totals.grandTotal}
          discountFor={discountFor}
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the seller has just opened this box
            autoFocus={draft.notes === ''}
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
  grandTotal: number;
  discountFor: (agreed: number) => number | null;
  onChange: (discount: Discount) => void;
  onRemove: () => void;
};

const kinds = [
  { value: 'amount', label: 'مبلغ' },
  { value: 'percent', label: 'نسبة' },
] as const;

function DiscountBox({
  discount: { kind, value },
  error,
  locked,
  grandTotal,
  discountFor,
  onChange,
  onRemove,
}: DiscountBoxProps) {
  // typed digits would go into the search and add a part, if the focus stayed on the button that opened the box
  const autoFocus = value === null && !locked;
  const set = (next: number | null) => onChange({ kind, value: next });
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field label="خصم على الفاتورة" error={error} className="w-56 max-sm:grow">
        {kind === 'amount' ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the seller has just opened this box
          <MoneyInput kind="discount" value={value} onChange={set} readOnly={locked} autoFocus={autoFocus} />
        ) : (
          <NumberInput
            value={value}
            onChange={(percent) => set(percent === null ? null : Math.min(100, percent))}
            decimals={2}
            min={0}
            max={100}
            unit="%"
            readOnly={locked}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the seller has just chosen this kind
            autoFocus={autoFocus}
          />
        )}
      </Field>
      {!locked && (
        <div className="mt-6 flex gap-2">
          <Select
            aria-label="نوع الخصم"
            value={kind}
            options={kinds}
            onValueChange={(next) => onChange({ kind: next, value: null })}
            className="w-24"
          />
          <IconButton label="إزالة الخصم" icon={X} onClick={onRemove} />
        </div>
      )}
      {!locked && (
        <AgreedTotal
          grandTotal={grandTotal}
          discountFor={discountFor}
          onDiscount={(cents) => onChange({ kind: 'amount', value: cents })}
        />
      )}
    </div>
  );
}
