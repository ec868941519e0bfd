import { Readable } from 'node:stream';
import { ruleBroken, tillTexts, type tillCopyApi } from '@turoos/contract';
import { assertMay } from '../../kernel/assert-may';
import { givingWay } from '../../kernel/give-way';
import type { Handlers } from '../../kernel/handlers';
import { tillOfRequest } from '../tills';
import { streamCopy } from './stream-copy';

export const tillCopyRoutes: Handlers<typeof tillCopyApi> = {
  async read({ query }, { db, user, request, config }) {
    for (const right of ['products:read', 'customers:read'] as const) assertMay(user, right);
    const { withdrawnAt } = await tillOfRequest(db, request);
    if (withdrawnAt) throw ruleBroken(tillTexts.withdrawn);
    const lines = streamCopy(
      { db, invoiceVersion: config.invoiceVersion, warehouses: user.warehouses },
      query.since,
    );
    const stream = givingWay(Readable.from(lines, { objectMode: false }));
    return { type: 'application/x-ndjson; charset=utf-8', stream };
  },
};
