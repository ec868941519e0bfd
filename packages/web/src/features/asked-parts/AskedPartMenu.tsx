import { askedPartsApi, decisions, type AskedPart } from '@turoos/contract';
import { BellRing, CircleCheck, CircleSlash, Link2, RotateCcw, Truck, type LucideIcon } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { Menu } from '@/ui/Menu';

type Decision = (typeof decisions)[number];

const looks: Readonly<Record<Decision, { label: string; icon: LucideIcon }>> = {
  ordered: { label: 'طُلب من المورد', icon: Truck },
  ignored: { label: 'لن يُطلب', icon: CircleSlash },
  open: { label: 'إعادته إلى المنتظر', icon: RotateCcw },
  closed: { label: 'إغلاق الطلب', icon: CircleCheck },
};

type AskedPartMenuProps = {
  asked: AskedPart;
  onTell: (asked: AskedPart) => void;
  onLink: (asked: AskedPart) => void;
};

/** What can be done about a part that was asked for. */
export function AskedPartMenu({ asked, onTell, onLink }: AskedPartMenuProps) {
  const mayBuy = usePermit('purchases:create');
  const mayTell = usePermit('askedParts:tell');
  const decide = useAction(askedPartsApi.decide, { done: 'تم حفظ القرار', failed: 'فشل في حفظ القرار' });
  return (
    <Menu
      label={`إجراءات الطلب ${asked.asked}`}
      items={[
        {
          label: 'إبلاغ العملاء بوصولها',
          icon: BellRing,
          disabledReason: mayTell.reason ?? (asked.arrived === 0 && 'لا أحد ينتظر أن يُبلغ'),
          onSelect: () => onTell(asked),
        },
        {
          label: asked.part ? 'تغيير المنتج المقصود' : 'ربطه بمنتج',
          icon: Link2,
          disabledReason: mayBuy.reason,
          onSelect: () => onLink(asked),
        },
        ...decisions
          .filter((status) => status !== asked.status)
          .map((status) => ({
            ...looks[status],
            disabledReason: mayBuy.reason,
            onSelect: () => decide.mutate({ params: { id: asked._id }, body: { status } }),
          })),
      ]}
    />
  );
}
