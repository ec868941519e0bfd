import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { Client } from 'pg';

/** Opens the database of the shop, for the few things that the screens and the API cannot do. */
async function withDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const folder = join(process.env['SHOP_DATA'] ?? '', 'postgres');
  const client = new Client({
    host: join(folder, 'cluster'),
    user: 'turoos',
    database: 'turoos',
    password: (await readFile(join(folder, 'password'), 'utf8')).trim(),
  });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Signs a token of the same session that expired an hour ago. */
export async function signOldToken(token: string): Promise<string> {
  const secret = await withDatabase(async (client) => {
    const { rows } = await client.query<{ value: Buffer }>(`select value from secrets where name = 'tokens'`);
    return rows[0]?.value ?? Buffer.alloc(0);
  });
  const { sub = '', sid } = decodeJwt(token);
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuer('turoos')
    .setExpirationTime(Math.floor(Date.now() / 1000) - 3600)
    .sign(secret);
}
