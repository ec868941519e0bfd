import type { Answer, productsApi } from '@turoos/contract';
import { Boxes, Package, Tags, TriangleAlert } from 'lucide-react';
import type { StatCardSpec } from '@/ui/StatCards';

/** The figures above the parts list. */
export const productFigures: readonly StatCardSpec<Answer<typeof productsApi.stats>>[] = [
  { label: 'إجمالي المنتجات', icon: Package, count: (known) => known.totalProducts },
  { label: 'إجمالي المخزون', icon: Boxes, count: (known) => known.totalStock },
  { label: 'منخفضة المخزون', icon: TriangleAlert, tone: 'warning', count: (known) => known.lowStockProducts },
  { label: 'العلامات التجارية', icon: Tags, tone: 'info', count: (known) => known.brands },
];
