import { useMutation } from '@tanstack/react-query';
import { whatsAppLink, type Sale } from '@turoos/contract';
import { failureText } from '@/lib/http/api-error';
import { saveFile } from '@/lib/platform/save-file';
import { shareFile } from '@/lib/platform/share-file';
import { toast } from '@/lib/toasts/toast-store';
import { readStore } from '@/shared/shop/use-shop';
import { currentRate } from '../invoice/invoice-rate';
import { makePdf } from '../invoice/make-pdf';
import { shareText } from './share-text';

interface Share {
  sale: Sale;
  customerPhone: string;
}

export const openWhatsApp = ({ sale, customerPhone }: Share, shop: string, today: number | null): void =>
  void window.open(whatsAppLink(shareText(sale, shop, today), customerPhone), '_blank', 'noopener');

/** Hands the PDF to a program of the user's choice. */
export const useShareFile = () =>
  useMutation({
    mutationFn: async ({ sale, customerPhone }: Share) => {
      const { file } = await makePdf(sale, 'historical', customerPhone);
      const { name } = await readStore();
      // drawing it may take longer than a press of the button allows: the file is there all the same
      if (!(await shareFile(file, shareText(sale, name, await currentRate())))) saveFile(file);
    },
    onError: (error) =>
      toast({ tone: 'danger', title: 'فشل في تصدير البيانات', message: failureText(error) }),
  });
