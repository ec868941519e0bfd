import {
  kindAndBrand,
  ownPriceBlocked,
  planSelling,
  quotationTexts,
  type Alternative,
  type PriceBasis,
  type Quotation,
} from '@turoos/contract';
import { useState } from 'react';
import { formatRials, formatUsd } from '@/lib/format/format';
import { navigate } from '@/lib/navigation/hooks';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';
import { useRate } from '@/ui/rate-context';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { lineTaken, whyNotSell } from './alternative-trouble';
import { firstSellable, picksText, type Picks } from './picks';

/** Chooses what the customer takes and at which price; the counter makes the invoice. */
export default function SellDialog({ subject: quotation, open, onClose }: SubjectDialogProps<Quotation>) {
  const [picks, setPicks] = useState<Picks>(() => quotation.lines.map(firstSellable));
  const [basis, setBasis] = useState<PriceBasis>('today');
  const rate = useRate();
  const mayNotPrice = ownPriceBlocked(useUser());
  const chosen = quotation.lines.flatMap(({ alternatives }, line) => {
    const at = picks[line];
    const one = at === null || at === undefined ? undefined : alternatives[at];
    return one ? [one] : [];
  });
  const totalAt = (wanted: PriceBasis) => {
    const plan = planSelling(quotation, chosen, { basis: wanted, rate, mayPrice: !mayNotPrice });
    return plan.rials === null ? formatUsd(plan.grandTotal) : `${formatRials(plan.rials)} ر.ي`;
  };
  const [agreed, today] = [totalAt('agreed'), totalAt('today')];
  const differs = agreed !== today;
  const go = () =>
    void navigate({
      to: '/sales',
      search: { new: '1', quotation: quotation._id, picks: picksText(picks), basis },
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="بيع من عرض السعر"
      description="اختر ما يأخذه العميل، ثم أكمل الفاتورة في شاشة البيع"
      size="lg"
      footer={
        <>
          <Button
            variant="primary"
            disabledReason={chosen.length === 0 ? quotationTexts.nothingChosen : undefined}
            onClick={go}
          >
            إلى شاشة البيع
          </Button>
          <Button onClick={onClose}>رجوع</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {differs && chosen.length > 0 && (
          <Field label="السعر" group>
            <RadioGroup<PriceBasis>
              value={basis}
              onChange={setBasis}
              options={[
                { value: 'today', label: `بسعر اليوم: ${today}` },
                {
                  value: 'agreed',
                  label: `بسعر العرض: ${agreed}`,
                  hint: mayNotPrice ?? 'يبقى المبلغ بالريال كما في العرض',
                  disabled: mayNotPrice !== undefined,
                },
              ]}
            />
          </Field>
        )}
        {!differs && chosen.length > 0 && (
          <p>
            الإجمالي <b>{today}</b>
          </p>
        )}
        {quotation.lines.map(({ title, alternatives }, line) => (
          <Field key={line} label={title} group>
            <RadioGroup
              value={String(picks[line] ?? 'none')}
              onChange={(value) =>
                setPicks(
                  picks.map((pick, at) => (at === line ? (value === 'none' ? null : Number(value)) : pick)),
                )
              }
              options={[
                ...alternatives.map((alternative, at) => optionOf(alternative, at, lineTaken(alternatives))),
                { value: 'none', label: 'لا يأخذه الآن' },
              ]}
            />
          </Field>
        ))}
        {quotation.status === 'expired' && (
          <p className="text-warning">{legible('انتهت مدة هذا العرض، فراجع الأسعار قبل البيع.')}</p>
        )}
      </div>
    </Dialog>
  );
}

function optionOf(alternative: Alternative, at: number, taken: string | undefined) {
  const { name, total, totalYer } = alternative;
  const reason = taken ?? whyNotSell(alternative);
  const price = totalYer === null ? formatUsd(total) : `${formatRials(totalYer)} ر.ي`;
  return {
    value: String(at),
    label: [kindAndBrand(alternative), name].filter(Boolean).join(': '),
    hint: reason ?? price,
    disabled: reason !== undefined,
  };
}
