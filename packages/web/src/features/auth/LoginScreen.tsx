import { zodResolver } from '@hookform/resolvers/zod';
import { authTexts, Credentials } from '@turoos/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { login } from '@/lib/session';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PasswordInput } from '@/ui/PasswordInput';
import { LoginError } from './LoginError';
import { loginFailure } from './login-failure';

export function LoginScreen() {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const missing = errors.username ?? errors.password;

  const submit = handleSubmit(
    async (credentials) => {
      setFailure(null);
      try {
        await login(credentials);
      } catch (error) {
        setFailure(loginFailure(error));
        setFocus('password', { shouldSelect: true });
      }
    },
    () => setFailure(null),
  );

  return (
    <section className="w-full max-w-sm rounded-lg border border-line bg-surface p-6 shadow-card">
      <h1 className="text-xl">تسجيل الدخول</h1>
      <p className="mb-5 text-muted">أدخل بيانات حسابك للمتابعة</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {missing && <LoginError message={missing.message ?? authTexts.fillAll} />}
        {failure && <LoginError title={authTexts.failedTitle} message={failure} />}
        <Field label="اسم المستخدم" required>
          <Input
            {...register('username')}
            ltr
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is its first step
            autoFocus
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={Boolean(errors.username)}
          />
        </Field>
        <Field label="كلمة المرور" required>
          <PasswordInput {...register('password')} aria-invalid={Boolean(errors.password)} />
        </Field>
        <Button type="submit" variant="primary" busy={isSubmitting} className="mt-1">
          {isSubmitting ? 'جارٍ تسجيل الدخول…' : 'تسجيل الدخول'}
        </Button>
      </form>
    </section>
  );
}
