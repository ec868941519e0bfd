import { attachmentEntityNames, attachmentRights, can, type Endpoint } from '@turoos/contract';
import { Client } from 'pg';
import { subjectOf, type Someone } from './people';
import { secretMark } from './secret-mark';
import type { Attack } from './types';

/** A record that not everybody may read, with a word that occurs nowhere else in the shop. */
interface Secret {
  id: string;
  word: string;
  what: string;
  openTo: (who: Someone) => boolean;
}

export interface Secrets {
  /** Every request to an endpoint that refers to one of the secrets. */
  intrusions(endpoint: Endpoint): Attack[];
  /** Returns the secret that a response reveals to a user who may not read it. */
  revealedBy(text: string, who: Someone): string | undefined;
  /** Returns records of the bystander that others removed or changed. */
  missing(): Promise<string[]>;
  close(): Promise<void>;
}

/** Creates a bystander with records of their own, and a file attached to each kind of record. */
export async function plantSecrets(databaseUrl: string): Promise<Secrets> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const plant = async (what: string, openTo: Secret['openTo'], insert: string, values: unknown[]) => {
    const word = `${secretMark}${crypto.randomUUID()}`;
    const { rows } = await client.query<{ id: string }>(`${insert} returning id`, [word, ...values]);
    return { id: rows[0]?.id ?? '', word, what, openTo };
  };
  const { rows } = await client.query<{ id: string }>(
    `insert into users (username, name, role, password_hash)
     select 'bystander', 'زميل', role, password_hash from users where username = 'super_admin' returning id`,
  );
  const own = [rows[0]?.id];
  const personal = [
    await plant(
      'a notification',
      () => false,
      `insert into notifications (user_id, kind, bundle, count, names) select $2, 'debts', 'one', 1, array[$1::text]`,
      own,
    ),
    await plant(
      'a session',
      () => false,
      `insert into sessions (user_agent, user_id, refresh_hash, expires_at)
       values ($1, $2, 'x', now() + interval '1 day')`,
      own,
    ),
  ];
  const files: Secret[] = [];
  for (const kind of attachmentEntityNames)
    files.push(
      await plant(
        `a file of ${kind}`,
        (who) =>
          who !== undefined && attachmentRights(kind, 'read').every((right) => can(subjectOf(who), right)),
        `insert into attachments (original_name, filename, mime_type, type, size, sha256, entity_type, entity_id)
         values ($1, md5($1), 'application/pdf', 'document', 1, '', $2, turoos_id())`,
        [kind],
      ),
    );
  const secrets = [...personal, ...files];
  return {
    intrusions: ({ method, path }) =>
      // The right to read an attachment includes deleting it, so only reads of attachments are tried.
      (method === 'GET' ? secrets : personal).map(({ id }) => ({
        method,
        path: `/api${path.replaceAll(/:\w+/g, id)}`,
        headers: {},
        body: undefined,
      })),
    revealedBy: (text, who) => secrets.find(({ word, openTo }) => text.includes(word) && !openTo(who))?.what,
    async missing() {
      const { rows: left } = await client.query<{ id: string }>(
        `select id from notifications where read_at is null union all select id from sessions where revoked_at is null`,
      );
      const ids = new Set(left.map(({ id }) => id));
      return personal.filter(({ id }) => !ids.has(id)).map(({ what }) => what);
    },
    close: () => client.end(),
  };
}
