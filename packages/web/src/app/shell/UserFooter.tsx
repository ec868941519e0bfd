import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useUser } from '@/lib/session/session-state';
import { thisTill } from '@/lib/till/this-till';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { signOut } from '../leave';

const LockTill = lazy(() => import('@/features/away/LockTill').then((m) => ({ default: m.LockTill })));

export function UserFooter({ folded = false }: { folded?: boolean }) {
  const { name, roleLabel } = useUser();
  return (
    <div className={cn('flex w-full items-center gap-2', folded && 'flex-col')}>
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-strong"
      >
        {[...name.trim()][0]}
      </span>
      <div className={cn('min-w-0 grow', folded && 'sr-only')}>
        <p className="truncate font-semibold">{legible(name)}</p>
        <p className="truncate text-sm text-muted">{roleLabel}</p>
      </div>
      {thisTill() && (
        <Suspense>
          <LockTill />
        </Suspense>
      )}
      <IconButton label="تسجيل الخروج" icon={LogOut} className="[&>svg]:mirrored" onClick={signOut} />
    </div>
  );
}
