import { usePattern } from '@/lib/navigation/hooks';
import { screenAt } from './screens';

interface Step {
  path: string;
  title: string;
}

/** From the menu's entry down to the screen shown now. */
export function useTrail(): readonly Step[] {
  return trailOf(usePattern());
}

export function trailOf(path: string): readonly Step[] {
  const screen = screenAt(path);
  if (!screen) return [];
  return [...(screen.parent ? trailOf(screen.parent) : []), { path, title: screen.title }];
}
