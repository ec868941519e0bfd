import { useMatches } from '@tanstack/react-router';
import { screenAt } from './screens';

interface Step {
  path: string;
  title: string;
}

/** From the menu's entry down to the screen shown now. */
export function useTrail(): readonly Step[] {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' });
  return trailOf(path);
}

export function trailOf(path: string): readonly Step[] {
  const screen = screenAt(path);
  if (!screen) return [];
  return [...(screen.parent ? trailOf(screen.parent) : []), { path, title: screen.title }];
}
