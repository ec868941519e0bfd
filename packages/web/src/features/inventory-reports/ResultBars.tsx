import type { TableChart } from '@turoos/contract';
import { Code } from '@/ui/Code';
import { figureText } from './CellView';

/** The largest groups of a result as horizontal bars, because part names are long. */
export function ResultBars({ chart: { title, kind, bars } }: { chart: TableChart }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure aria-label={title} className="flex flex-col gap-2">
      <figcaption className="font-semibold">{title}</figcaption>
      <dl className="flex flex-col gap-2 text-sm">
        {bars.map(({ label, value }) => (
          <div key={label} className="grid items-center gap-x-3 sm:grid-cols-[16rem_1fr]">
            <dt className="truncate text-muted" title={label}>
              {label}
            </dt>
            <dd className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="h-3 rounded-sm bg-accent"
                style={{ width: `${(75 * value) / most}%` }}
              />
              <Code>{figureText(value, kind)}</Code>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
