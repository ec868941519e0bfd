import { can, fold } from '@turoos/contract';
import { registerSearch, type Hit } from '@/lib/navigation/search-sources';
import { currentUser } from '@/lib/session/session-state';
import { iconOf } from '../menu';
import { screenAt, screenPaths, type ScreenPath } from '../screens';
import { trailOf } from '../use-trail';

registerSearch({ title: 'الشاشات', find: findScreens });

/** Finds the screens that the user may open, by their Arabic title or their path. */
function findScreens(text: string): readonly Hit[] {
  const words = fold(text).split(' ').filter(Boolean);
  return screenPaths
    .filter((path) => !path.includes('$') && mayOpen(path))
    .map(asHit)
    .filter(({ label, hint = '', to }) => {
      const name = fold(`${label} ${hint} ${to}`);
      return words.every((word) => name.includes(word));
    });
}

function mayOpen(path: ScreenPath): boolean {
  const user = currentUser();
  const right = screenAt(path)?.right;
  return user !== undefined && (!right || can(user, right));
}

function asHit(path: ScreenPath): Hit {
  const trail = trailOf(path);
  const above = trail.slice(0, -1).map(({ title }) => title);
  return {
    id: path,
    label: screenAt(path)?.title ?? path,
    hint: above.join(' / ') || undefined,
    icon: iconOf(trail[0]?.path ?? path),
    to: path,
  };
}
