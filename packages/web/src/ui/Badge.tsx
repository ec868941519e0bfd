import type { ReactNode } from 'react';
import { cn } from './cn';
import { legible } from './Code';
import { softTone, type Tone } from './tone';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex w-fit items-center rounded-full px-2 text-xs/5 font-semibold whitespace-nowrap',
        softTone[tone],
      )}
    >
      {legible(children)}
    </span>
  );
}

/** A badge for a status declared in the contract. */
export function StatusBadge({ status }: { status: { label: string; tone: Tone } }) {
  return <Badge tone={status.tone}>{status.label}</Badge>;
}
