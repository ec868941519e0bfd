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

/** Shares the PDF through the device's share menu. */
export const useShareFile = () =>
  useMutation({
    mutationFn: async ({ sale, customerPhone }: Share) => {
      const { file } = await makePdf(sale, 'historical', customerPhone);
      const { name } = await readStore();
      // drawing may outlast the user activation that sharing needs; the file is then saved instead
      if (!(await shareFile(file, shareText(sale, name, await currentRate())))) saveFile(file);
    },
    onError: (error) =>
      toast({ tone: 'danger', title: 'فشل في تصدير البيانات', message: failureText(error) }),
  });
