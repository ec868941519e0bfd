import { isolateCodes } from '@turoos/contract';
import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cn } from './cn';
import { useFieldControl } from './field-context';

type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[];
  /** The blank choice: 'كل الحالات' in a filter, 'اختر المستودع' in a form. */
  placeholder?: string;
  onValueChange?: (value: string) => void;
};

/** The native select, styled as far as browsers allow: fastest to load, best on phones. */
export function Select({ options, placeholder, onValueChange, onChange, className, ...props }: SelectProps) {
  const control = useFieldControl(props);
  return (
    <div className={cn('relative', className)}>
      <select
        {...control}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
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
