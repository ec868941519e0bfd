import type { Shift } from '@turoos/contract';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  FileText,
  Landmark,
  Lock,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';
import { useMovement } from '../cash-dialogs';
import { movements, type MovementKind } from './movement-form';

const icons: Readonly<Record<MovementKind, LucideIcon>> = {
  pay_in: ArrowDownToLine,
  pay_out: ArrowUpFromLine,
  expense: Wallet,
  drop: Landmark,
};
const kinds = ['pay_in', 'pay_out', 'expense', 'drop'] as const satisfies MovementKind[];

/** What is done in an open shift, each by one key. */
export function ShiftActions({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const movement = useMovement();
  const showReport = () => void navigate({ to: '/cash/shifts/$id', params: { id: shift._id } });
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      {kinds.map((kind) => (
        <Action
          key={kind}
          icon={icons[kind]}
          label={movements[kind].label}
          keys={movements[kind].key}
          onAct={() => movement.show({ shift, kind })}
        />
      ))}
      <Action icon={FileText} label="تقرير X" keys="5" onAct={showReport} />
      <Action icon={Lock} label="إقفال الوردية" keys="0" primary onAct={onClose} />
      {movement.dialog}
    </div>
  );
}

type ActionProps = { icon: LucideIcon; label: string; keys: string; primary?: boolean; onAct: () => void };

function Action({ icon, label, keys, primary, onAct }: ActionProps) {
  const { reason } = usePermit('cash:create');
  useShortcut(keys, label, () => {
    if (!reason) onAct();
  });
  return (
    <Button
      icon={icon}
      variant={primary ? 'primary' : 'secondary'}
      disabledReason={reason}
      onClick={onAct}
      aria-keyshortcuts={keys}
      className="h-12 justify-start"
    >
      <span className="grow text-start">{label}</span>
      <span aria-hidden="true" className="pointer-coarse:hidden">
        <Kbd keys={keys} />
      </span>
    </Button>
  );
}
