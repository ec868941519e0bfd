import { must, type DisposalMethod, type ScrapReason } from '@turoos/contract';
import { approveScrap, createScrap, scrap, updateScrap } from '../modules/scrap';
import { takeStep } from '../modules/workflow';
import { demoActor, happenedAt, pastHour, stockedPlaces } from './demo-documents';
import type { DemoPart } from './demo-part';

interface Story {
  daysAgo: number;
  reason: ScrapReason;
  quantity: number;
  notes: string;
  disposalMethod?: DisposalMethod;
  end?: 'approved' | 'completed' | 'rejected';
  said?: string;
}

const stories: readonly Story[] = [
  { daysAgo: 164, reason: 'damaged', quantity: 3, notes: 'انكسرت في النقل', end: 'completed' },
  {
    daysAgo: 149,
    reason: 'expired',
    quantity: 4,
    notes: 'تجاوزت عمرها على الرف',
    disposalMethod: 'recycling',
    end: 'completed',
  },
  {
    daysAgo: 127,
    reason: 'obsolete',
    quantity: 2,
    notes: 'لموديل لم يعد يُطلب',
    disposalMethod: 'sale',
    end: 'completed',
  },
  {
    daysAgo: 112,
    reason: 'quality_issue',
    quantity: 2,
    notes: 'دفعة غير مطابقة',
    disposalMethod: 'return_to_supplier',
    end: 'completed',
  },
  {
    daysAgo: 91,
    reason: 'damaged',
    quantity: 1,
    notes: 'خدش في السطح',
    end: 'rejected',
    said: 'تُباع بخصم',
  },
  { daysAgo: 83, reason: 'safety_issue', quantity: 2, notes: 'استدعاء من المصنع', end: 'completed' },
  { daysAgo: 62, reason: 'damaged', quantity: 1, notes: 'تسرب ماء من السقف', end: 'completed' },
  {
    daysAgo: 44,
    reason: 'other',
    quantity: 1,
    notes: 'عينة عرض تالفة',
    disposalMethod: 'donation',
    end: 'completed',
  },
  { daysAgo: 31, reason: 'expired', quantity: 2, notes: 'مطاطها جفّ وتشقق', end: 'approved' },
  {
    daysAgo: 24,
    reason: 'obsolete',
    quantity: 3,
    notes: 'بديلها متوفر',
    disposalMethod: 'sale',
    end: 'rejected',
    said: 'ما زالت تُطلب في إب',
  },
  {
    daysAgo: 16,
    reason: 'damaged',
    quantity: 2,
    notes: 'صندوق سقط في التحميل',
    end: 'approved',
    said: 'شوهدت وصُوّرت',
  },
  {
    daysAgo: 9,
    reason: 'quality_issue',
    quantity: 1,
    notes: 'ثلاث شكاوى من الزبائن',
    disposalMethod: 'return_to_supplier',
    end: 'approved',
  },
  { daysAgo: 5, reason: 'damaged', quantity: 1, notes: 'كسر عند الفحص' },
  { daysAgo: 3, reason: 'expired', quantity: 2, notes: 'انتهت هذا الشهر' },
  { daysAgo: 1, reason: 'safety_issue', quantity: 1, notes: 'تشقق ظاهر عند الفحص' },
];

export const demoScrap: DemoPart = {
  title: 'goods written off',
  async fill(tx) {
    const clerk = await demoActor(tx, 'warehouse_staff');
    const manager = await demoActor(tx, 'manager');
    const places = await stockedPlaces(tx, stories.length, 17);
    for (const [index, { item, warehouse, cost }] of places.entries()) {
      const { daysAgo, end, said, ...story } = must(stories[index]);
      const [decided, disposed] = [pastHour(daysAgo, 5), pastHour(Math.max(0, daysAgo - 3), 6)];
      const input = { ...story, item, warehouse, estimatedValue: Math.round(cost * story.quantity) };
      const id = await createScrap(tx, clerk, input, pastHour(daysAgo));
      if (end === 'rejected') await takeStep(tx, manager, scrap, id, 'reject', { note: said });
      else if (end) await approveScrap(tx, manager, id, said);
      if (end) await happenedAt(tx, id, decided);
      if (end === 'completed') {
        await updateScrap(tx, manager, id, { status: 'completed' });
        await happenedAt(tx, id, disposed);
      }
      if (end === 'approved' || end === 'completed')
        await tx
          .updateTable('scrapReports')
          .set({
            approvedAt: decided,
            updatedAt: end === 'completed' ? disposed : decided,
            completedAt: end === 'completed' ? disposed : null,
          })
          .where('id', '=', id)
          .execute();
    }
  },
};
