import { useMutation } from '@tanstack/react-query';
import { quotationsApi, whatsAppLink, type Quotation } from '@turoos/contract';
import { failureText } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { saveFile } from '@/lib/platform/save-file';
import { useCan } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { useShop } from '@/shared/shop/use-shop';
import { quotationText } from './quotation-text';

/** Notes, for those who may, that the customer was given the quotation. */
export function useGiven({ _id: id, status }: Quotation): () => void {
  const send = useAction(quotationsApi.send);
  const may = useCan('sales:create');
  return () => {
    if (may && status === 'draft') send.mutate({ params: { id } });
  };
}

/** The ways a quotation reaches the customer besides the printer. */
export function usePapers(quotation: Quotation) {
  const shop = useShop();
  const given = useGiven(quotation);
  const file = useMutation({
    mutationFn: async () => {
      const { quotationPdf } = await import('./quotation-pdf');
      saveFile(await quotationPdf(quotation));
    },
    onSuccess: () => toast({ title: 'تم إنشاء ملف عرض السعر' }),
    onError: (error) => toast({ tone: 'danger', title: 'فشل في إنشاء ملف PDF', message: failureText(error) }),
  });
  return {
    saving: file.isPending,
    save: () => file.mutate(),
    send: () => {
      window.open(whatsAppLink(quotationText(quotation, shop.name), quotation.phone), '_blank', 'noopener');
      given();
    },
  };
}
