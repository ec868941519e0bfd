import { texts } from '@turoos/contract';
import { queryClient } from '@/lib/http/query-client';
import { reconsider } from '@/lib/navigation/location';
import { session, watchSession, type Session } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';

const userOf = (state: Session) => (state.status === 'authenticated' ? state.user.username : undefined);
const isSettled = ({ status }: Session) => status === 'authenticated' || status === 'anonymous';

/** What whoever was signed out is told on the login page; those who left know it. */
const farewells: Partial<Record<Extract<Session, { status: 'anonymous' }>['because'], string>> = {
  ended: texts.sessionExpired,
  idle: 'انتهت الجلسة لعدم النشاط، يرجى تسجيل الدخول مرة أخرى',
};

/** Nobody sees another's data, and the guards decide anew whenever someone comes, goes or gets other rights. */
export function followSession(): void {
  let before = session();
  watchSession(() => {
    const now = session();
    if (userOf(before) !== undefined && userOf(before) !== userOf(now)) queryClient.clear();
    const said = now.status === 'anonymous' ? farewells[now.because] : undefined;
    if (said) toast({ tone: 'warning', title: said });
    if (isSettled(before) && isSettled(now)) reconsider({ staying: true });
    before = now;
  });
}
