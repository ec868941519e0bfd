import { changePercent, type Compared } from '@turoos/contract';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';

type ChangeProps = { of: Compared; /** Growing costs are bad. */ isCost?: boolean };

/** The change against the previous period in percent; a dash where a percentage would say nothing. */
export function Change({ of, isCost = false }: ChangeProps) {
  const change = changePercent(of);
  if (change === null) return <span className="text-faint">—</span>;
  const percent = Math.round(change);
  const isGood = change > 0 !== isCost;
  return (
    <Code
      className={cn(isGood ? 'text-success' : 'text-danger')}
    >{`${percent > 0 ? '+' : ''}${percent}%`}</Code>
  );
}
