import type { AttachmentEntity } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction';
import { addAttachment, checkFile, storeFile } from '../modules/attachments';
import { demoActor, pastHour } from './demo-documents';
import { deliveryNote, drawing } from './demo-attachments.files';
import type { DemoPart } from './demo-part';

interface Story {
  daysAgo: number;
  to: AttachmentEntity;
  /** Part of the record's name; the first record that contains it is used. */
  named: string;
  name: string;
  description?: string;
  content: () => Promise<Buffer> | Buffer;
}

const stories: readonly Story[] = [
  {
    daysAgo: 120,
    to: 'products',
    named: 'فلتر زيت',
    name: 'فلتر الزيت.jpg',
    description: 'العبوة الأصلية من الأمام',
    content: () => drawing('filter'),
  },
  {
    daysAgo: 95,
    to: 'products',
    named: 'فحمات',
    name: 'طقم الفحمات.jpg',
    content: () => drawing('pads'),
  },
  {
    daysAgo: 60,
    to: 'products',
    named: 'هوبات',
    name: 'هوب مخروط.png',
    description: 'بعد الخرط، السماكة 22 مم',
    content: () => drawing('disc'),
  },
  {
    daysAgo: 21,
    to: 'products',
    named: 'دينمو',
    name: 'ملصق الضمان.jpg',
    description: 'ضمان سنة من تاريخ البيع',
    content: () => drawing('alternator'),
  },
  {
    daysAgo: 14,
    to: 'suppliers',
    named: 'البركة',
    name: 'إشعار تسليم 4417.pdf',
    description: 'موقّع من أمين المستودع',
    content: () => deliveryNote('4417'),
  },
  {
    daysAgo: 3,
    to: 'suppliers',
    named: 'الخليج',
    name: 'شروط التوريد.txt',
    content: () => Buffer.from('الدفع خلال 60 يوماً من تاريخ الفاتورة.\nالشحن البحري إلى عدن على المورد.\n'),
  },
];

/** A few pictures and documents, attached where a shop would need them. */
export const demoAttachments = (dataDir: string): DemoPart => ({
  title: 'attachments',
  async fill(tx) {
    const user = await demoActor(tx, 'admin');
    for (const { daysAgo, to, named, name, description, content } of stories) {
      const entityId = await firstNamed(tx, to, named);
      if (!entityId) continue;
      const file = checkFile({ name, type: '', bytes: await content() });
      const { _id } = await storeFile(dataDir, file, (stored) =>
        addAttachment(tx, user, stored, { entityType: to, entityId, description }),
      );
      const at = pastHour(daysAgo);
      await tx
        .updateTable('attachments')
        .set({ createdAt: at, updatedAt: at })
        .where('id', '=', _id)
        .execute();
    }
  },
});

async function firstNamed(tx: Tx, table: string, part: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where name like ${`%${part}%`} order by created_at, id limit 1`.execute(
    tx,
  );
  return rows[0]?.id;
}
