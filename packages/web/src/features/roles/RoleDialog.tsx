import { highestLevel, levelOfRank, RoleForm, roleRank, type Role } from '@turoos/contract';
import { Controller } from 'react-hook-form';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useUser } from '@/lib/session/session-state';
import { useRoles } from '@/shared/access/use-roles';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { RightsField } from './RightsField';
import { formOf, useSaveRole } from './role-form';

/** Creates a role of the shop, or edits one. */
export function RoleDialog({ subject: role, open, onClose }: SubjectDialogProps<Role | null>) {
  const form = useZodForm(RoleForm, { defaultValues: formOf(role) });
  const save = useSaveRole(role);
  const highest = useOwnLevel();
  const { errors } = form.formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      size="xl"
      title={role ? `تعديل الدور ${role.label}` : 'إضافة دور'}
      description="ما يتغير هنا يسري على أصحاب الدور فوراً"
      submitLabel={role ? 'حفظ التعديلات' : 'إضافة الدور'}
    >
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field label="اسم الدور" required error={errors.name?.message}>
          <Input data-autofocus="" placeholder="كاشير" {...form.register('name')} />
        </Field>
        <FormField
          control={form.control}
          name="level"
          label="المستوى"
          required
          hint={`من 1 إلى ${highest}؛ الأعلى يدير الأدنى`}
        >
          {(field) => <NumberInput min={1} max={highest} {...field} />}
        </FormField>
      </div>
      <Field label="الوصف" error={errors.description?.message}>
        <Input {...form.register('description')} />
      </Field>
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => <RightsField value={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}

/** The rank of the signed-in user's role: new roles can't exceed it. */
function useOwnLevel(): number {
  const { role } = useUser();
  const { roles } = useRoles();
  return (
    roles.data?.find(({ name }) => name === role)?.level ??
    Math.min(levelOfRank(roleRank(role)), highestLevel)
  );
}
