import { LockOpen, Wallet } from 'lucide-react';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { useOpenFromUrl } from '@/lib/navigation/use-open-from-url';
import { usePermit } from '@/lib/session/can';
import { JoinShift } from '@/shared/cash/JoinShift';
import { useDrawers } from '@/shared/cash/use-drawers';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Kbd } from '@/ui/Kbd';
import { QueryBoundary } from '@/ui/QueryBoundary';

const OPEN_KEY = '1';

/** For a user without a shift: opens one on a free drawer, or joins a colleague's. */
export function NoShift({ onOpen }: { onOpen: () => void }) {
  const mayOpen = usePermit('cash:create');
  const drawers = useDrawers();
  useOpenFromUrl('open', 'cash:create', onOpen);
  useShortcut(OPEN_KEY, 'فتح وردية', () => {
    if (mayOpen.allowed) onOpen();
  });
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <EmptyState
        icon={Wallet}
        title="لا توجد وردية مفتوحة لك"
        message="عُدّ ما في الصندوق وافتح وردية، ليدخل فيها كل نقد تقبضه ويظهر في تقرير إقفالها."
        action={
          <Button
            variant="primary"
            icon={LockOpen}
            disabledReason={mayOpen.reason}
            aria-keyshortcuts={OPEN_KEY}
            onClick={onOpen}
          >
            فتح وردية
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd keys={OPEN_KEY} />
            </span>
          </Button>
        }
      />
      <QueryBoundary query={drawers} title="فشل في جلب الصناديق" waiting={null}>
        {(all) => {
          const busy = all.filter(({ openShift, isActive }) => isActive && openShift);
          if (busy.length === 0) return null;
          return (
            <section aria-label="ورديات الزملاء" className="flex flex-col gap-2 border-t border-line p-4">
              <h2 className="text-lg">ورديات مفتوحة</h2>
              {busy.map((drawer) => (
                <JoinShift key={drawer._id} drawer={drawer} />
              ))}
            </section>
          );
        }}
      </QueryBoundary>
    </div>
  );
}
