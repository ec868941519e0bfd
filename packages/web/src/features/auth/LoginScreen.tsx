import { useRef, useState, type FormEvent } from 'react';
import { authTexts, Credentials } from '@turoos/contract';
import { login } from '@/lib/session';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PasswordInput } from '@/ui/PasswordInput';
import { LoginError } from './LoginError';
import { loginFailure } from './login-failure';

type Failure = { title?: string; message: string };

/** The first page anyone loads, over a slow line: two fields need no form library. */
export function LoginScreen() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const credentials = Credentials.safeParse({ username, password });
    if (!credentials.success) {
      setFailure({ message: authTexts.fillAll });
      return (username.trim() ? passwordField : nameField).current?.focus();
    }
    setBusy(true);
    setFailure(null);
    try {
      await login(credentials.data);
    } catch (error) {
      setFailure({ title: authTexts.failedTitle, message: loginFailure(error) });
      passwordField.current?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="w-full max-w-sm rounded-lg border border-line bg-surface p-6 shadow-card">
      <h1 className="text-xl">تسجيل الدخول</h1>
      <p className="mb-5 text-muted">أدخل بيانات حسابك للمتابعة</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {failure && <LoginError {...failure} />}
        <Field label="اسم المستخدم" required>
          <Input
            ref={nameField}
            name="username"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            ltr
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is its first step
            autoFocus
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={tried && !username.trim()}
          />
        </Field>
        <Field label="كلمة المرور" required>
          <PasswordInput
            ref={passwordField}
            name="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            aria-invalid={tried && !password}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} className="mt-1">
          {busy ? 'جارٍ تسجيل الدخول…' : 'تسجيل الدخول'}
        </Button>
      </form>
    </section>
  );
}
