import { paymentTypes, type PaymentType } from '@turoos/contract';
import { useId } from 'react';
import { cn } from '@/ui/cn';
import { Kbd } from '@/ui/Kbd';

/** The key beside each way to pay. */
export const paymentKeys = { paid: 'F8', partial: 'F9', deferred: 'F10' } as const;

type PaymentTypesProps = {
  value: PaymentType | null;
  onChange: (type: PaymentType) => void;
  /** Why buying on credit is not possible. */
  creditRefused: string | undefined;
};

/** Goes inside `<Field group>`. */
export function PaymentTypes({ value, onChange, creditRefused }: PaymentTypesProps) {
  const name = useId();
  return (
    <div className="grid grid-cols-3 gap-2">
      {(Object.keys(paymentTypes) as PaymentType[]).map((type) => {
        const disabled = type !== 'paid' && creditRefused !== undefined;
        return (
          <label
            key={type}
            className={cn(
              'flex h-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface font-semibold transition-colors',
              'has-checked:border-accent has-checked:bg-accent has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              disabled ? 'cursor-not-allowed border-line bg-sunken text-faint' : 'hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              disabled={disabled}
              aria-keyshortcuts={paymentKeys[type]}
              onChange={() => onChange(type)}
              className="sr-only"
            />
            <span>{paymentTypes[type]}</span>
            <span aria-hidden="true" className="font-normal pointer-coarse:hidden">
              <Kbd keys={paymentKeys[type]} />
            </span>
          </label>
        );
      })}
    </div>
  );
}
