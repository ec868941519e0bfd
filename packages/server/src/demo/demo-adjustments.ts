import { must, type AdjustmentType, type NewAdjustment } from '@turoos/contract';
import { adjustments, approveAdjustment, createAdjustment } from '../modules/adjustments';
import { takeStep } from '../modules/workflow';
import { demoActor, happenedAt, pastHour, stockedPlaces } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Story {
  daysAgo: number;
  type: AdjustmentType;
  reason: NewAdjustment['reason'];
  /** The quantity to add or subtract; for a correction, the difference found. */
  quantity: number;
  notes: string;
  end?: 'approve' | 'reject';
  said?: string;
}

const stories: readonly Story[] = [
  {
    daysAgo: 171,
    type: 'correction',
    reason: 'inventory_count',
    quantity: -2,
    notes: 'فرق في جرد الرف',
    end: 'approve',
  },
  {
    daysAgo: 158,
    type: 'addition',
    reason: 'manual_correction',
    quantity: 4,
    notes: 'كرتون زائد وصل مع الطلبية',
    end: 'approve',
    said: 'تأكدت من المورد',
  },
  {
    daysAgo: 143,
    type: 'damage',
    reason: 'damage',
    quantity: 2,
    notes: 'انكسرت أثناء التنزيل',
    end: 'approve',
  },
  {
    daysAgo: 131,
    type: 'subtraction',
    reason: 'theft',
    quantity: 1,
    notes: 'فُقدت من واجهة المعرض',
    end: 'approve',
    said: 'رُفع الأمر إلى الإدارة',
  },
  {
    daysAgo: 117,
    type: 'expiry',
    reason: 'expiry',
    quantity: 3,
    notes: 'انتهت صلاحيتها على الرف',
    end: 'approve',
  },
  {
    daysAgo: 109,
    type: 'subtraction',
    reason: 'other',
    quantity: 2,
    notes: 'استُخدمت في ورشة المحل',
    end: 'reject',
    said: 'تُسجل فاتورة داخلية بدلاً من ذلك',
  },
  {
    daysAgo: 96,
    type: 'correction',
    reason: 'inventory_count',
    quantity: 3,
    notes: 'وُجدت قطع خلف الرف',
    end: 'approve',
  },
  {
    daysAgo: 88,
    type: 'addition',
    reason: 'system_error',
    quantity: 1,
    notes: 'بيع أُلغي ولم تعد القطعة',
    end: 'approve',
  },
  {
    daysAgo: 74,
    type: 'correction',
    reason: 'inventory_count',
    quantity: 0,
    notes: 'إعادة عدّ للتأكد',
    end: 'approve',
    said: 'الكمية صحيحة',
  },
  { daysAgo: 66, type: 'damage', reason: 'damage', quantity: 1, notes: 'رطوبة في المخزن', end: 'approve' },
  {
    daysAgo: 53,
    type: 'subtraction',
    reason: 'system_error',
    quantity: 2,
    notes: 'أُدخلت مرتين',
    end: 'approve',
  },
  {
    daysAgo: 47,
    type: 'addition',
    reason: 'other',
    quantity: 10,
    notes: 'هدية من المورد',
    end: 'reject',
    said: 'تُدخل بفاتورة شراء',
  },
  {
    daysAgo: 38,
    type: 'correction',
    reason: 'inventory_count',
    quantity: -4,
    notes: 'جرد شهري',
    end: 'approve',
  },
  {
    daysAgo: 29,
    type: 'expiry',
    reason: 'expiry',
    quantity: 2,
    notes: 'تاريخها منتهٍ عند الاستلام',
    end: 'approve',
  },
  {
    daysAgo: 21,
    type: 'damage',
    reason: 'damage',
    quantity: 1,
    notes: 'علبة مفتوحة ومعيبة',
    end: 'reject',
    said: 'تُعاد إلى المورد',
  },
  {
    daysAgo: 13,
    type: 'addition',
    reason: 'manual_correction',
    quantity: 3,
    notes: 'مرتجع زبون دون فاتورة',
    end: 'approve',
  },
  { daysAgo: 6, type: 'subtraction', reason: 'theft', quantity: 1, notes: 'نقص عند فتح المحل' },
  { daysAgo: 4, type: 'correction', reason: 'inventory_count', quantity: 2, notes: 'جرد الرف الثالث' },
  { daysAgo: 2, type: 'damage', reason: 'damage', quantity: 2, notes: 'سقطت من الرافعة' },
  { daysAgo: 1, type: 'addition', reason: 'system_error', quantity: 5, notes: 'لم تُسجل عند الاستلام' },
  {
    daysAgo: 0,
    type: 'correction',
    reason: 'manual_correction',
    quantity: -1,
    notes: 'ناقص قطعة في الصندوق',
  },
];

export const demoAdjustments: DemoPart = {
  title: 'adjustments of stock',
  async fill(tx) {
    const clerk = await demoActor(tx, 'warehouse_staff');
    const manager = await demoActor(tx, 'manager');
    const places = await stockedPlaces(tx, stories.length, 3);
    for (const [index, { item, warehouse, quantity: there, cost }] of places.entries()) {
      const { daysAgo, type, reason, quantity, notes, end, said } = must(stories[index]);
      const input = { item, warehouse, type, reason, notes, referenceNumber: '' };
      const id = await createAdjustment(
        tx,
        clerk,
        {
          ...input,
          quantity: type === 'correction' ? there + quantity : quantity,
          costPrice: type === 'addition' ? cost : 0,
        },
        pastHour(daysAgo),
      );
      if (end === 'approve') await approveAdjustment(tx, manager, id, said);
      if (end === 'reject') await takeStep(tx, manager, adjustments, id, 'reject', { note: said });
      const at = pastHour(daysAgo, 5);
      if (end) await happenedAt(tx, id, at);
      if (end === 'approve')
        await tx
          .updateTable('stockAdjustments')
          .set({ approvedAt: at, updatedAt: at })
          .where('id', '=', id)
          .execute();
    }
  },
};
