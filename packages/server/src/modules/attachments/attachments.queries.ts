import {
  attachmentTexts,
  must,
  notFound,
  parseSort,
  type Attachment,
  type AttachmentEntity,
  type AttachmentsQuery,
  type AttachmentSummary,
  type Page,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWords } from '../../db/search';
import type { Actor } from '../../kernel/actor';
import { sameRecordTypes } from './linked-entities';
import { noteMissing } from './missing-files';
import { attachments, presentAll, type AttachmentRow } from './present-attachment';
import { assertMayRead, readableKinds } from './rights';

/** The reading user and the data folder that holds the files. */
export interface Look {
  db: Db;
  user: Actor;
  config: { dataDir: string };
}

/** Returns the attachment's row if the user may read the record it is attached to. */
export async function readRow(db: Db, user: Actor, id: string): Promise<AttachmentRow> {
  const row = await attachments(db).where('attachments.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(attachmentTexts.notFound);
  assertMayRead(user, row.entityType);
  return row;
}

export async function readAttachment({ db, user, config }: Look, id: string): Promise<Attachment> {
  const rows = await noteMissing(db, config.dataDir, [await readRow(db, user, id)]);
  const [attachment] = await presentAll(db, rows);
  return must(attachment);
}

const sortColumns = {
  createdAt: sql`attachments.created_at`,
  originalName: sql`turoos_fold(attachments.original_name)`,
  size: sql`attachments.size`,
} as const;

type Filters = Partial<Omit<AttachmentsQuery, 'page' | 'limit' | 'sort' | 'entityType'>>;
interface Wanted extends Filters, Pick<AttachmentsQuery, 'page' | 'limit' | 'sort'> {
  kinds: readonly AttachmentEntity[];
}

async function readRows({ db, config }: Look, wanted: Wanted): Promise<Page<Attachment>> {
  const { kinds, q, entityId, type, isActive, missing, sort } = wanted;
  const { field, direction } = parseSort(sort);
  const found = attachments(db)
    .where('attachments.entityType', '=', sql<AttachmentEntity>`any (${kinds})`)
    .$if(q !== undefined, (e) => e.where(containsWords(sql.ref('attachments.search_text'), q ?? '')))
    .$if(entityId !== undefined, (e) => e.where('attachments.entityId', '=', entityId ?? ''))
    .$call((e) => (type === undefined ? e : e.where('attachments.type', '=', type)))
    .$if(isActive !== undefined, (e) => e.where('attachments.isActive', '=', isActive ?? true))
    .$if(missing !== undefined, (e) => e.where('missingSince', missing ? 'is not' : 'is', null))
    .orderBy(sortColumns[field], direction)
    .orderBy('attachments.id', direction);
  const { rows, ...page } = await readPage(db, found, wanted);
  return { ...page, rows: await presentAll(db, await noteMissing(db, config.dataDir, rows)) };
}

/**
 * Lists the attachments of all entity types the user may read. A filter by an entity type the user may not
 * read is refused instead of returning an empty list.
 */
export async function listAttachments(look: Look, query: AttachmentsQuery): Promise<Page<Attachment>> {
  const { entityType, ...filters } = query;
  if (entityType) assertMayRead(look.user, entityType);
  return readRows(look, { ...filters, kinds: entityType ? [entityType] : readableKinds(look.user) });
}

export async function listOfEntity(
  look: Look,
  { entityType, entityId }: { entityType: AttachmentEntity; entityId: string },
  query: Pick<AttachmentsQuery, 'page' | 'limit' | 'sort'>,
): Promise<Page<Attachment>> {
  assertMayRead(look.user, entityType);
  return readRows(look, { ...query, entityId, kinds: sameRecordTypes(entityType) });
}

export async function countAttachments(db: Db, user: Actor): Promise<AttachmentSummary> {
  const { rows } = await sql<AttachmentSummary>`
    select count(*) as total, count(*) filter (where is_active) as active,
      count(distinct mime_type) as file_types, coalesce(sum(size), 0)::bigint as total_size,
      count(missing_since) as missing
    from attachments where entity_type = any (${readableKinds(user)})`.execute(db);
  return must(rows[0]);
}
