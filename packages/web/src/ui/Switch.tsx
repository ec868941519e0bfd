import type { ReactNode } from 'react';

type SwitchProps = {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** For settings that take effect immediately; forms that are saved later use a Checkbox. */
export function Switch({ label, hint, checked, onCheckedChange, disabled }: SwitchProps) {
  return (
    <label className="flex items-start gap-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="switch"
      />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-sm text-faint">{hint}</span>}
      </span>
    </label>
  );
}
