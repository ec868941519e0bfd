import type { SessionUser, TillState } from '@turoos/contract';
import { navigate } from '@/lib/navigation/hooks';
import { noteActivity } from '@/lib/session/idle';
import { checkSession, logout } from '@/lib/session/session';
import { isUnlocked, session, setSession } from '@/lib/session/session-state';
import { accessToken } from '@/lib/session/tokens';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { showOutbox } from './outbox-shown';
import { hasPin, peopleWithPin } from '@/shared/till/pin';

/** Returns those whom the server let sell on the till at its last contact, and who have set a PIN. */
export async function peopleToUnlock(till: TillState | null): Promise<SessionUser[]> {
  const runtime = await tillRuntime();
  if (!runtime) return [];
  const allowed = till?.people ?? [];
  const people = await peopleWithPin(runtime);
  return people.filter(({ _id }) =>
    allowed.some((person) => person._id === _id && person.rights.includes('sales:create')),
  );
}

type Rights = TillState['people'][number]['rights'];

/** What the rights at a counter without the server allow on screens. */
const permissionsOf: Record<Rights[number], readonly string[]> = {
  'sales:create': ['sales.create', 'sales.read'],
  'sales:update': ['sales.update'],
  'customers:read': ['customers.read'],
  // a till knows no costs
  'sales:below_cost': [],
};

/** Returns the person with no other rights than those of the counter. */
export const sellerOf = (user: SessionUser, rights: Rights): SessionUser => ({
  ...user,
  role: 'till',
  permissions: rights.flatMap((right) => permissionsOf[right]),
});

/** Opens the counter for a person whose PIN was right; with the server, their own session goes on. */
export async function unlockFor(user: SessionUser): Promise<void> {
  const rights = tillState.get()?.till?.people.find(({ _id }) => _id === user._id)?.rights ?? [];
  noteActivity();
  // first, because no other screen opens by a PIN
  await navigate({ to: '/sales', search: { new: '1' } });
  setSession({ status: 'authenticated', user: sellerOf(user, rights), isUnlocked: true });
  if (accessToken()) void checkSession();
}

const unsent = (): number => {
  const { waiting = 0, refused = 0 } = tillState.get()?.outbox ?? {};
  return waiting + refused;
};

/** Waits for the PIN of the next seller; the session is kept. */
export const lock = (): void => setSession({ status: 'locked' });

const isAway = () => tillState.get()?.mode === 'away';

/** Whether the user could open the till again after locking it. */
export async function canUnlock(): Promise<boolean> {
  const now = session();
  const runtime = await tillRuntime();
  return now.status === 'authenticated' && runtime !== undefined && hasPin(runtime, now.user._id);
}

/** Signs out, unless sales wait on this till; who unlocked it by a PIN, or will have to, locks it again. */
export async function signOut(): Promise<void> {
  if (isUnlocked() || (isAway() && (await canUnlock()))) lock();
  else if (unsent() > 0 || isAway()) showOutbox('leaving');
  else logout();
}

/**
 * Locks a till that nobody used for a while, if it could not be opened again by a password or has sales to send. Without
 * the server and without a PIN nobody could open it again, so it stays open.
 */
export async function leaveIdle(): Promise<void> {
  if ((unsent() > 0 || isAway()) && (await canUnlock())) lock();
  else if (isAway()) noteActivity();
  else logout('idle');
}
