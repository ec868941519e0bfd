import { productsApi, type Answer } from '@turoos/contract';
import {
  BookA,
  Boxes,
  Car,
  Download,
  FolderTree,
  Package,
  Sparkles,
  Tags,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { hasFailed } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { BringLink } from '@/shared/moving-in/BringLink';
import { AddButton } from '@/ui/AddButton';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';
import type { ProductListState } from './ProductFilters';

type ProductsHeaderProps = {
  list: ProductListState;
  onAdd: () => void;
  onExport: () => void;
  exporting: boolean;
};

export function ProductsHeader({ list, onAdd, onExport, exporting }: ProductsHeaderProps) {
  const mayImport = usePermit('products:import');
  const mayExportProducts = usePermit('products:export');
  const mayExportStock = usePermit('inventory:export');
  const stats = useData('products', productsApi.stats, {});

  return (
    <PageHeader
      title="المنتجات"
      description={
        hasFailed(stats)
          ? 'فشل في جلب إحصائيات المنتجات'
          : stats.data && `المنتجات النشطة: ${formatNumber(stats.data.activeProducts)}`
      }
      actions={<AddButton right="products:create" label="إضافة منتج" onAdd={onAdd} />}
      more={
        <>
          <LinkButton to="/import-products" icon={Upload} disabledReason={mayImport.reason}>
            قائمة مورد
          </LinkButton>
          <BringLink />
          <Button
            icon={Download}
            busy={exporting}
            disabledReason={mayExportProducts.reason ?? mayExportStock.reason}
            onClick={onExport}
          >
            تصدير
          </Button>
          <LinkButton to="/parts-categories" icon={FolderTree}>
            الفئات
          </LinkButton>
          <LinkButton to="/part-words" icon={BookA}>
            قاموس القطع
          </LinkButton>
          <LinkButton to="/vehicles" icon={Car}>
            المركبات
          </LinkButton>
          <LinkButton to="/ai-enrichment" icon={Sparkles}>
            استكمال البيانات
          </LinkButton>
        </>
      }
      figures={<Figures query={stats} cards={productFigures} list={list} />}
    />
  );
}

/** The figures above the parts list. */
const productFigures: readonly FigureSpec<Answer<typeof productsApi.stats>>[] = [
  { label: 'إجمالي المنتجات', icon: Package, count: (known) => known.totalProducts, filter: {} },
  { label: 'إجمالي المخزون', icon: Boxes, count: (known) => known.totalStock },
  {
    label: 'منخفضة المخزون',
    icon: TriangleAlert,
    tone: 'warning',
    count: (known) => known.lowStockProducts,
    filter: { status: 'low_stock' },
  },
  { label: 'العلامات التجارية', icon: Tags, tone: 'info', count: (known) => known.brands },
];
