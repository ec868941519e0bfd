import { formatUsd } from '@/lib/format/format';
import { Code } from './Code';

/** An amount in dollars alone, as suppliers are paid. */
export const Usd = ({ cents, className }: { cents: number; className?: string }) => (
  <Code className={className}>{formatUsd(cents)}</Code>
);
