import { usePattern } from '@/lib/navigation/hooks';
import { screenAt } from './screens';

interface Step {
  path: string;
  title: string;
}

/** The breadcrumb from the menu entry down to the current screen. */
export function useTrail(): readonly Step[] {
  return trailOf(usePattern());
}

export function trailOf(path: string): readonly Step[] {
  const screen = screenAt(path);
  if (!screen) return [];
  return [...(screen.parent ? trailOf(screen.parent) : []), { path, title: screen.title }];
}
