import { ChevronLeft, Menu, Search } from 'lucide-react';
import { useState } from 'react';
import { useShortcut } from '@/lib/keyboard/shortcuts';
import { Link } from '@/lib/navigation/Link';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { Brand } from '../Brand';
import { useTrail } from '../use-trail';
import { Bell } from './Bell';
import { NavLinks } from './NavLinks';
import { RateBadge } from './RateBadge';
import { useNewSaleKey } from './use-new-sale-key';
import { usePanel, type PanelProps } from './use-panel';
import { UserFooter } from './UserFooter';

const loadPalette = () => import('../palette/Palette').then((m) => m.Palette);
const loadShortcuts = () => import('./ShortcutsDialog').then((m) => m.ShortcutsDialog);

export function TopBar() {
  const [menuOpen, setMenuOpen] = useState(false);
  const palette = usePanel(loadPalette);
  const shortcuts = usePanel(loadShortcuts);

  useNewSaleKey();
  useShortcut('Ctrl+K', 'البحث السريع والانتقال بين الشاشات', palette.open);
  useShortcut('/', 'الانتقال إلى خانة البحث', () => focusSearchBox() || palette.open());
  useShortcut('?', 'عرض اختصارات لوحة المفاتيح', shortcuts.open);

  return (
    <header className="sticky top-0 z-20 flex no-print h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 lg:px-6">
      <div className="flex items-center gap-1 lg:hidden">
        <IconButton
          label="فتح القائمة"
          icon={Menu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        />
        <Brand />
      </div>
      <Trail />
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <RateBadge />
        <button
          type="button"
          onClick={palette.open}
          aria-keyshortcuts="Control+K"
          className="flex h-9 items-center gap-2 rounded-md border border-line px-3 text-muted hover:border-line-strong max-sm:hidden"
        >
          <Search className="size-4" aria-hidden="true" />
          بحث سريع
          <Kbd keys="Ctrl+K" />
        </button>
        <div className="shrink-0 sm:hidden">
          <IconButton label="بحث سريع" icon={Search} onClick={palette.open} />
        </div>
        <Bell />
      </div>
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      {palette.panel}
      {shortcuts.panel}
    </header>
  );
}

function focusSearchBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('#main input[type=search]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** The breadcrumb, on screens wide enough for it. */
function Trail() {
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

/** The sidebar of small screens. */
function MenuDrawer({ open, onClose }: PanelProps) {
  return (
    <Dialog open={open} onClose={onClose} size="drawer" title="القائمة" footer={<UserFooter />}>
      <div className="-mx-4 -mt-3">
        <NavLinks onFollow={onClose} />
      </div>
    </Dialog>
  );
}
