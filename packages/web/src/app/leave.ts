import { logout } from '@/lib/session/session';
import { thisTill } from '@/lib/till/this-till';

const away = () => import('@/features/away/unlock');

/** Signs out; on a till only when no sales wait on it. */
export const signOut = (): void => void (thisTill() ? away().then((m) => m.signOut()) : logout());

/** Signs out a user who was idle too long; a till that must go on selling waits for a PIN instead. */
export const leaveIdle = (): void => void (thisTill() ? away().then((m) => m.leaveIdle()) : logout('idle'));
