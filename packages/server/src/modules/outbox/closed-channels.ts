import type { Topic } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { closedTexts, patientSources, type ServedChannel } from './channels';

/** Without a way out a message says so, and waits or is given up; answers what the messages are about. */
export async function tellClosedChannel(db: Db, channel: ServedChannel): Promise<Topic[]> {
  const error = closedTexts[channel];
  const queued = db.updateTable('outbox').where('status', '=', 'queued').where('channel', '=', channel);
  const givenUp = await queued
    .set({ status: 'undelivered', error })
    .where((e) => e.or([e('sourceType', 'is', null), e('sourceType', 'not in', [...patientSources])]))
    .returning('sourceType')
    .execute();
  const waiting = await queued
    .set({ error })
    .where('sourceType', 'in', [...patientSources])
    .where('error', '<>', error)
    .returning('sourceType')
    .execute();
  return [
    ...new Set([...givenUp, ...waiting].flatMap(({ sourceType }) => (sourceType as Topic | null) ?? [])),
  ];
}
