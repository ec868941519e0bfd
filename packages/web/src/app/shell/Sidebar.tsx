import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/lib/navigation/Link';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import { Brand } from '../Brand';
import { NavLinks } from './NavLinks';
import { UserFooter } from './UserFooter';

const storageKey = 'sidebar';

/** The menu beside the page on wide screens: 256 px, or 80 px when folded. */
export function Sidebar() {
  const [folded, setFolded] = useState(() => localStorage.getItem(storageKey) === 'folded');
  const toggle = () => {
    localStorage.setItem(storageKey, folded ? 'open' : 'folded');
    setFolded(!folded);
  };

  return (
    <aside
      aria-label="الشريط الجانبي"
      className={cn(
        'sticky top-0 hidden no-print h-dvh shrink-0 flex-col border-e border-line bg-surface lg:flex',
        folded ? 'w-20' : 'w-64',
      )}
    >
      <div
        className={cn(
          'flex shrink-0 items-center gap-2 py-3',
          folded ? 'flex-col' : 'justify-between ps-5 pe-3',
        )}
      >
        <Link to="/" className="rounded-md">
          <Brand compact={folded} />
        </Link>
        <IconButton
          label={folded ? 'توسيع القائمة' : 'طي القائمة'}
          icon={folded ? PanelRightOpen : PanelRightClose}
          aria-expanded={!folded}
          onClick={toggle}
        />
      </div>
      <NavLinks folded={folded} />
      <div className="shrink-0 border-t border-line p-3">
        <UserFooter folded={folded} />
      </div>
    </aside>
  );
}
