import { useState } from 'react';
import { useDebounced } from '@/lib/state/debounce';
import { Input } from '@/ui/Input';

type TextFilterProps = { label: string; value: string; onChange: (text: string) => void };

/** A text filter, debounced while typing. */
export function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = useDebounced((text: string) => {
    setTyped(null);
    onChange(text.trim());
  });
  return (
    <Input
      aria-label={label}
      placeholder={label}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        settle.call(event.target.value);
      }}
      onKeyDown={(event) => event.key === 'Enter' && settle.flush()}
      className="sm:w-36"
    />
  );
}
