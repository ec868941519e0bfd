import { Link } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { cn } from '@/ui/cn';
import { TooltipBubble } from '@/ui/Tooltip';
import { menuFor } from '../menu';
import { screens } from '../screens';
import { useTrail } from '../use-trail';

type NavLinksProps = { folded?: boolean; onFollow?: () => void };

export function NavLinks({ folded = false, onFollow }: NavLinksProps) {
  const entries = menuFor(useUser());
  const here = useTrail()[0]?.path;

  return (
    <nav aria-label="القائمة الرئيسية" className="min-h-0 grow overflow-y-auto px-3 py-1">
      <ul className="flex flex-col gap-0.5">
        {entries.map(({ path, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onFollow}
              aria-current={path === here ? 'page' : undefined}
              className={cn(
                'flex h-10 items-center gap-3 rounded-md px-3 text-muted -outline-offset-2 hover:bg-sunken hover:text-ink pointer-coarse:h-11',
                'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong',
                folded && 'justify-center px-0',
              )}
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              <span className={cn(folded && 'sr-only')}>{screens[path].title}</span>
            </Link>
            {folded && <TooltipBubble text={screens[path].title} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
