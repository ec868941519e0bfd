import { isolateCodes } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cn } from './cn';
import { useFieldControl } from './field-context';

type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

type SelectProps<Value extends string, Blank extends string | undefined> = Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'size'
> & {
  options: readonly SelectOption<Value>[];
  /** The blank choice, told as '': 'كل الحالات' in a filter, 'اختر المستودع' in a form. */
  placeholder?: Blank;
  onValueChange?: (value: Value | (Blank extends string ? '' : never)) => void;
};

/** The native select, styled as far as browsers allow: fastest to load, best on phones. */
export function Select<Value extends string, Blank extends string | undefined = undefined>({
  options,
  placeholder,
  onValueChange,
  onChange,
  className,
  ...props
}: SelectProps<Value, Blank>) {
  const control = useFieldControl(props);
  return (
    <div className={cn('relative', className)}>
      <select
        {...control}
        onChange={(event) => {
          onChange?.(event);
          // only the options can be chosen
          onValueChange?.(event.target.value as Value);
        }}
        className="select control truncate pe-9"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {isolateCodes(label)}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
        aria-hidden="true"
      />
    </div>
  );
}
