import { can, type Right } from '@turoos/contract';
import { ClipboardCheck, House, Menu, Search, ShoppingBag, type LucideIcon } from 'lucide-react';
import { useLocation } from '@/lib/navigation/hooks';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { useKeyboardOpen } from '@/lib/platform/keyboard-open';
import { useUser } from '@/lib/session/session-state';

type BottomBarProps = { onSearch: () => void; onMenu: () => void };

/** What a thumb reaches on a phone: the places of a working day, the search and the whole menu. */
export function BottomBar(props: BottomBarProps) {
  const keyboardOpen = useKeyboardOpen();
  return !keyboardOpen && <Bar {...props} />;
}

interface Place {
  label: string;
  icon: LucideIcon;
  to: LinkProps['to'];
  search?: { new: string };
  right?: Right;
}

const home: Place = { label: 'الرئيسية', icon: House, to: '/' };
const sell: Place = {
  label: 'بيع',
  icon: ShoppingBag,
  to: '/sales',
  search: { new: '1' },
  right: 'sales:create',
};
const count: Place = {
  label: 'جرد',
  icon: ClipboardCheck,
  to: '/inventory-counts',
  right: 'inventoryCounts:read',
};

const cell =
  'flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-muted -outline-offset-2 aria-[current=page]:text-accent-strong';

function Bar({ onSearch, onMenu }: BottomBarProps) {
  return (
    <nav
      aria-label="التنقل السريع"
      data-bottom-bar=""
      className="sticky bottom-0 z-20 grid no-print shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <PlaceLink place={home} />
      <PlaceLink place={sell} />
      <BarButton label="بحث" icon={Search} onClick={onSearch} />
      <PlaceLink place={count} />
      <BarButton label="المزيد" icon={Menu} onClick={onMenu} />
    </nav>
  );
}

function PlaceLink({ place: { label, icon: Icon, to, search, right } }: { place: Place }) {
  const user = useUser();
  const now = useLocation();
  const here = now.path === to && now.search.new === search?.new;
  if (right && !can(user, right)) return null;
  return (
    <Link to={to} search={search} aria-current={here ? 'page' : undefined} className={cell}>
      <Icon className="size-5" aria-hidden="true" />
      {label}
    </Link>
  );
}

type BarButtonProps = { label: string; icon: LucideIcon; onClick: () => void };

const BarButton = ({ label, icon: Icon, onClick }: BarButtonProps) => (
  <button type="button" aria-haspopup="dialog" onClick={onClick} className={cell}>
    <Icon className="size-5" aria-hidden="true" />
    {label}
  </button>
);
