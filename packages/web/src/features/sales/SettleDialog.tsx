import { salesApi, type Sale } from '@turoos/contract';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { lastVoucher } from '@/lib/money/last-voucher';
import { toast } from '@/lib/toasts/toast-store';
import { ChangeDue } from '@/shared/money/ChangeDue';
import { TypedTenders } from '@/shared/money/money-schema';
import { TenderBoxes } from '@/shared/money/TenderBoxes';
import {
  asCredit,
  countTenders,
  emptyTender,
  tenderRequest,
  usualChange,
  type TypedTender,
} from '@/shared/money/typed-tender';
import { useCounting } from '@/shared/money/use-counting';
import { saveChecked, useTenderCheck } from '@/shared/money/use-tender-check';
import { Code, legible } from '@/ui/Code';
import { FormDialog } from '@/ui/FormDialog';
import { Money } from '@/ui/Money';
import { useRate } from '@/ui/rate-context';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { restAt, saleName } from './sale-labels';

const Settlement = z.object({
  tenders: TypedTenders('يرجى إدخال المبلغ المدفوع'),
  /** A currency, or `asCredit`; null for the usual one. */
  changeIn: z.string().nullable(),
});

/** Records money for all or part of an invoice's open balance, with its change. */
export default function SettleDialog({ subject: sale, open, onClose }: SubjectDialogProps<Sale>) {
  const counting = useCounting('payment');
  const today = useRate();
  const settle = useAction(salesApi.update, {
    done: 'تم تسجيل الدفعة بنجاح',
    failed: 'فشل في تسجيل الدفعة',
    onDone: ({ warnings = [], voucher = null }) => {
      lastVoucher.set(voucher);
      for (const warning of warnings) toast({ tone: 'warning', title: warning });
    },
  });
  const form = useZodForm(Settlement, {
    defaultValues: { tenders: [emptyTender], changeIn: null as string | null },
  });
  const [tenders, chosen] = useWatch({ control: form.control, name: ['tenders', 'changeIn'] });
  const changeIn = chosen === asCredit ? null : (chosen ?? usualChange(counting));
  const counted = countTenders(sale.remaining, tenders, changeIn, counting);
  const check = useTenderCheck({
    typed: [tenders, chosen],
    codes: [...tenders.map(({ currency }) => currency), changeIn],
    counting,
  });
  const set = (next: TypedTender[]) =>
    form.setValue('tenders', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="تسديد المتبقي"
      description={
        <>
          <Code>{saleName(sale)}</Code> · {legible(sale.customerName)}
        </>
      }
      submitLabel="تسجيل الدفعة"
      onSubmit={(typed) =>
        saveChecked(check, { due: sale.remaining, counted }, () =>
          settle.mutateAsync({
            params: { id: sale._id },
            body: {
              ...tenderRequest(typed.tenders, changeIn, counting),
              // how an invoice was paid at the counter stays, because a refund goes back the same way
              ...(sale.paymentMethod === 'credit' && { paymentMethod: typed.tenders[0]?.method ?? 'cash' }),
              version: sale.version,
            },
          }),
        )
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        المتبقي على الفاتورة: <Money usd={sale.remaining} at={restAt(sale, today)} />
      </p>
      <TenderBoxes
        kind="payment"
        label="المبلغ المدفوع"
        required
        focused
        tenders={tenders}
        onChange={set}
        due={sale.remaining}
        counting={counting}
        changeIn={changeIn}
        error={form.formState.errors.tenders?.message}
        news={check.news}
        withNotes
        exactLabel="كل المتبقي"
      />
      {counted && (
        <ChangeDue
          due={sale.remaining}
          counted={counted}
          counting={counting}
          changeIn={chosen ?? usualChange(counting)}
          onChangeIn={(choice) => form.setValue('changeIn', choice, { shouldDirty: true })}
          hasAccount
          staysOwed
        />
      )}
    </FormDialog>
  );
}
