import { texts } from '@turoos/contract';
import { forgetAnswers } from '@/lib/http/kept-answers';
import { queryClient } from '@/lib/http/query-client';
import { reconsider } from '@/lib/navigation/location';
import { session, watchSession, type Session } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';

const userOf = (state: Session) => (state.status === 'authenticated' ? state.user.username : undefined);
const isSettled = ({ status }: Session) => status === 'authenticated' || status === 'anonymous';

/** The toast about a session that ended; users who signed out themselves get none. */
const endedTexts: Partial<Record<Extract<Session, { status: 'anonymous' }>['because'], string>> = {
  ended: texts.sessionExpired,
  idle: 'انتهت الجلسة لعدم النشاط، يرجى تسجيل الدخول مرة أخرى',
};

/** Clears cached data when the user signs out, and checks the redirects again when the session changes. */
export function followSession(): void {
  let before = session();
  watchSession(() => {
    const now = session();
    if (userOf(before) !== undefined && userOf(before) !== userOf(now)) {
      queryClient.clear();
      forgetAnswers();
    }
    const text = now.status === 'anonymous' ? endedTexts[now.because] : undefined;
    if (text) toast({ tone: 'warning', title: text });
    if (isSettled(before) && isSettled(now)) reconsider({ staying: true });
    before = now;
  });
}
