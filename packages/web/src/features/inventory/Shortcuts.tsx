import { can, denial, type Right } from '@turoos/contract';
import { useUser } from '@/lib/session/session-state';
import { LinkButton } from '@/ui/LinkButton';

interface Shortcut {
  to:
    | '/stock-adjustments'
    | '/inventory-reports'
    | '/transfers'
    | '/inventory-counts'
    | '/batches'
    | '/scrap';
  create?: true;
  label: string;
  right: Right;
}

const shortcuts: readonly Shortcut[] = [
  { to: '/stock-adjustments', label: 'التسويات', right: 'stockAdjustments:read' },
  { to: '/inventory-reports', label: 'التقارير', right: 'inventoryReports:read' },
  { to: '/transfers', label: 'التحويلات', right: 'transfers:read' },
  { to: '/inventory-counts', label: 'الجرد', right: 'inventoryCounts:read' },
  { to: '/batches', label: 'دفعات المخزون', right: 'inventory:read' },
  { to: '/transfers', create: true, label: 'تحويل جديد', right: 'transfers:create' },
  { to: '/scrap', label: 'الإتلاف', right: 'scrap:read' },
];

/** Links from the stock to all screens that change it. */
export function Shortcuts() {
  const user = useUser();
  return (
    <nav aria-label="شاشات المخزون" className="flex no-print flex-wrap *:px-2!">
      {shortcuts.map(({ to, create, label, right }) => (
        <LinkButton
          key={label}
          to={to}
          search={create && { create: '1' }}
          variant="ghost"
          size="sm"
          disabledReason={can(user, right) ? undefined : denial(right, user)}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
