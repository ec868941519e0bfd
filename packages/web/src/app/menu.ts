import {
  Boxes,
  ChartColumn,
  FileBarChart,
  House,
  Megaphone,
  Package,
  ReceiptText,
  Settings,
  ShoppingCart,
  Truck,
  Users,
  Wallet,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import { can, type Right, type ScreenPath, type Subject } from '@turoos/contract';
import { screens, type Screen } from './screens';

interface MenuEntry {
  path: ScreenPath;
  icon: LucideIcon;
}

/** The entries in the order of the sidebar; each has the title of its screen. */
const entries: readonly MenuEntry[] = [
  { path: '/', icon: House },
  { path: '/owner-report', icon: ChartColumn },
  { path: '/sales', icon: ReceiptText },
  { path: '/cash', icon: Wallet },
  { path: '/products', icon: Package },
  { path: '/customers', icon: Users },
  { path: '/suppliers', icon: Truck },
  { path: '/purchases', icon: ShoppingCart },
  { path: '/inventory', icon: Boxes },
  { path: '/warehouses', icon: Warehouse },
  { path: '/marketing', icon: Megaphone },
  { path: '/reports', icon: FileBarChart },
  { path: '/settings', icon: Settings },
];

/** The entries that only users with the right see; everyone sees the others. */
const restricted: Partial<Record<ScreenPath, Right>> = {
  '/owner-report': 'ownerReport:read',
  '/cash': 'cash:read',
};

/** Who is bound to warehouses sees no entry that would be refused; for others the specification wants the whole menu. */
export const menuFor = (user: Subject): readonly MenuEntry[] =>
  entries.filter(({ path }) => {
    const screen: Screen = screens[path];
    const right = user.warehouses ? screen.right : restricted[path];
    return !right || can(user, right);
  });

export const iconOf = (path: string): LucideIcon | undefined =>
  entries.find((entry) => entry.path === path)?.icon;
