import { can, fold } from '@turoos/contract';
import { currentUser } from '@/lib/session/session-state';
import { iconOf } from '../menu';
import { screenAt, screenPaths, type ScreenPath } from '../screens';
import { trailOf } from '../use-trail';
import { rankOf, type Hit } from './hit';

/** Finds the screens that the user may open, by their Arabic title or their path. */
export function findScreens(text: string): readonly Hit[] {
  const words = fold(text).split(' ').filter(Boolean);
  return screenPaths
    .filter((path) => !path.includes('$') && mayOpen(path))
    .filter((path) => {
      const name = fold([...trailOf(path).map(({ title }) => title), path].join(' '));
      return words.every((word) => name.includes(word));
    })
    .map((path) => asHit(path, text));
}

function mayOpen(path: ScreenPath): boolean {
  const user = currentUser();
  const right = screenAt(path)?.right;
  return user !== undefined && (!right || can(user, right));
}

function asHit(path: ScreenPath, text: string): Hit {
  const trail = trailOf(path);
  const title = screenAt(path)?.title ?? path;
  return {
    id: path,
    label: title,
    detail: trail
      .slice(0, -1)
      .map((above) => above.title)
      .join(' / '),
    icon: iconOf(trail[0]?.path ?? path),
    to: path,
    rank: rankOf(title, text),
  };
}
