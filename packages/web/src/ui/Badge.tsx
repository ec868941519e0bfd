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

/**
 * The status of a record in a dense list: a badge only if it is not the normal one, so that badges lead the eye to what
 * needs it.
 */
export const StatusMark = ({ status, normal }: { status: { label: string; tone: Tone }; normal: boolean }) =>
  normal ? (
    <span className="whitespace-nowrap text-muted">{status.label}</span>
  ) : (
    <StatusBadge status={status} />
  );
