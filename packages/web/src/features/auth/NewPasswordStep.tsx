import { authTexts, passwordHint, weaknessOf } from '@turoos/contract';
import { useRef, useState } from 'react';
import { renewPassword } from '@/lib/session/session';
import { Field } from '@/ui/Field';
import { PasswordInput } from '@/ui/PasswordInput';
import { StepFrame, type StepProps } from './StepFrame';
import { useSigningIn } from './use-signing-in';

/** Asks for a new password in place of an expired one. */
export function NewPasswordStep({ username, challenge, onNext, onStartOver }: StepProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [tried, setTried] = useState(false);
  const { failure, busy, attempt } = useSigningIn(onNext);
  const field = useRef<HTMLInputElement>(null);
  const weakness = password === '' ? authTexts.fillAll : weaknessOf(password, username);
  const different = repeated === password ? undefined : 'كلمتا المرور غير متطابقتين';

  const submit = async () => {
    setTried(true);
    if (weakness || different) return field.current?.focus();
    if (await attempt(() => renewPassword({ challenge, newPassword: password }))) field.current?.select();
  };

  return (
    <StepFrame
      title="كلمة مرور جديدة"
      explanation={authTexts.passwordExpired}
      failure={failure}
      busy={busy}
      onSubmit={submit}
      onStartOver={onStartOver}
      submitLabel="حفظ ومتابعة الدخول"
    >
      <Field label="كلمة المرور الجديدة" required hint={passwordHint} error={tried ? weakness : undefined}>
        <PasswordInput
          ref={field}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="new-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is its first step
          autoFocus
        />
      </Field>
      <Field label="تأكيد كلمة المرور" required error={tried ? different : undefined}>
        <PasswordInput
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          autoComplete="new-password"
        />
      </Field>
    </StepFrame>
  );
}
