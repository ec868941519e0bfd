import { useId, type Ref } from 'react';
import { cn } from './cn';
import { legible } from './Code';

type RadioOption<Value extends string> = { value: Value; label: string; hint?: string; disabled?: boolean };

type RadioGroupProps<Value extends string> = {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  /** Attached to the first radio, which takes focus on an error. */
  ref?: Ref<HTMLInputElement>;
  /** Side by side where there is room. */
  inline?: boolean;
};

/** Goes inside `<Field group>`, which names it. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  name,
  ref,
  inline = false,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <div className={cn('flex flex-col', inline && 'flex-row flex-wrap gap-x-6')}>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
        >
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            className="mt-0.75 size-4 shrink-0 accent-accent"
          />
          <span>
            {legible(option.label)}
            {option.hint && <span className="block text-sm text-faint">{legible(option.hint)}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
