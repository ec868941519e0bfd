import type { SlipValue } from '@turoos/pdf/slip-line';
import { Code, legible } from '@/ui/Code';

/** A value on a slip: a text, or digits with the currency's sign. */
export function SlipValueText({ value }: { value: SlipValue }) {
  if ('text' in value) return legible(value.text);
  return (
    <span className="whitespace-nowrap">
      <Code>{value.digits}</Code>
      {value.symbol && ` ${value.symbol}`}
    </span>
  );
}
