import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { can } from '@turoos/contract';
import { currentUser, useUser } from '@/lib/session-state';
import { AccessDenied } from '@/ui/AccessDenied';
import { screenAt, type Screen, type ScreenPath } from './screens';
import { UnbuiltScreen } from './UnbuiltScreen';

/** The component of a screen's route: its own, or the card that says why not. Only what may be seen is fetched. */
export function screenPage(path: ScreenPath): RouteComponent {
  const { title, right, load } = screenAt(path) as Screen;
  const Content: RouteComponent = load
    ? lazyRouteComponent(() => load().then((component) => ({ default: component })))
    : () => <UnbuiltScreen title={title} />;

  function ScreenPage() {
    const user = useUser();
    return right && !can(user, right) ? <AccessDenied /> : <Content />;
  }
  ScreenPage.preload = async () => {
    const user = currentUser();
    if (user && (!right || can(user, right))) await Content.preload?.();
  };
  return ScreenPage;
}
