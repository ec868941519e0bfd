import { salesApi } from '@turoos/contract';
import { Printer } from 'lucide-react';
import { hasFailed } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Link } from '@/lib/navigation/Link';
import { Button } from '@/ui/Button';
import { buttonStyle } from '@/ui/button-style';
import { StaleNote } from '@/ui/StaleNote';
import { PageHeader } from '@/ui/PageHeader';
import { RecordMissing } from '@/ui/RecordMissing';
import { Skeleton } from '@/ui/Skeleton';
import { saleName } from '../sale-labels';
import { salePage } from '../sale-page';
import { useSaleCustomer } from '../use-sale-customer';
import { InvoicePreview } from './InvoicePreview';

/** The printable invoice; the print dialog opens by itself shortly after it is rendered. */
export function PrintScreen() {
  const id = useRecordId();
  const sale = useData('sales', salesApi.get, { params: { id } });
  const phone = useSaleCustomer(sale.data)?.phone ?? '';

  if (hasFailed(sale)) return <RecordMissing query={sale} {...salePage} />;
  return (
    <>
      <PageHeader
        title={sale.data ? `طباعة ${saleName(sale.data)}` : 'طباعة الفاتورة'}
        actions={
          <>
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              طباعة
            </Button>
            <Link to="/sales/$id" params={{ id }} className={buttonStyle()}>
              العودة إلى الفاتورة
            </Link>
          </>
        }
      />
      <StaleNote query={sale} />
      {sale.data ? (
        <InvoicePreview sale={sale.data} customerPhone={phone} printing />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </>
  );
}
