import type { Right } from '@turoos/contract';
import { FileBarChart, PackagePlus, ReceiptText, UserPlus, type LucideIcon } from 'lucide-react';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';

interface Action {
  to: '/sales' | '/products' | '/customers/new' | '/reports';
  search?: Record<string, string>;
  right: Right;
  icon: LucideIcon;
  label: string;
}

const actions: readonly Action[] = [
  { to: '/sales', search: { new: '1' }, right: 'sales:create', icon: ReceiptText, label: 'بيع جديد' },
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
    <nav aria-label="إجراءات سريعة" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {actions.map((action) => (
        <Tile key={action.to} {...action} />
      ))}
    </nav>
  );
}

const tile = 'h-12 w-full shadow-card';

function Tile({ to, search, right, icon: Icon, label }: Action) {
  const { reason } = usePermit(right);
  if (reason)
    return (
      <div>
        <Button icon={Icon} disabledReason={reason} className={tile}>
          {label}
        </Button>
      </div>
    );
  return (
    <Link to={to} search={search} className={buttonStyle('secondary', 'md', tile)}>
      <Icon className="size-4.5 shrink-0 text-accent" aria-hidden="true" />
      {label}
    </Link>
  );
}
