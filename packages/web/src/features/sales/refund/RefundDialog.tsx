import { saleTexts, salesApi, type Sale } from '@turoos/contract';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useAction } from '@/lib/use-action';
import type { SubjectDialogProps } from '@/lib/use-lazy-dialog';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { ReturnLines } from '@/ui/ReturnLines';
import { saleName } from '../sale-labels';
import { AmountField } from './AmountField';
import { refundResolver, type RefundDraft } from './refund-resolver';
import { leftOf, proposedRefund, refundable, returnedItems } from './refund.rules';
import { RefundPreview } from './RefundPreview';

/** The list takes the usual reason as said; the invoice's own page asks for one. Each has its own words. */
type RefundPlace = 'list' | 'detail';

const texts = {
  list: { done: 'تم المرتجع بنجاح', failed: 'فشل في معالجة المرتجع' },
  detail: { done: 'تم إرجاع المبلغ بنجاح', failed: 'فشل في إرجاع المبلغ' },
} as const;

type RefundSubject = { sale: Sale; place: RefundPlace };

export default function RefundDialog({ subject, open, onClose }: SubjectDialogProps<RefundSubject>) {
  const { sale, place } = subject;
  const refund = useAction(salesApi.refund, texts[place]);
  const form = useForm<RefundDraft>({
    resolver: refundResolver(sale, place),
    defaultValues: {
      quantities: sale.items.map(leftOf),
      amount: refundable(sale),
      reason: place === 'list' ? saleTexts.refundReason : '',
    },
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const { errors } = form.formState;

  /** Fewer pieces, less money: the amount follows, and can be changed after. */
  const propose = (quantities: readonly (number | null)[]) =>
    form.setValue(
      'amount',
      proposedRefund(
        sale,
        quantities.map((quantity) => quantity ?? 0),
      ),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      form={form}
      title="إرجاع الفاتورة"
      description={
        <>
          <Code>{saleName(sale)}</Code> · {sale.customerName}
        </>
      }
      submitLabel="تأكيد المرتجع"
      onSubmit={({ quantities, amount: cents, reason }) =>
        refund.mutateAsync({
          params: { id: sale._id },
          body: {
            refundAmount: cents ?? 0,
            refundReason: reason.trim() || saleTexts.refundReason,
            items: returnedItems(sale.items, quantities),
          },
        })
      }
    >
      <Controller
        control={form.control}
        name="quantities"
        render={({ field }) => (
          <ReturnLines
            items={sale.items.map((item) => ({ ...item, left: leftOf(item) }))}
            quantities={field.value}
            error={errors.quantities?.message ?? errors.quantities?.root?.message}
            onChange={(quantities) => {
              field.onChange(quantities);
              propose(quantities);
            }}
          />
        )}
      />
      <AmountField control={form.control} sale={sale} />
      <Field label="سبب المرتجع" required={place === 'detail'} error={errors.reason?.message}>
        <Input placeholder={saleTexts.refundReason} {...form.register('reason')} />
      </Field>
      <RefundPreview sale={sale} amount={amount ?? 0} />
    </FormDialog>
  );
}
