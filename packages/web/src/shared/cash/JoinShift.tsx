import { cashApi, type MoneyAccount } from '@turoos/contract';
import { UserPlus } from 'lucide-react';
import { formatAgo } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';

type JoinShiftProps = { drawer: MoneyAccount; onJoined?: () => void };

/** A drawer on which a colleague works, with the button that joins his shift. */
export function JoinShift({ drawer, onJoined }: JoinShiftProps) {
  const mayJoin = usePermit('cash:create');
  const join = useAction(cashApi.joinShift, {
    done: `انضممت إلى الوردية على ${drawer.name}`,
    failed: 'فشل في الانضمام إلى الوردية',
    onDone: onJoined,
  });
  const shift = drawer.openShift;
  if (!shift) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{legible(drawer.name)}</p>
        <p className="text-sm text-muted">
          وردية <bdi>{shift.openedBy}</bdi>، فُتحت {formatAgo(shift.openedAt)}
        </p>
      </div>
      <Button
        icon={UserPlus}
        busy={join.isPending}
        disabledReason={mayJoin.reason}
        onClick={() => join.mutate({ params: { id: shift._id } })}
      >
        الانضمام
      </Button>
    </div>
  );
}
