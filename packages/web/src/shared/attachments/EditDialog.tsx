import { attachmentsApi, attachmentTexts, line, type Attachment } from '@turoos/contract';
import { type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from './attachment-texts';
import { entityChoice, type EntityTyped } from './entity-choice';
import { EntityFields } from './EntityFields';

const EditForm = z.object({
  originalName: line(attachmentTexts.required),
  description: z.string().trim().max(5000),
  isActive: z.boolean(),
  ...entityChoice,
});
type EditForm = z.output<typeof EditForm>;
type Typed = Omit<EditForm, keyof EntityTyped> & EntityTyped;

export default function EditDialog({ subject, open, onClose }: SubjectDialogProps<Attachment>) {
  const { originalName, description, isActive, entityType, entityId, entityName, version } = subject;
  const form = useZodForm<Typed, EditForm>(EditForm, {
    defaultValues: {
      originalName,
      description,
      isActive,
      entityType,
      entity: { value: entityId, label: entityName },
    },
  });
  const update = useAction(attachmentsApi.update, { done: texts.updated, failed: texts.updateFailed });
  const { errors } = form.formState;

  const save = ({ entity, ...fields }: EditForm) =>
    update.mutateAsync({
      params: { id: subject._id },
      body: { ...fields, entityId: entity.value, version },
    });

  return (
    <FormDialog open={open} onClose={onClose} form={form} onSubmit={save} title="تعديل المرفق">
      <Field label="اسم الملف" required error={errors.originalName?.message} hint="يبقى امتداد الملف كما هو">
        <Input {...form.register('originalName')} dir="auto" data-autofocus="" />
      </Field>
      <EntityFields form={form as unknown as UseFormReturn<EntityTyped>} action="update" />
      <Field label="الوصف" error={errors.description?.message}>
        <Textarea {...form.register('description')} />
      </Field>
      <Checkbox label="نشط" {...form.register('isActive')} />
    </FormDialog>
  );
}
