import { useConfirm } from '@/ui/ConfirmDialog';
import { useMoneyText } from '@/ui/money-text';
import type { Change } from './change-draft';
import { isDoubtfulPrice, lacksPrice } from './doubtful-price';
import type { Line } from './draft';

/** Returns the function that asks about a line's unusual price; it resolves to whether the price may be taken. */
export function usePriceQuestion(change: (change: Change) => void): (line: Line) => Promise<boolean> {
  const confirm = useConfirm();
  const text = useMoneyText();
  return async (line) => {
    if (!isDoubtfulPrice(line)) return true;
    const { product, name, price, listPrice } = line;
    if (lacksPrice(line)) {
      const isGift = await confirm({
        title: 'قطعة بلا سعر',
        message: `${name} بلا سعر بيع، وستُباع مجاناً. هل هذا مقصود؟`,
        confirmLabel: 'نعم، بلا مقابل',
        cancelLabel: 'العودة إلى الفاتورة',
        tone: 'danger',
      });
      if (isGift) change({ do: 'confirm price', product });
      return isGift;
    }
    const isMeant = await confirm({
      title: 'سعر غير معتاد',
      message: `هل تبيع ${name} بسعر ${text(price ?? 0, 'today')}؟ سعر البيع المعتاد ${text(listPrice, 'today')}.`,
      confirmLabel: 'نعم، بهذا السعر',
      cancelLabel: 'العودة إلى السعر المعتاد',
      tone: 'danger',
    });
    change(isMeant ? { do: 'confirm price', product } : { do: 'price', product, price: null });
    return isMeant;
  };
}
