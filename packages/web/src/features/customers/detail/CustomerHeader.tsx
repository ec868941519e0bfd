import { activityOf, asFile, customerActivity, salesApi, type Customer } from '@turoos/contract';
import { Ban, Download, Printer, ShieldCheck } from 'lucide-react';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import { usePermit } from '@/lib/session/can';
import { StatusMark } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { useBlockCustomer } from '../use-block-customer';

export function CustomerHeader({ customer }: { customer: Customer }) {
  const mayBlock = usePermit('customers:update');
  const mayExport = usePermit('sales:read');
  const block = useBlockCustomer();
  const download = useDownload(asFile(salesApi.list), {
    done: 'تم تصدير مبيعات العميل',
    failed: 'فشل في تصدير البيانات',
  });
  const exportSales = () =>
    download.mutate({
      fileName: datedName(`sales-${customer.customerCode}`, 'csv'),
      given: { query: { customer: customer._id, format: 'csv' } },
    });

  return (
    <PageHeader
      title={customer.name}
      description={
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Code className="text-ink">{customer.customerCode}</Code>
          <StatusMark
            status={customerActivity[activityOf(customer)]}
            normal={activityOf(customer) === 'active'}
          />
        </span>
      }
      more={
        <>
          <Button icon={Printer} onClick={() => window.print()}>
            طباعة
          </Button>
          <Button
            icon={Download}
            busy={download.isPending}
            disabledReason={mayExport.reason}
            onClick={exportSales}
          >
            تصدير
          </Button>
          <Button
            icon={customer.isBlocked ? ShieldCheck : Ban}
            busy={block.busy}
            disabledReason={mayBlock.reason}
            onClick={() => block.ask(customer)}
          >
            {customer.isBlocked ? 'إلغاء الحظر' : 'حظر'}
          </Button>
        </>
      }
    />
  );
}
