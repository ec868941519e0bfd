import { formatNumber } from '@/lib/format/format';
import { Code } from '@/ui/Code';

/** Per cent that may be below zero: -12.5% */
export const Rate = ({ value }: { value: number }) => <Code>{`${formatNumber(value)}%`}</Code>;
