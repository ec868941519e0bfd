import { can, denial, type Right } from '@turoos/contract';
import {
  ArrowLeftRight,
  ClipboardCheck,
  FileBarChart,
  Layers,
  PackagePlus,
  SlidersHorizontal,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useUser } from '@/lib/session/session-state';
import { LinkButton } from '@/ui/LinkButton';

interface Shortcut {
  to:
    '/stock-adjustments' | '/inventory-reports' | '/transfers' | '/inventory-counts' | '/batches' | '/scrap';
  create?: true;
  label: string;
  icon: LucideIcon;
  right: Right;
}

const shortcuts: readonly Shortcut[] = [
  { to: '/stock-adjustments', label: 'التسويات', icon: SlidersHorizontal, right: 'stockAdjustments:read' },
  { to: '/inventory-reports', label: 'التقارير', icon: FileBarChart, right: 'inventoryReports:read' },
  { to: '/transfers', label: 'التحويلات', icon: ArrowLeftRight, right: 'transfers:read' },
  { to: '/inventory-counts', label: 'الجرد', icon: ClipboardCheck, right: 'inventoryCounts:read' },
  { to: '/batches', label: 'دفعات المخزون', icon: Layers, right: 'inventory:read' },
  { to: '/transfers', create: true, label: 'تحويل جديد', icon: PackagePlus, right: 'transfers:create' },
  { to: '/scrap', label: 'الإتلاف', icon: Trash2, right: 'scrap:read' },
];

/** Links from the stock to all screens that change it. */
export function Shortcuts() {
  const user = useUser();
  return (
    <nav aria-label="شاشات المخزون" className="mb-2 flex no-print flex-wrap gap-2 max-sm:hidden">
      {shortcuts.map(({ to, create, label, icon, right }) => (
        <LinkButton
          key={label}
          to={to}
          search={create && { create: '1' }}
          icon={icon}
          disabledReason={can(user, right) ? undefined : denial(right)}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
