import { useRef, useState, type FormEvent } from 'react';
import { authTexts, Credentials } from '@turoos/contract';
import { login } from '@/lib/session/session';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PasswordInput } from '@/ui/PasswordInput';
import { LoginError } from './LoginError';
import type { NextStep } from './next-step';
import { useSigningIn } from './use-signing-in';

type CredentialsStepProps = {
  username: string;
  onUsername: (username: string) => void;
  onNext: (next: NextStep) => void;
};

/** Uses no form library: this page loads first, often over a slow connection. */
export function CredentialsStep({ username, onUsername, onNext }: CredentialsStepProps) {
  const [password, setPassword] = useState('');
  const [isNamed] = useState(username !== '');
  const [tried, setTried] = useState(false);
  const { failure, setFailure, busy, attempt } = useSigningIn(onNext);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const credentials = Credentials.safeParse({ username, password });
    if (!credentials.success) {
      setFailure({ message: authTexts.fillAll });
      return (username.trim() ? passwordField : nameField).current?.focus();
    }
    if (await attempt(() => login(credentials.data))) passwordField.current?.select();
  };

  return (
    <>
      <h1 className="text-xl">تسجيل الدخول</h1>
      <p className="mb-5 text-muted">أدخل بيانات حسابك للمتابعة</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {failure && <LoginError {...failure} />}
        <Field label="اسم المستخدم" required>
          <Input
            ref={nameField}
            name="username"
            value={username}
            onChange={(event) => onUsername(event.target.value)}
            ltr
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is its first step
            autoFocus={!isNamed}
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
            data-autofocus={isNamed ? '' : undefined}
            onChange={(event) => setPassword(event.target.value)}
            aria-invalid={tried && !password}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} className="mt-1">
          {busy ? 'جارٍ تسجيل الدخول…' : 'تسجيل الدخول'}
        </Button>
      </form>
    </>
  );
}
