import type { Right } from '@turoos/contract';
import { FileBarChart, PackagePlus, ReceiptText, UserPlus, type LucideIcon } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { cn } from '@/ui/cn';

interface Action {
  to: '/sales' | '/products' | '/customers/new' | '/reports';
  search?: Record<string, string>;
  right: Right;
  icon: LucideIcon;
  label: string;
  /** The one that is done most, in the colour of the shop. */
  isMain?: true;
}

const actions: readonly Action[] = [
  {
    to: '/sales',
    search: { new: '1' },
    right: 'sales:create',
    icon: ReceiptText,
    label: 'بيع جديد',
    isMain: true,
  },
  {
    to: '/products',
    search: { create: '1' },
    right: 'products:create',
    icon: PackagePlus,
    label: 'إضافة منتج',
  },
  { to: '/customers/new', right: 'customers:create', icon: UserPlus, label: 'إضافة عميل' },
  { to: '/reports', right: 'reports:read', icon: FileBarChart, label: 'التقارير' },
];

/** Buttons for the most frequent actions. */
export function QuickActions() {
  return (
    <nav aria-label="إجراءات سريعة" className="grid grid-cols-3 gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr]">
      {actions.map((action) => (
        <Tile key={action.to} {...action} />
      ))}
    </nav>
  );
}

const tile = 'h-12 w-full shadow-card max-sm:px-1';
const mainTile = 'h-14 text-xl max-sm:col-span-3 sm:h-12';

function Tile({ to, search, right, icon: Icon, label, isMain }: Action) {
  const { reason } = usePermit(right);
  if (reason)
    return (
      <div className={isMain && 'max-sm:col-span-3'}>
        <Button icon={Icon} disabledReason={reason} className={tile}>
          {label}
        </Button>
      </div>
    );
  return (
    <Link
      to={to}
      search={search}
      className={buttonStyle(isMain ? 'primary' : 'secondary', 'md', cn(tile, isMain && mainTile))}
    >
      <Icon className={cn('size-4.5 shrink-0', !isMain && 'text-accent max-sm:hidden')} aria-hidden="true" />
      {label}
    </Link>
  );
}
