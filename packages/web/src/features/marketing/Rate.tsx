import { formatNumber } from '@/lib/format/format';
import { Code } from '@/ui/Code';

/** A percentage that may be negative: -12.5% */
export const Rate = ({ value }: { value: number }) => <Code>{`${formatNumber(value)}%`}</Code>;
