import { authApi } from '@turoos/contract';
import { isLost, timedOut } from '@/lib/http/api-error';
import { queryClient } from '@/lib/http/query-client';
import { request } from '@/lib/http/request';
import { standIn } from '@/lib/http/stand-in';
import { checkSession } from '@/lib/session/session';
import { isUnlocked, session, setSession, watchSession } from '@/lib/session/session-state';
import { accessToken } from '@/lib/session/tokens';
import type { TillRuntime } from '@/lib/till/runtime';
import { tillRuntime } from '@/lib/till/this-till';
import { tillState } from '@/lib/till/till-state';
import { deliverKept } from '@/shared/till/deliver-kept';
import { readKept } from '@/shared/till/kept-invoices';
import { standInFor } from '@/shared/till/stand-in-for-server';

const lookEvery = 5000;
/** Milliseconds that a till waits for the server to say who is signed in. */
const patience = 3000;

/** Lets this till sell without the server from now on. */
export async function startAway(): Promise<void> {
  const runtime = await tillRuntime();
  if (!runtime) return;
  standIn.now = standInFor(runtime);
  let before = tillState.get()?.mode;
  tillState.subscribe(() => {
    const now = tillState.get()?.mode;
    if (before === 'away' && now === 'contact') comeBack();
    before = now;
    void deliverKept(runtime);
  });
  let wasUnlocked = isUnlocked();
  watchSession(() => {
    // who signs in where a PIN was enough until now has been shown the copy
    if (wasUnlocked && session().status === 'authenticated' && !isUnlocked())
      void queryClient.invalidateQueries();
    wasUnlocked = isUnlocked();
  });
  setTimeout(() => {
    if (session().status === 'loading') setSession({ status: 'offline', error: timedOut() });
  }, patience);
  void lookForServer(runtime);
  setInterval(() => void lookForServer(runtime), lookEvery);
  await readKept(runtime);
  void deliverKept(runtime);
}

/** What was shown from the copy is asked for again, and who unlocked the till by a PIN gets their session back. */
function comeBack(): void {
  if (isUnlocked()) void checkSession();
  void queryClient.invalidateQueries();
}

/** A till on which nobody is signed in has no contact, so it must find out by itself whether there is a server. */
async function lookForServer(runtime: TillRuntime): Promise<void> {
  if (accessToken()) return;
  try {
    await request(authApi.me, {}, { timeout: patience });
  } catch (error) {
    // a server that answers asks who it is
    if (isLost(error)) runtime.noteAway();
  }
}
