import { cashApi, ltr } from '@turoos/contract';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { AccountSelect } from '../AccountSelect';
import { sayDone } from '../say-done';
import { ExchangeRateNote } from './ExchangeRateNote';
import { transferBody, transferFields, TransferForm, type TransferSubject } from './transfer-form';
import { useTransferQuestions } from './use-transfer-questions';

/** Moves money from one account to another, in one currency or two. */
export function TransferDialog({ subject, open, onClose }: SubjectDialogProps<TransferSubject>) {
  const transfer = useAction(cashApi.transfer, {
    failed: 'فشل في تسجيل التحويل',
    onDone: ({ transferNumber, warnings }) => sayDone(`تم تسجيل التحويل ${ltr(transferNumber)}`, warnings),
  });
  const form = useZodForm(TransferForm, {
    defaultValues: transferFields(subject),
  });
  const { errors } = form.formState;
  const [from, to, money, exchanged, received] = useWatch({
    control: form.control,
    name: ['from', 'to', 'money', 'exchanged', 'received'],
  });
  const { data: accounts = [] } = useData('cash', cashApi.accounts, {});
  const currenciesOf = (id: string) => accounts.find(({ _id }) => _id === id)?.currencies;

  const isMeant = useTransferQuestions(accounts);
  const stays = useRef(false);

  return (
    <FormDialog
      open={open}
      // the form closes after it was sent, but a figure that is to be corrected was not
      onClose={() => {
        if (stays.current) stays.current = false;
        else onClose();
      }}
      form={form}
      onSubmit={async (valid) => {
        if (await isMeant(valid)) await transfer.mutateAsync({ body: transferBody(valid) });
        else stays.current = true;
      }}
      title="تحويل نقود"
      description="تخرج من حساب وتصل إلى آخر، بعملة واحدة أو بعملتين"
      submitLabel="تسجيل التحويل"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="من حساب" required error={errors.from?.message}>
          <AccountSelect {...form.register('from')} />
        </Field>
        <Field label="إلى حساب" required error={errors.to?.message}>
          <AccountSelect {...form.register('to')} />
        </Field>
      </div>
      <FormField control={form.control} name="money" label="المبلغ" required>
        {(field) => <MoneyBox {...field} kind="transfer" only={currenciesOf(from)} />}
      </FormField>
      <Checkbox label="يصل بعملة أخرى (مصارفة)" {...form.register('exchanged')} />
      {exchanged && (
        <FormField control={form.control} name="received" label="المبلغ المستلم" required>
          {(field) => (
            <MoneyBox
              {...field}
              kind="transfer"
              only={currenciesOf(to)?.filter((code) => code !== money?.currency)}
            />
          )}
        </FormField>
      )}
      {exchanged && money && received && <ExchangeRateNote paid={money} received={received} />}
      <Field label="البيان" error={errors.note?.message}>
        <Input maxLength={500} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
