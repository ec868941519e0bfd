import { ProfileChanges, ltr, usersApi, type UserDetail } from '@turoos/contract';
import { UserRound } from 'lucide-react';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { SettingsForm } from '@/shared/shop/SettingsForm';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { LinkButton } from '@/ui/LinkButton';
import { QueryBoundary } from '@/ui/QueryBoundary';

/** The user's name and contact details. */
export function ProfileTab() {
  const profile = useData('users', usersApi.profile, {});
  return <QueryBoundary query={profile}>{(user) => <ProfileForm user={user} />}</QueryBoundary>;
}

function ProfileForm({ user }: { user: UserDetail }) {
  const { name, email, phone } = user;
  const form = useZodForm(ProfileChanges, { values: { name, email, phone } });
  const { errors } = form.formState;
  const save = useAction(usersApi.updateProfile, {
    done: 'تم حفظ الملف الشخصي',
    failed: 'فشل في حفظ الملف الشخصي',
    onDone: ({ name: saved, email: address, phone: number }) =>
      form.reset({ name: saved, email: address, phone: number }),
  });
  return (
    <div className="flex flex-col gap-4">
      <SettingsForm
        title="الملف الشخصي"
        description={`اسم المستخدم: ${ltr(user.username)} · الدور: ${user.roleLabel}`}
        form={form}
        onSave={(body) => save.mutateAsync({ body })}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="الاسم الكامل" required error={errors.name?.message}>
            <Input autoComplete="name" {...form.register('name')} />
          </Field>
          <Field label="الهاتف" error={errors.phone?.message}>
            <Input
              ltr
              inputMode="tel"
              autoComplete="tel"
              placeholder="777 123 456"
              {...form.register('phone')}
            />
          </Field>
          <Field
            label="البريد الإلكتروني"
            hint="إليه تُرسل الإشعارات"
            error={errors.email?.message}
            className="sm:col-span-2"
          >
            <Input ltr inputMode="email" autoComplete="email" {...form.register('email')} />
          </Field>
        </div>
      </SettingsForm>
      <div>
        <LinkButton to="/userdetails" icon={UserRound}>
          حسابي: نشاطي وكلمة المرور وجلساتي
        </LinkButton>
      </div>
    </div>
  );
}
