import { customerDisplayPath } from '@turoos/contract';
import { announceTab, openTabs } from '@/lib/drafts/open-tabs';
import { newId } from '@/lib/platform/new-id';
import { createStore } from '@/lib/state/store';

const place = 'turoos-till';
const room = 'tills';
const name = createStore<string | null>(null);

/** The name by which this tab's displays know it; null until the first one is opened. */
export const useTillName = name.use;

/**
 * Takes the name that this tab had before it was reloaded. A tab that was duplicated has the name of its original too,
 * whose displays it leaves alone.
 */
export async function resumeTill(): Promise<void> {
  const kept = sessionStorage.getItem(place);
  if (!kept || name.get()) return;
  const taken = (await openTabs(room)).has(kept);
  if (!taken && !name.get()) enter(kept);
}

function enter(till: string): void {
  sessionStorage.setItem(place, till);
  announceTab(room, till);
  name.set(till);
}

/** Opens the till's customer display, or brings it to the front; returns whether the browser allowed it. */
export function openDisplay(): boolean {
  if (!name.get()) enter(newId());
  const till = name.get() as string;
  return (
    window.open(`${customerDisplayPath}?till=${till}`, `display-${till}`, 'popup,width=1024,height=640') !==
    null
  );
}
