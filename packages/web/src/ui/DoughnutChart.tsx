import { formatPercent } from '@/lib/format/format';
import { colourOf, type ChartData } from './chart-data';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** Shares of a total: a ring, and a legend with each value and its percentage. */
export function DoughnutChart({ labels, series, format }: ChartData) {
  const values = labels.map((_, index) => Math.max(0, series[0]?.values[index] ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  const share = (value: number) => (total === 0 ? 0 : value / total);
  const before = values.map((_, index) =>
    values.slice(0, index).reduce((sum, value) => sum + share(value), 0),
  );

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      <svg aria-hidden="true" viewBox="0 0 100 100" className="size-40 -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="14" className="stroke-sunken" />
        {values.map((value, index) => (
          <circle
            key={labels[index]}
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            stroke={colourOf(index)}
            strokeWidth="14"
            strokeDasharray={`${Math.max(0, share(value) * ROUND - 1)} ${ROUND}`}
            strokeDashoffset={-(before[index] ?? 0) * ROUND}
          />
        ))}
      </svg>
      <ul className="flex min-w-48 flex-col gap-1">
        {values.map((value, index) => (
          <li key={labels[index]} className="flex items-center gap-2">
            <span className="size-2.5 shrink-0 rounded-full" style={{ background: colourOf(index) }} />
            <span className="grow">{labels[index]}</span>
            <bdi className="font-semibold ltr-text">{format(value)}</bdi>
            <bdi className="w-9 text-sm text-muted ltr-text">{formatPercent(share(value) * 100)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
