import { useMutation } from '@tanstack/react-query';
import { whatsAppLink, type Sale } from '@turoos/contract';
import { failureText } from '@/lib/api-error';
import { saveFile } from '@/lib/save-file';
import { readStore } from '@/lib/use-store';
import { toast } from '@/ui/toast-store';
import { makePdf } from '../invoice/make-pdf';
import { shareText } from './share-text';

interface Share {
  sale: Sale;
  customerPhone: string;
}

export const openWhatsApp = ({ sale, customerPhone }: Share, shop: string): void =>
  void window.open(whatsAppLink(shareText(sale, shop), customerPhone), '_blank', 'noopener');

const sample = () => new File([], 'invoice.pdf', { type: 'application/pdf' });

/** Only phones, and only over https, let a page hand a file to another program. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample()] });

/** Hands the PDF to a program of the user's choice. Leaving the choice open is no failure. */
export const useShareFile = () =>
  useMutation({
    mutationFn: async ({ sale, customerPhone }: Share) => {
      const { file } = await makePdf(sale, 'historical', customerPhone);
      const { name } = await readStore();
      await navigator
        .share({ files: [file], title: file.name, text: shareText(sale, name) })
        .catch((error: unknown) => {
          if (isNamed(error, 'AbortError')) return;
          // drawing it took longer than a press of the button allows: the file is there all the same
          if (isNamed(error, 'NotAllowedError')) saveFile(file);
          else throw error;
        });
    },
    onError: (error) =>
      toast({ tone: 'danger', title: 'فشل في تصدير البيانات', message: failureText(error) }),
  });

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;
