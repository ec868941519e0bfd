import {
  permissionActions,
  PermissionForm,
  permissionModules,
  permissionsApi,
  type Permission,
} from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from './permission-texts';

/** Nothing is chosen at first; submitting reports it. */
const blank = {
  displayName: '',
  description: '',
  module: '',
  action: '',
  resource: '',
  isActive: true,
} as unknown as PermissionForm;

/** Creates a permission of the shop, or edits one. */
export function PermissionDialog({ subject, open, onClose }: SubjectDialogProps<Permission | null>) {
  const form = useZodForm(PermissionForm, { defaultValues: subject ? PermissionForm.parse(subject) : blank });
  const { errors } = form.formState;
  const create = useAction(permissionsApi.create, { done: texts.created, failed: texts.createFailed });
  const update = useAction(permissionsApi.update, { done: texts.updated, failed: texts.updateFailed });
  const save = (fields: PermissionForm) =>
    subject
      ? update.mutateAsync({ params: { id: subject.id }, body: { ...fields, version: subject.version } })
      : create.mutateAsync({ body: fields });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={subject ? `تعديل ${subject.displayName}` : 'إضافة صلاحية'}
      description={texts.ownIsLabel}
      submitLabel={subject ? 'حفظ التعديلات' : 'إضافة الصلاحية'}
    >
      <Field label="الاسم المعروض" required error={errors.displayName?.message}>
        <Input data-autofocus="" placeholder="عرض سعر الجملة" {...form.register('displayName')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="القسم" required error={errors.module?.message}>
          <Select
            placeholder="اختر القسم"
            options={optionsOf(permissionModules)}
            {...form.register('module')}
          />
        </Field>
        <Field label="الإجراء" required error={errors.action?.message}>
          <Select
            placeholder="اختر الإجراء"
            options={optionsOf(permissionActions)}
            {...form.register('action')}
          />
        </Field>
      </div>
      <Field
        label="مجال الصلاحية"
        hint="آخر اسم الصلاحية؛ اتركه فارغاً ليؤخذ من الاسم المعروض"
        error={errors.resource?.message}
      >
        <Input ltr placeholder="wholesale" {...form.register('resource')} />
      </Field>
      <Field label="الوصف" error={errors.description?.message}>
        <Textarea rows={2} {...form.register('description')} />
      </Field>
      <Checkbox label="مفعّلة" hint="المعطّلة لا يملكها أحد سوى المديرين" {...form.register('isActive')} />
    </FormDialog>
  );
}
