import { leftToReturn, refundable, saleTexts, salesApi, type Sale } from '@turoos/contract';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { ReturnLines } from '@/shared/parts/ReturnLines';
import { Code, legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { saleName } from '../sale-labels';
import { AmountField } from './AmountField';
import { refundResolver, type RefundDraft } from './refund-resolver';
import { proposedRefund, returnedItems } from './proposed-refund';
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
      quantities: sale.items.map(() => null),
      amount: null,
      reason: place === 'list' ? saleTexts.refundReason : '',
    },
  });
  const [quantities, amount] = useWatch({ control: form.control, name: ['quantities', 'amount'] });
  const { errors } = form.formState;

  const isNothing = quantities.every((quantity) => !quantity);
  const set = <Name extends keyof RefundDraft>(name: Name, value: RefundDraft[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  /** More pieces, more money: the amount follows, and can be changed after. */
  const take = (pieces: (number | null)[]) => {
    set('quantities', pieces);
    set(
      'amount',
      proposedRefund(
        sale,
        pieces.map((piece) => piece ?? 0),
      ),
    );
  };
  /** All the money is asked for with all the pieces, unless some were chosen before. */
  const takeAll = () => (isNothing ? take(sale.items.map(leftToReturn)) : set('amount', refundable(sale)));

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      form={form}
      title="إرجاع الفاتورة"
      description={
        <>
          <Code>{saleName(sale)}</Code> · {legible(sale.customerName)}
        </>
      }
      submitLabel="تأكيد المرتجع"
      onSubmit={({ quantities: pieces, amount: cents, reason }) =>
        refund.mutateAsync({
          params: { id: sale._id },
          body: {
            refundAmount: cents ?? 0,
            refundReason: reason.trim() || saleTexts.refundReason,
            items: returnedItems(sale.items, pieces),
          },
        })
      }
    >
      <Controller
        control={form.control}
        name="quantities"
        render={({ field }) => (
          <ReturnLines
            items={sale.items.map((item) => ({ ...item, left: leftToReturn(item) }))}
            quantities={field.value}
            error={errors.quantities?.message ?? errors.quantities?.root?.message}
            onChange={take}
          />
        )}
      />
      <AmountField control={form.control} sale={sale} onAll={takeAll} />
      <Field label="سبب المرتجع" required={place === 'detail'} error={errors.reason?.message}>
        <Input placeholder={saleTexts.refundReason} {...form.register('reason')} />
      </Field>
      <RefundPreview sale={sale} amount={amount ?? 0} goodsStay={isNothing} />
    </FormDialog>
  );
}
