import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { logoTexts, notFound } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import type { Streamed } from '../../kernel/handlers';
import type { LogoPicture } from './shrink-logo';

/** Returns a short hash of the current logo; '' without one. */
export async function logoMark(db: Db): Promise<string> {
  const row = await db.selectFrom('storeLogo').select('sha256').executeTakeFirst();
  return row?.sha256.slice(0, 16) ?? '';
}

export async function readLogo(db: Db): Promise<Streamed> {
  const row = await db.selectFrom('storeLogo').select(['mimeType', 'content']).executeTakeFirst();
  if (!row) throw notFound(logoTexts.missing);
  const { mimeType: type, content } = row;
  return { type, stream: Readable.from([content]), filename: 'logo', shown: true, length: content.length };
}

export async function setLogo(tx: Tx, user: Actor, picture: LogoPicture): Promise<void> {
  const logo = { ...picture, sha256: createHash('sha256').update(picture.content).digest('hex') };
  const before = { logo: await logoMark(tx) };
  await tx
    .insertInto('storeLogo')
    .values(logo)
    .onConflict((taken) => taken.column('isOnly').doUpdateSet(logo))
    .execute();
  const after = { logo: await logoMark(tx) };
  await recordChange(tx, user, { action: 'settings.logo', entity: 'settings', before, after });
}

export async function removeLogo(tx: Tx, user: Actor): Promise<void> {
  const before = { logo: await logoMark(tx) };
  const { numDeletedRows } = await tx.deleteFrom('storeLogo').executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(logoTexts.missing);
  await recordChange(tx, user, { action: 'settings.logo', entity: 'settings', before, after: { logo: '' } });
}
