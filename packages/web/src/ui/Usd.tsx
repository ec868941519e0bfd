import { formatUsd } from '@/lib/format/format';
import { Code } from './Code';

/** An amount in dollars only, as suppliers are paid in dollars. */
export const Usd = ({ cents, className }: { cents: number; className?: string }) => (
  <Code className={className}>{formatUsd(cents)}</Code>
);
