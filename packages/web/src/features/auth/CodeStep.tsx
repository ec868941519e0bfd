import { authTexts } from '@turoos/contract';
import { useRef, useState } from 'react';
import { answerCode } from '@/lib/session/session';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { StepFrame, type StepProps } from './StepFrame';
import { useSigningIn } from './use-signing-in';

/** Asks for the code of the authenticator app, or for a recovery code. */
export function CodeStep({ challenge, onNext, onStartOver }: StepProps) {
  const [code, setCode] = useState('');
  const [recovering, setRecovering] = useState(false);
  const { failure, setFailure, busy, attempt } = useSigningIn(onNext);
  const field = useRef<HTMLInputElement>(null);

  const submit = async () => {
    if (!code.trim()) {
      setFailure({ message: authTexts.codeRequired });
      return field.current?.focus();
    }
    if (await attempt(() => answerCode({ challenge, code }))) field.current?.select();
  };

  return (
    <StepFrame
      title="المصادقة الثنائية"
      explanation={
        recovering
          ? 'أدخل رمزاً من رموز الاسترداد التي حفظتها'
          : 'أدخل الرمز الظاهر في تطبيق المصادقة على هاتفك'
      }
      failure={failure}
      busy={busy}
      onSubmit={submit}
      onStartOver={onStartOver}
      submitLabel="التحقق"
    >
      <Field label={recovering ? 'رمز الاسترداد' : 'رمز التحقق'} required>
        <Input
          key={String(recovering)}
          ref={field}
          name="code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          ltr
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has one purpose, and this is its only field
          autoFocus
          autoComplete="one-time-code"
          inputMode={recovering ? 'text' : 'numeric'}
          autoCapitalize={recovering ? 'characters' : 'none'}
          spellCheck={false}
        />
      </Field>
      <Button
        variant="ghost"
        size="sm"
        className="-my-2 self-start"
        onClick={() => {
          setRecovering(!recovering);
          setCode('');
        }}
      >
        {recovering ? 'استخدام تطبيق المصادقة' : 'الهاتف ليس معك؟ استخدم رمز استرداد'}
      </Button>
    </StepFrame>
  );
}
