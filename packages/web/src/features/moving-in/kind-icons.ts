import type { BroughtKind } from '@turoos/contract';
import { Boxes, Car, Package, Tags, Truck, Users, type LucideIcon } from 'lucide-react';

export const kindIcons: Readonly<Record<BroughtKind, LucideIcon>> = {
  parts: Package,
  stock: Boxes,
  customers: Users,
  suppliers: Truck,
  prices: Tags,
  vehicles: Car,
};
