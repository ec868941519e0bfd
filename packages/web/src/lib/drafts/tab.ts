import { newId } from '@/lib/platform/new-id';

const place = 'turoos-tab';
let known: string | undefined;

/** The name of this tab, which survives reloads. */
export function tabName(): string {
  known ??= sessionStorage.getItem(place) ?? newId();
  sessionStorage.setItem(place, known);
  return known;
}
