import {
  changedPrice,
  counted,
  nouns,
  priceChangeBlocked,
  type Part,
  type PriceRounding,
} from '@turoos/contract';
import { useId, useMemo, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import { useRate } from '@/ui/rate-context';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { PricePreview, type NewPrice } from './PricePreview';
import { useUpdateParts } from './use-update-parts';

/** The steps to which new prices are rounded: cents of a dollar, or rials. */
const dollarSteps = { 'USD 1': 'إلى أقرب سنت', 'USD 25': 'إلى أقرب ربع دولار', 'USD 100': 'إلى أقرب دولار' };
const rialSteps = {
  'YER 50': 'إلى أقرب 50 ريالاً',
  'YER 100': 'إلى أقرب 100 ريال',
  'YER 500': 'إلى أقرب 500 ريال',
};

function roundingOf(choice: string, rate: number | null): PriceRounding {
  const [currency, step] = choice.split(' ');
  return currency === 'YER' && rate !== null
    ? { currency, step: Number(step), rate }
    : { currency: 'USD', step: currency === 'USD' ? Number(step) : 1 };
}

/** Raises or lowers the prices of the picked parts by a percentage, and shows each old and new price first. */
export default function PricesDialog({ subject: parts, open, onClose }: SubjectDialogProps<readonly Part[]>) {
  const rate = useRate();
  const [percent, setPercent] = useState<number | null>(null);
  const [rounding, setRounding] = useState(rate === null ? 'USD 1' : 'YER 50');
  const updateParts = useUpdateParts<Part>();
  const confirm = useConfirm();
  const formId = useId();

  const prices = useMemo<NewPrice[]>(() => {
    if (!percent) return [];
    const to = roundingOf(rounding, rate);
    return parts.map((part) => {
      const price = changedPrice(part.sellingPrice, percent, to);
      return { part, price, blocked: priceChangeBlocked(part.sellingPrice, price) };
    });
  }, [parts, percent, rounding, rate]);
  const bad = prices.filter(({ blocked }) => blocked).length;

  const save = useMutation({
    mutationFn: async () => {
      const byId = new Map(prices.map(({ part, price }) => [part._id, price]));
      const send = (sure: boolean) =>
        updateParts(
          'تم تغيير الأسعار',
          parts,
          (part) => ({ sellingPrice: byId.get(part._id) ?? part.sellingPrice }),
          (part) => ({ sellingPrice: part.sellingPrice }),
          sure,
        );
      try {
        await send(false);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'UNCONFIRMED') throw error;
        const sure = await confirm({
          title: 'أسعار غير معتادة',
          message: error.message,
          confirmLabel: 'حفظ الأسعار',
          cancelLabel: 'مراجعة',
        });
        if (!sure) return;
        await send(true);
      }
      onClose();
    },
  });
  const blocked =
    prices.length === 0
      ? 'أدخل نسبة التغيير'
      : bad > 0 && `أسعار لا يمكن حفظها: ${bad}. غيّر النسبة أو استثنِ منتجاتها`;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="تغيير الأسعار"
      description={`على ${counted(parts.length, nouns.product)}. نسبة سالبة تخفض الأسعار.`}
      footer={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={save.isPending}
            disabledReason={blocked}
          >
            حفظ الأسعار
          </Button>
          <Button onClick={onClose}>رجوع</Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked && !save.isPending) save.mutate();
        }}
      >
        <ErrorBanner error={save.error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="نسبة التغيير">
            <NumberInput value={percent} onChange={setPercent} decimals={2} unit="%" />
          </Field>
          <Field label="تقريب السعر الجديد">
            <Select
              value={rounding}
              onValueChange={setRounding}
              options={Object.entries({ ...(rate !== null && rialSteps), ...dollarSteps }).map(
                ([value, label]) => ({
                  value,
                  label,
                }),
              )}
            />
          </Field>
        </div>
        {prices.length > 0 && <PricePreview prices={prices} />}
      </form>
    </Dialog>
  );
}
