import { texts } from '@turoos/contract';
import { reconsider } from '@/lib/navigation/location';
import { queryClient } from '@/lib/query-client';
import { session, watchSession, type Session } from '@/lib/session-state';
import { toast } from '@/ui/toast-store';

const userOf = (state: Session) => (state.status === 'authenticated' ? state.user.username : undefined);
const isSettled = ({ status }: Session) => status === 'authenticated' || status === 'anonymous';

/** Nobody sees another's data, and the guards decide anew whenever someone comes, goes or gets other rights. */
export function followSession(): void {
  let before = session();
  watchSession(() => {
    const now = session();
    if (userOf(before) !== undefined && userOf(before) !== userOf(now)) queryClient.clear();
    if (now.status === 'anonymous' && now.because === 'ended')
      toast({ tone: 'warning', title: texts.sessionExpired });
    if (isSettled(before) && isSettled(now)) reconsider({ staying: true });
    before = now;
  });
}
