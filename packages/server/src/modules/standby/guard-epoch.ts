import { AppError, epochHeader, standbyTexts } from '@turoos/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/services';
import { sharedSecret } from '../secrets';
import { readEpoch, readMoved, type Moved } from './epoch-store';
import { heedClaim } from './heed-claim';

/** Milliseconds between two looks at the file that another process of this server may have written. */
const lookEvery = 1000;
/** What a server answers although it is the shop no more. */
const stillAnswered = new Set(['/api/health', '/api/standbys/epoch', '/api/standbys/moved']);

/**
 * Refuses everything once the shop has moved to another computer. Browsers carry the claim of the newest computer they have
 * seen to every other one, so a server that was away learns it from the first of them. The returned function refuses what
 * had begun before.
 */
export async function guardEpoch(
  app: FastifyInstance,
  services: Services,
): Promise<(() => void) | undefined> {
  const { config, db } = services;
  if (config.databaseUrl) return undefined;
  // made before the first standby copies the database, which must know it
  await sharedSecret(db, 'claims');
  const own = await readEpoch(db);
  let moved: Moved | undefined = await readMoved(config.dataDir);
  const look = async () => void (moved = await readMoved(config.dataDir));
  const timer = setInterval(() => void look(), lookEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const refuseMoved = () => {
    if (moved) throw new AppError('MOVED', standbyTexts.moved(moved.name), { addresses: moved.addresses });
  };

  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (!url.startsWith('/api') || stillAnswered.has(url)) return;
    const told = headers[epochHeader];
    if (typeof told === 'string' && (await heedClaim({ own, dataDir: config.dataDir, db }, told)))
      await look();
    refuseMoved();
    if (own.claim) reply.header(epochHeader, own.claim);
  });
  return refuseMoved;
}
