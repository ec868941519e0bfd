import type { Attachment } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { entityNames } from './linked-entities';

export const attachments = (db: Db) =>
  db
    .selectFrom('attachments')
    .leftJoin('users', 'users.id', 'attachments.createdBy')
    .select([
      'attachments.id',
      'attachments.originalName',
      'attachments.filename',
      'attachments.mimeType',
      'attachments.type',
      'attachments.size',
      'attachments.sha256',
      'attachments.entityType',
      'attachments.entityId',
      'attachments.description',
      'attachments.isActive',
      'attachments.missingSince',
      'attachments.createdBy',
      'attachments.version',
      'attachments.createdAt',
      'attachments.updatedAt',
      'users.name as userName',
    ]);
export type AttachmentRow = Awaited<ReturnType<ReturnType<typeof attachments>['executeTakeFirstOrThrow']>>;

const present = (row: AttachmentRow, entityName: string): Attachment => {
  const { userName, createdBy, missingSince, ...fields } = row;
  return {
    ...fields,
    _id: row.id,
    url: `/api/attachments/${row.id}/download`,
    type: row.type,
    entityType: row.entityType,
    entityName,
    isMissing: missingSince !== null,
    uploadedBy: createdBy && userName !== null ? { _id: createdBy, name: userName } : null,
  };
};

export async function presentAll(db: Db, rows: readonly AttachmentRow[]): Promise<Attachment[]> {
  const names = await entityNames(db, rows);
  return rows.map((row) => present(row, names.get(row.entityId) ?? ''));
}
