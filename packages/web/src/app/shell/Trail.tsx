import { ChevronLeft } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { useTrail } from '../use-trail';

/** The breadcrumb, on screens wide enough for it. */
export function Trail() {
  const trail = useTrail();
  const above = trail.slice(0, -1);
  return (
    <nav aria-label="مسار الصفحة" className="min-w-0 max-lg:hidden">
      <ol className="flex items-center gap-1.5 text-muted">
        {above.map(({ path, title }) => (
          <li key={path} className="flex items-center gap-1.5">
            <Link to={path as '/'} className="hover:text-ink hover:underline">
              {title}
            </Link>
            <ChevronLeft className="size-4 text-faint" aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page" className="truncate font-semibold text-ink">
          {trail.at(-1)?.title}
        </li>
      </ol>
    </nav>
  );
}
