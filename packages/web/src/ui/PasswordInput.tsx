import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { cn } from './cn';
import { useFieldControl } from './field-context';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  /** Tells password managers whether to fill a password or offer a new one. */
  autoComplete?: 'current-password' | 'new-password';
  /** What is typed, if it is no password. */
  noun?: string;
};

export function PasswordInput({
  autoComplete = 'current-password',
  noun = 'كلمة المرور',
  className,
  ...props
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const control = useFieldControl(props);
  const Icon = shown ? EyeOff : Eye;

  return (
    <div className="relative">
      <input
        {...control}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className={cn('control ps-11 text-end', className)}
      />
      <button
        type="button"
        aria-label={`إظهار ${noun}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute end-0 top-0 flex h-full w-11 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        <Icon className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
