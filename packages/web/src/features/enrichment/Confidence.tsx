import { formatPercent } from '@/lib/format/format';
import { Badge } from '@/ui/Badge';

const sure = 0.8;
const likely = 0.5;

/** A confidence as a rounded percentage. */
export const Confidence = ({ value, title }: { value: number; title?: string }) => (
  <span title={title} className="self-center">
    <Badge tone={value >= sure ? 'success' : value >= likely ? 'info' : 'warning'}>
      الثقة {formatPercent(value * 100)}
    </Badge>
  </span>
);
