import { fourRoleLabel, passwordHint, userTexts, type User, type UserForm } from '@turoos/contract';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useUser } from '@/lib/session/session-state';
import { roleName, useRoles } from '@/shared/access/use-roles';
import { WarehousesField } from '@/shared/warehouses/WarehousesField';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { PasswordInput } from '@/ui/PasswordInput';
import { Select } from '@/ui/Select';
import { PermissionsField } from './PermissionsField';

type UserFieldsProps = { form: UseFormReturn<UserForm>; user: User | null };

export function UserFields({ form, user }: UserFieldsProps) {
  const { errors } = form.formState;
  const isMe = useUser()._id === user?._id;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="اسم المستخدم"
          required
          hint={user ? 'اسم المستخدم ثابت لا يتغير' : 'به يسجل الدخول، دون مسافات'}
          error={errors.username?.message}
        >
          <Input
            ltr
            readOnly={Boolean(user)}
            autoCapitalize="none"
            data-autofocus={user ? undefined : ''}
            {...form.register('username')}
          />
        </Field>
        <Field label="الاسم الكامل" required error={errors.name?.message}>
          <Input data-autofocus={user ? '' : undefined} {...form.register('name')} />
        </Field>
        {!isMe && (
          <Field
            label="كلمة المرور"
            required={!user}
            hint={user ? 'اتركها فارغة لتبقى كما هي' : passwordHint}
            error={errors.password?.message}
          >
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        )}
        <RoleField form={form} isMe={isMe} />
        <Field label="الهاتف" error={errors.phone?.message}>
          <Input ltr inputMode="tel" placeholder="777 123 456" {...form.register('phone')} />
        </Field>
        <Field label="البريد الإلكتروني" error={errors.email?.message}>
          <Input ltr inputMode="email" {...form.register('email')} />
        </Field>
      </div>
      {!isMe && (
        <>
          <Controller
            control={form.control}
            name="permissions"
            render={({ field }) => <PermissionsField value={field.value} onChange={field.onChange} />}
          />
          <Controller
            control={form.control}
            name="warehouses"
            render={({ field }) => (
              <WarehousesField
                value={field.value}
                onChange={field.onChange}
                chosen={user?.warehouses ?? []}
                error={errors.warehouses?.message}
              />
            )}
          />
          <Checkbox label="حساب نشط" hint="غير النشط لا يستطيع تسجيل الدخول" {...form.register('isActive')} />
        </>
      )}
    </>
  );
}

/** Returns the hint, with the other name that four of the roles have on some screens. */
const roleHint = (role: string): string => {
  const label = fourRoleLabel(role);
  return label ? `الأدوار التي يمكنك إسنادها. ويسمى هذا أيضاً «${label}»` : 'الأدوار التي يمكنك إسنادها';
};

function RoleField({ form, isMe }: { form: UseFormReturn<UserForm>; isMe: boolean }) {
  const { assignable } = useRoles();
  const chosen = useWatch({ control: form.control, name: 'role' });
  const options = assignable.map((role) => ({ value: role.name, label: roleName(role) }));
  return (
    <FormField
      control={form.control}
      name="role"
      label="الدور"
      required
      hint={isMe ? userTexts.ownRole : roleHint(chosen)}
    >
      {(field) => <Select {...field} disabled={isMe} options={options} />}
    </FormField>
  );
}
