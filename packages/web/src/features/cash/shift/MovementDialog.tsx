import { cashApi } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useData } from '@/lib/http/use-data';
import type { TypedMoney } from '@/lib/money/typed-money';
import { useDrawers } from '@/shared/cash/use-drawers';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CategorySelect } from '../CategorySelect';
import { sayDone } from '../say-done';
import { movementBody, movements, movementSchema, needsNote, type MovementSubject } from './movement-form';
import { useMoveCash } from './use-move-cash';

/** Money that enters or leaves the drawer of a shift without a sale. */
export function MovementDialog({ subject, open, onClose }: SubjectDialogProps<MovementSubject>) {
  const { shift, kind } = subject;
  const { title, hint, done, failed } = movements[kind];
  const move = useMoveCash(failed, ({ warnings }) => sayDone(done, warnings));
  const form = useZodForm(movementSchema(kind), {
    defaultValues: { money: null as TypedMoney | null, category: '', account: '', note: '' },
  });
  const { errors } = form.formState;
  const drawer = useDrawers().data?.find(({ _id }) => _id === shift.drawer._id);
  const safes = useSafes(kind === 'drop');

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => move(shift._id, movementBody(kind, valid))}
      title={title}
      description={`${shift.drawer.name}: ${hint}`}
      submitLabel="تسجيل"
      size="sm"
    >
      <FormField control={form.control} name="money" label="المبلغ" required>
        {(field) => <MoneyBox {...field} kind="movement" only={drawer?.currencies} data-autofocus="" />}
      </FormField>
      {kind === 'expense' && (
        <Field label="نوع المصروف" required error={errors.category?.message}>
          <CategorySelect {...form.register('category')} />
        </Field>
      )}
      {safes.length > 1 && (
        <Field label="الخزنة">
          <Select
            {...form.register('account')}
            placeholder="الخزنة الرئيسية"
            options={safes.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </Field>
      )}
      <Field label="البيان" required={needsNote(kind)} error={errors.note?.message}>
        <Input maxLength={500} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}

/** The safes that money can be dropped into. */
function useSafes(enabled: boolean) {
  const { data } = useData('cash', cashApi.accounts, {}, { enabled });
  return data?.filter(({ kind, isActive }) => kind === 'safe' && isActive) ?? [];
}
