import { overrideBlocked } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { formatUsd } from '@/lib/format/format';
import { useUser } from '@/lib/session/session-state';
import { Checkbox } from '@/ui/Checkbox';
import { Code } from '@/ui/Code';

type CreditWarningProps = {
  owed: number;
  limit: number;
  overridden: boolean;
  onOverride: (overridden: boolean) => void;
};

/** Selling beyond the limit is a decision, made by those who may and seen by everyone else. */
export function CreditWarning({ owed, limit, overridden, onOverride }: CreditWarningProps) {
  const overrideReason = overrideBlocked(useUser());
  return (
    <div role="alert" className="rounded-md bg-warning-soft p-3 text-sm text-warning">
      <p className="flex items-start gap-1.5">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          بهذه الفاتورة يصير عليه <Code className="font-semibold">{formatUsd(owed)}</Code> والحد{' '}
          <Code className="font-semibold">{formatUsd(limit)}</Code>
        </span>
      </p>
      {overrideReason ? (
        <p className="mt-1">{overrideReason}</p>
      ) : (
        <Checkbox
          label="البيع رغم تجاوز حد الائتمان"
          checked={overridden}
          onChange={(event) => onOverride(event.target.checked)}
          className="text-ink"
        />
      )}
    </div>
  );
}
