import { cashApi, ExpenseCategoryInput, type ExpenseCategory } from '@turoos/contract';
import { Pencil, Power } from 'lucide-react';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { useSaveRecord } from '@/lib/http/use-save-record';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { Badge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { useLazyDialog, type SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** The categories of expenses: add, rename, stop using. */
export function CategoriesDialog({ open, onClose }: SubjectDialogProps<null>) {
  const categories = useData('cash', cashApi.expenseCategories, {});
  const form = useLazyDialog<ExpenseCategory | null>(async () => CategoryDialog);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="أنواع المصروفات"
      size="sm"
      footer={<AddButton right="cash:admin" label="إضافة نوع" onAdd={() => form.show(null)} />}
    >
      <QueryBoundary query={categories} title="فشل في جلب أنواع المصروفات">
        {(all) => (
          <ul className="divide-y divide-line">
            {all.map((category) => (
              <CategoryRow key={category._id} category={category} onEdit={() => form.show(category)} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {form.dialog}
    </Dialog>
  );
}

function CategoryRow({ category, onEdit }: { category: ExpenseCategory; onEdit: () => void }) {
  const { reason } = usePermit('cash:admin');
  const update = useAction(cashApi.updateExpenseCategory, { failed: 'فشل في تغيير نوع المصروف' });
  const { _id: id, name, isActive, version } = category;
  return (
    <li className="flex items-center gap-2 py-1">
      <span className="flex min-w-0 grow items-center gap-2">
        {legible(name)}
        {!isActive && <Badge>غير نشط</Badge>}
      </span>
      <IconButton size="sm" icon={Pencil} label={`تعديل ${name}`} disabledReason={reason} onClick={onEdit} />
      <IconButton
        size="sm"
        icon={Power}
        label={isActive ? `إيقاف ${name}` : `تفعيل ${name}`}
        busy={update.isPending}
        disabledReason={reason}
        onClick={() => update.mutate({ params: { id }, body: { isActive: !isActive, version } })}
      />
    </li>
  );
}

const CategoryName = ExpenseCategoryInput.pick({ name: true });

function CategoryDialog({ subject, open, onClose }: SubjectDialogProps<ExpenseCategory | null>) {
  const form = useZodForm(CategoryName, { defaultValues: { name: subject?.name ?? '' } });
  const save = useSaveRecord(
    { create: cashApi.createExpenseCategory, update: cashApi.updateExpenseCategory },
    subject,
    {
      created: 'تمت إضافة نوع المصروف',
      updated: 'تم حفظ نوع المصروف',
      createFailed: 'فشل في إضافة نوع المصروف',
      updateFailed: 'فشل في حفظ نوع المصروف',
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={subject ? `تعديل ${subject.name}` : 'إضافة نوع مصروف'}
      size="sm"
    >
      <Field label="الاسم" required error={form.formState.errors.name?.message}>
        <Input maxLength={80} data-autofocus="" {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}
