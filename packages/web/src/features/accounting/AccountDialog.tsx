import { accountingApi, accountingTexts, NewAccount, noAccountBelow, type Account } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { accountOptions } from './account-options';

export type AccountSubject = {
  /** The account to rename; null for a new one. */
  account: Account | null;
  /** The account below which a new one stands, if it is known. */
  parent: string;
  accounts: readonly Account[];
};

const AccountForm = z.object({
  name: NewAccount.shape.name,
  parent: z.union([z.uuid(), z.literal('')]),
});

/** Adds an account of the shop, or renames one. */
export function AccountDialog({ subject, open, onClose }: SubjectDialogProps<AccountSubject>) {
  const { account, parent, accounts } = subject;
  const checked = account
    ? AccountForm
    : AccountForm.refine((form) => form.parent !== '', {
        path: ['parent'],
        message: 'اختر الحساب الرئيسي',
      });
  const form = useZodForm(checked, { defaultValues: { name: account?.name ?? '', parent } });
  const create = useAction(accountingApi.createAccount, { done: 'تمت إضافة الحساب' });
  const update = useAction(accountingApi.updateAccount, { done: 'تم تعديل الحساب' });
  const { errors } = form.formState;
  const parents = accounts.filter((one) => noAccountBelow(one) === undefined);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(typed) =>
        account
          ? update.mutateAsync({
              params: { id: account._id },
              body: { name: typed.name, version: account.version },
            })
          : create.mutateAsync({ body: { name: typed.name, parent: typed.parent } })
      }
      title={account ? `تعديل «${account.name}»` : 'إضافة حساب'}
      submitLabel={account ? 'حفظ' : 'إضافة'}
    >
      <Field label="اسم الحساب" required error={errors.name?.message}>
        <Input {...form.register('name')} data-autofocus="" />
      </Field>
      {!account && (
        <Field
          label="الحساب الرئيسي"
          required
          hint={accountingTexts.moneyParent}
          error={errors.parent?.message}
        >
          <Select
            placeholder="اختر الحساب الرئيسي"
            options={accountOptions(parents)}
            {...form.register('parent')}
          />
        </Field>
      )}
    </FormDialog>
  );
}
