import type { Sale } from '@turoos/contract';
import { FileDown, Printer } from 'lucide-react';
import { Button } from '@/ui/Button';
import { InvoicePreview } from '../invoice/InvoicePreview';
import { useExportPdf } from '../invoice/use-export-pdf';
import { useSaleCustomer } from '../use-sale-customer';

/** The paper of the invoice that the dialog shows. */
export const SalePaper = ({ sale, printing }: { sale: Sale; printing: boolean }) => (
  <InvoicePreview sale={sale} customerPhone={usePhoneOf(sale)} printing={printing} />
);

/** What is done with that paper. */
export function PaperActions({ sale }: { sale: Sale }) {
  const customerPhone = usePhoneOf(sale);
  const pdf = useExportPdf();
  return (
    <>
      <Button variant="primary" icon={Printer} onClick={() => window.print()}>
        طباعة
      </Button>
      <Button
        icon={FileDown}
        busy={pdf.isPending}
        onClick={() => pdf.mutate({ sale, choice: 'historical', customerPhone })}
      >
        تصدير PDF
      </Button>
    </>
  );
}

const usePhoneOf = (sale: Sale) => useSaleCustomer(sale)?.phone ?? '';
