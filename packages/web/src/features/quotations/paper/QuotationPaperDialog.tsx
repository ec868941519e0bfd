import type { Quotation } from '@turoos/contract';
import { quotationSheet } from '@turoos/pdf/quotation-content';
import { useEffect, useEffectEvent } from 'react';
import { useLogo } from '@/shared/shop/use-logo';
import { useShop } from '@/shared/shop/use-shop';
import { PaperDialog } from '@/ui/PaperDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { QuotationPaper } from './QuotationPaper';
import { useGiven } from './use-papers';

/** Previews and prints the quotation; a printed one counts as given to the customer. */
export default function QuotationPaperDialog({ subject, open, onClose }: SubjectDialogProps<Quotation>) {
  const given = useEffectEvent(useGiven(subject));
  useEffect(() => {
    const afterPrint = () => given();
    window.addEventListener('afterprint', afterPrint);
    return () => window.removeEventListener('afterprint', afterPrint);
  }, []);
  const sheet = quotationSheet(subject, useShop(), useLogo() ?? null);
  return (
    <PaperDialog open={open} onClose={onClose} title="طباعة عرض السعر">
      <QuotationPaper sheet={sheet} />
    </PaperDialog>
  );
}
