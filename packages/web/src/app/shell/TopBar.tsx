import { ArrowRight, CircleQuestionMark, Menu, Search } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { Brand } from '../Brand';
import { useTrail } from '../use-trail';
import { Bell } from './Bell';
import { RateBadge } from './RateBadge';

type TopBarProps = { onSearch: () => void; onMenu: () => void; onHelp: () => void };

export function TopBar({ onSearch, onMenu, onHelp }: TopBarProps) {
  const above = useTrail().slice(0, -1);
  return (
    <header className="sticky top-0 z-20 flex no-print h-12 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 lg:px-6">
      {/* a phone has both at its lower edge */}
      <div className="max-sm:hidden lg:hidden">
        <IconButton label="فتح القائمة" icon={Menu} aria-haspopup="dialog" onClick={onMenu} />
      </div>
      <Link
        to="/"
        className={cn('rounded-md lg:hidden pointer-coarse:py-1.5', above.length > 0 && 'max-sm:hidden')}
      >
        <Brand />
      </Link>
      {above.length > 0 && <WayUp above={above} />}
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K"
        className="flex h-9 min-w-0 items-center gap-2 rounded-md border border-line px-3 text-muted hover:border-line-strong max-sm:hidden lg:w-72"
      >
        <Search className="size-4 shrink-0" aria-hidden="true" />
        <span className="grow text-start">بحث سريع</span>
        <Kbd keys="Ctrl+K" />
      </button>
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <RateBadge />
        <IconButton label="دليل الاستخدام" icon={CircleQuestionMark} aria-keyshortcuts="F1" onClick={onHelp} />
        <Bell />
      </div>
    </header>
  );
}

/** The screens above this one, whose own name is the heading below. */
const WayUp = ({ above }: { above: ReturnType<typeof useTrail> }) => (
  <nav aria-label="مسار الصفحة" className="min-w-0">
    <ol className="flex items-center gap-1.5">
      {above.map(({ path, title }) => (
        // a phone has room for the nearest alone
        <li key={path} className="min-w-0 max-sm:not-last:hidden">
          <Link
            to={path as '/'}
            className="flex items-center gap-1.5 rounded-md py-1 font-semibold whitespace-nowrap text-muted hover:text-ink pointer-coarse:py-2.5"
          >
            <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
            <span className="truncate">{title}</span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
