import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { must, standbyTexts, type StandbyOverview } from '@turoos/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { query, useEngines } from '../../test/engines';
import { follow, followShop, openTestShop } from '../../test/standbys';
import { ShopMoved, signClaim } from '../modules/standby';
import { openChannel } from './shop-line';
import { readStandbyFile } from './standby-file';
import { knownSecret } from '../modules/secrets';
import { takeOver } from './take-over';

const engines = useEngines();
const folders = () => ({
  first: join(engines.folder, 'first'),
  second: join(engines.folder, 'second'),
  third: join(engines.folder, 'third'),
});
const within = { timeout: 150_000, interval: 100 };

describe('a computer that stands by', { timeout: 500_000 }, () => {
  it('follows the shop, takes over with all it needs, and keeps the former shop from coming back', async () => {
    const { first, second } = folders();
    const shop = await openTestShop(first);
    await mkdir(join(first, 'attachments', 'ab'), { recursive: true });
    await writeFile(join(first, 'attachments', 'ab', 'abcd.jpg'), 'a picture');
    await shop.write('before the copy');
    for (const fileName of ['on-both.backup', 'on-the-first.backup'])
      await sql`insert into backups (id, file_name, kind, status, is_encrypted, created_by)
        values (gen_random_uuid(), ${fileName}, 'scheduled', 'ready', false, 'النظام')`.execute(shop.db);
    await mkdir(join(second, 'backups'), { recursive: true });
    await writeFile(join(second, 'backups', 'on-both.backup'), '');
    const standby = await followShop(shop, second);
    const isInStep = (moment: number) => () => (standby.follower.following.inStepAt?.getTime() ?? 0) > moment;
    await expect.poll(isInStep(0), within).toBe(true);
    await shop.write('while following');
    await expect.poll(isInStep(Date.now()), within).toBe(true);
    await expect
      .poll(() => readFile(join(second, 'attachments', 'ab', 'abcd.jpg'), 'utf8').catch(() => ''), within)
      .toBe('a picture');
    const authority = await readFile(join(first, 'tls', 'authority.pem'), 'utf8');
    expect(await readFile(join(second, 'tls', 'authority.pem'), 'utf8')).toBe(authority);
    expect((await stat(join(second, 'tls', 'authority.pem'))).mode & 0o077).toBe(0);

    // the network is away for a while
    await standby.close();
    await shop.write('while away');
    const cut = Date.now();
    const again = await follow(second, standby.file);
    await expect.poll(() => (again.follower.following.inStepAt?.getTime() ?? 0) > cut, within).toBe(true);
    expect(again.said).toEqual([]);

    const tokens = await knownSecret(shop.db, 'tokens');
    await shop.close();
    const facts: unknown[] = [];
    const taken = await takeOver({
      dataDir: second,
      addresses: ['http://127.0.0.1:1'],
      say: () => undefined,
      confirm: async (known) => void facts.push(known),
    });
    expect(taken).toEqual({ epoch: 2 });
    expect(facts).toMatchObject([{ isShopThere: false, inStepAt: expect.any(Date) }]);
    expect(await again.ended).toBe(true);
    await again.close();

    const next = await openTestShop(second);
    expect(await next.written()).toEqual(['before the copy', 'while following', 'while away']);
    const { data } = (await (await next.call('GET', '/standbys')).json()) as { data: object };
    expect(data).toMatchObject({ epoch: 2, standbys: [] });
    // what the former shop can sign is worth nothing here
    expect(await knownSecret(next.db, 'tokens')).not.toEqual(tokens);
    const backups = (await (await next.call('GET', '/backup')).json()) as {
      data: { fileName: string }[];
      summary: object;
    };
    const files = backups.data.map(({ fileName }) => fileName);
    expect(files).toContain('on-both.backup');
    expect(files).not.toContain('on-the-first.backup');
    expect(backups.summary).toMatchObject({ lastRestore: { isTakeOver: true } });
    const claim = (await next.call('GET', '/standbys')).headers.get('x-shop-epoch') ?? '';

    // the former shop is told by the first browser that has seen the new one
    const former = await openTestShop(first);
    const ask = (headers: Record<string, string>) => fetch(`${former.url}/api/auth/me`, { headers });
    for (const forged of [`${claim}x`, 'x', `${claim.split('.')[0]}.`, forgedClaim()])
      expect((await ask({ 'x-shop-epoch': forged })).status, forged).toBe(401);
    const refused = await ask({ 'x-shop-epoch': claim });
    expect(refused.status).toBe(503);
    expect(((await refused.json()) as { message: string }).message).toContain('انتقل المتجر إلى الحاسوب');
    expect((await ask({})).status).toBe(503);
    await former.close();
    await expect(openTestShop(first)).rejects.toThrow(ShopMoved);
    await writeFile(join(first, 'moved.json'), '');
    await next.close();
    await expect(openTestShop(first)).rejects.toThrow(ShopMoved);
  });

  it('takes a new copy when its log was lost, goes over without loss while the shop works, and ends when withdrawn', async () => {
    const { first, second } = folders();
    const shop = await openTestShop(first);
    const standby = await followShop(shop, second);
    const { following } = standby.follower;
    const untilInStep = async () => {
      const since = Date.now();
      await expect.poll(() => (following.inStepAt?.getTime() ?? 0) > since, within).toBe(true);
    };
    await untilInStep();
    const superuser = must(shop.server.engine.cluster).superuserUrl;
    const slots = () => query(superuser, 'select slot_name as name from pg_replication_slots');
    expect(await slots()).toHaveLength(1);
    // the copy asks for its log again at once, so that the slot may be in use again
    const loseLog = async () => {
      await query(superuser, 'select pg_terminate_backend(active_pid, 2000) from pg_replication_slots');
      await query(superuser, 'select pg_drop_replication_slot(slot_name) from pg_replication_slots');
    };
    await expect.poll(() => loseLog().then(() => 'lost', String), within).toBe('lost');
    await expect.poll(() => standby.said.join(), within).toContain('the copy is whole, and follows the shop');
    await untilInStep();
    await shop.write('before the end');

    expect((await shop.call('DELETE', `/standbys/${standby.file.id}`)).status).toBe(200);
    await expect.poll(() => following.problem, within).toBe(standbyTexts.notPaired);
    await expect.poll(slots, within).toEqual([]);
    await expect(openChannel(standby.file, 'base:1')).rejects.toThrow(standbyTexts.notPaired);
    await standby.close();

    // another pairing of the same folder, and a shop that is stopped by the take-over
    const again = await followShop(shop, second);
    await expect.poll(() => (again.follower.following.inStepAt?.getTime() ?? 0) > 0, within).toBe(true);
    await shop.write('the last one');
    const said: string[] = [];
    await takeOver({
      dataDir: second,
      addresses: [],
      say: (line) => void said.push(line),
      confirm: async ({ isShopThere }) => expect(isShopThere).toBe(true),
    });
    expect(said.join()).toContain('nothing is missing');
    expect((await shop.call('GET', '/auth/me')).status).toBe(503);
    await again.ended;
    await again.close();
    await shop.close();
    const next = await openTestShop(second);
    expect(await next.written()).toEqual(['before the end', 'the last one']);
    await next.close();
  });

  it('of two at once one takes over, the other is told so, and follows it without another code', async () => {
    const { first, second, third } = folders();
    const address = `http://127.0.0.1:${await freePort()}`;
    const shop = await openTestShop(first);
    const [one, other] = [await followShop(shop, second, [address]), await followShop(shop, third)];
    const since = Date.now();
    for (const { follower } of [one, other])
      await expect.poll(() => (follower.following.inStepAt?.getTime() ?? 0) > since, within).toBe(true);
    await shop.write('for both');
    const take = (dataDir: string, say: (line: string) => void = () => undefined) =>
      takeOver({ dataDir, addresses: [address], say, confirm: async () => undefined });
    // broken off right before the copy is promoted, and begun again
    const breakOff = (line: string) => {
      if (line.includes('Making')) throw new Error('killed');
    };
    await expect(take(second, breakOff)).rejects.toThrow('killed');
    expect((await readStandbyFile(second))?.taking).toMatchObject({ epoch: 2 });
    expect(await take(second)).toEqual({ epoch: 2 });
    await one.ended;
    await one.close();

    const next = await openTestShop(second, Number(new URL(address).port));
    await expect.poll(() => other.follower.following.problem, within).toContain('انتقل المتجر إلى الحاسوب');
    await expect(take(third)).rejects.toThrow('has taken the shop over already');
    expect((await readStandbyFile(third))?.taking).toBeUndefined();
    await other.close();
    await shop.close();

    await next.write('after the take-over');
    const again = await follow(third, { ...other.file, of: next.secure });
    const began = Date.now();
    await expect.poll(() => (again.follower.following.inStepAt?.getTime() ?? 0) > began, within).toBe(true);
    const { standbys } = ((await (await next.call('GET', '/standbys')).json()) as { data: StandbyOverview })
      .data;
    expect(standbys.map(({ _id }) => _id)).toEqual([other.file.id]);
    await again.close();
    await next.close();
  });
});

/** What a stranger would write who knows how claims look, and not the shop's secret. */
const forgedClaim = (): string =>
  signClaim(
    { epoch: 999, id: randomUUID(), takenAt: new Date(0), name: 'stranger', addresses: [] },
    randomBytes(32),
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
