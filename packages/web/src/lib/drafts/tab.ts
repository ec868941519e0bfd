import { newId } from '@/lib/platform/new-id';

const place = 'turoos-tab';
let known: string | undefined;

/** This tab's name, the same as long as it is open, also over reloads. */
export function tabName(): string {
  known ??= sessionStorage.getItem(place) ?? newId();
  sessionStorage.setItem(place, known);
  return known;
}
