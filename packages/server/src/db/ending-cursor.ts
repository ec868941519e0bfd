import { once } from 'node:events';
import type { PostgresCursor } from 'kysely';
import Cursor from 'pg-cursor';
import { nameFields, type RowDescription } from './column-names';

type Line = NodeJS.EventEmitter & { stream: { destroyed: boolean } };
const DriverCursor = Cursor as unknown as new <Row>(
  text: string,
  values: unknown[],
) => PostgresCursor<Row> & { connection?: Line; handleRowDescription(description: RowDescription): void };

/**
 * A cursor that closes without waiting for the database: the driver's own waits for ever if the connection is
 * lost.
 */
export class EndingCursor<Row> extends DriverCursor<Row> {
  override handleRowDescription(description: RowDescription): void {
    super.handleRowDescription(nameFields(description));
  }

  override async close(): Promise<void> {
    const { connection } = this;
    if (!connection) return super.close();
    if (connection.stream.destroyed) return;
    const settled = new AbortController();
    try {
      await Promise.race([super.close(), once(connection, 'end', { signal: settled.signal })]);
    } finally {
      settled.abort();
    }
  }
}
