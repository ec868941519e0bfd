import { useId } from 'react';
import { formatPercent } from '@/lib/format/format';

type ProgressProps = {
  label: string;
  /** 0 to 100; absent while the duration is unknown. */
  percent?: number;
  hint?: string;
};

export function Progress({ label, percent, hint }: ProgressProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {percent !== undefined && <bdi className="text-muted ltr-text">{formatPercent(percent)}</bdi>}
      </div>
      <progress aria-labelledby={id} className="progress" max={100} value={percent} />
      {hint && <p className="text-sm text-faint">{hint}</p>}
    </div>
  );
}
