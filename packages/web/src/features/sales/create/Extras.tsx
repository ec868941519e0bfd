import { discountBlocked, discountProblem, type Totals } from '@turoos/contract';
import { MessageSquarePlus, Percent, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Textarea } from '@/ui/Textarea';
import { CampaignCodeBox } from './CampaignCodeBox';
import { DiscountBox } from './DiscountBox';
import type { Draft } from './draft';
import type { CampaignCode } from './use-campaign-code';

type ExtrasProps = {
  draft: Draft;
  totals: Totals;
  campaign: CampaignCode;
  onSet: (fields: Partial<Pick<Draft, 'discount' | 'campaignCode' | 'notes'>>) => void;
};

/** What most invoices do without: folded away until it is wanted. */
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
          gift={totals.campaignDiscount}
          onApply={(campaignCode) => {
            // from here on the invoice itself keeps it open
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
