/* oxlint-disable unicorn/require-post-message-target-origin -- a channel reaches its own origin only */
import { newId } from '@/lib/platform/new-id';

/** Milliseconds: long enough for another tab to answer, too short for a user to notice. */
const patience = 120;

type Message = { ask: true } | { here: string };

/** Answers other tabs that ask who works in this room, until the returned function is called. */
export function announceTab(room: string, me: string): () => void {
  const channel = new BroadcastChannel(room);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('ask' in data) channel.postMessage({ here: me } satisfies Message);
  });
  return () => channel.close();
}

/** Returns the names of all pages that answer. */
export async function openTabs(room: string): Promise<Set<string>> {
  const channel = new BroadcastChannel(room);
  const present = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('here' in data) present.add(data.here);
  });
  channel.postMessage({ ask: true } satisfies Message);
  await new Promise((resolve) => setTimeout(resolve, patience));
  channel.close();
  return present;
}

const place = 'turoos-tab';
let known: string | undefined;

/** The name of this tab, which survives reloads. */
export function tabName(): string {
  known ??= sessionStorage.getItem(place) ?? newId();
  sessionStorage.setItem(place, known);
  return known;
}
