import type { Compared } from '@turoos/contract';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';

type ChangeProps = { of: Compared; /** Growing costs are bad. */ isCost?: boolean };

/** The change against the previous period in percent; a dash without a figure to compare with. */
export function Change({ of: { current, previous }, isCost = false }: ChangeProps) {
  if (previous === 0 || current === previous) return <span className="text-faint">—</span>;
  const percent = Math.round(((current - previous) / Math.abs(previous)) * 100);
  const isGood = current > previous !== isCost;
  return (
    <Code
      className={cn(isGood ? 'text-success' : 'text-danger')}
    >{`${percent > 0 ? '+' : ''}${percent}%`}</Code>
  );
}
