import { can, type Right } from '@turoos/contract';
import { FileBarChart, PackagePlus, ReceiptText, UserPlus, type LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { useUser } from '@/lib/session/session-state';
import { buttonStyle } from '@/ui/button-style';
import { cn } from '@/ui/cn';

interface Way extends Pick<LinkProps, 'to' | 'search'> {
  right: Right;
  label: string;
}

/** A tile of the home screen. Of its ways, those that do most come first; the first that the user has the right to is shown. */
interface Action {
  icon: LucideIcon;
  ways: readonly Way[];
  /** The one that is done most, in the colour of the shop. */
  isMain?: true;
}

const actions: readonly Action[] = [
  {
    icon: ReceiptText,
    ways: [
      { to: '/sales', search: { new: '1' }, right: 'sales:create', label: 'بيع جديد' },
      { to: '/sales', right: 'sales:read', label: 'المبيعات' },
    ],
    isMain: true,
  },
  {
    icon: PackagePlus,
    ways: [
      { to: '/products', search: { create: '1' }, right: 'products:create', label: 'إضافة منتج' },
      { to: '/products', right: 'products:read', label: 'المنتجات' },
    ],
  },
  {
    icon: UserPlus,
    ways: [
      { to: '/customers/new', right: 'customers:create', label: 'إضافة عميل' },
      { to: '/customers', right: 'customers:read', label: 'العملاء' },
    ],
  },
  { icon: FileBarChart, ways: [{ to: '/reports', right: 'reports:read', label: 'التقارير' }] },
];

/** Buttons for what this user does most; those who may only read get the lists. */
export function QuickActions() {
  const user = useUser();
  return (
    <nav aria-label="إجراءات سريعة" className="flex flex-wrap gap-3">
      {actions.map(({ ways, icon: Icon, isMain }) => {
        const way = ways.find(({ right }) => can(user, right));
        if (!way) return null;
        return (
          <Link
            key={way.label}
            to={way.to}
            search={way.search}
            className={buttonStyle(isMain ? 'primary' : 'secondary', 'md', cn(tile, isMain && mainTile))}
          >
            <Icon
              className={cn('size-4.5 shrink-0', !isMain && 'text-accent max-sm:hidden')}
              aria-hidden="true"
            />
            {way.label}
          </Link>
        );
      })}
    </nav>
  );
}

const tile = 'h-12 flex-1 shadow-card max-sm:px-1';
const mainTile = 'h-14 text-xl max-sm:basis-full sm:h-12 sm:flex-2';
