import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateAst, parseSpec, printAst } from 'oazapfts';
import { createContext } from 'oazapfts/context';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPassword, useApp } from '../../test/app';
import { packageRoot } from '../system/package-root';

/*
 * A client of another program: a common generator makes it from the document, the compiler accepts it and a program that
 * uses it, and it talks to this server.
 */

const shop = useApp();
const folder = path.join(packageRoot, 'dist-test', 'generated-client');
const client = path.join(folder, 'client.ts');

/** A program that compiles only if names and types of the client are as other programs expect them. */
const program = `
import { customersCreate, customersList, salesGet, type Customer, type ErrorReply } from './client';
export async function work(): Promise<string> {
  const made = await customersCreate({ name: 'ورشة النور' });
  if (made.status !== 201) return (made.data as ErrorReply).message;
  const { data: customer } = made.data as { data: Customer };
  const balance: number = customer.balance;
  const listed = await customersList({ q: 'النور', limit: 5 });
  const missing = await salesGet(customer._id);
  return [balance, listed.status, missing.status].join(' ');
}
// @ts-expect-error -- a customer has a name
void customersCreate({ phone: '777000000' });
`;

beforeAll(async () => {
  const document = (await shop.call('GET', '/openapi.json')).json();
  const source = printAst(
    await generateAst(createContext(await parseSpec(document), { futureStripLegacyMethods: true })),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(client, source);
  await writeFile(path.join(folder, 'program.ts'), program);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('compiles, with the names and types of the contract', { timeout: 120_000 }, async () => {
  const compiler = path.join(packageRoot, '../../node_modules/typescript/bin/tsc');
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'preserve',
    '--target',
    'es2023',
  ];
  const libraries = ['--lib', 'es2023,dom,dom.iterable', '--types', ''];
  const said = await promisify(execFile)(
    process.execPath,
    [compiler, ...options, ...libraries, path.join(folder, 'program.ts')],
    { cwd: packageRoot },
  ).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; message: string }) => error.stdout || error.message,
  );
  expect(said).toBe('');
});

it('calls the server by a key, and gets its refusals', async () => {
  const owner = await shop.person('super_admin');
  const { key } = (
    await owner.call('POST', '/api-keys', {
      name: 'برنامج محاسبة',
      rights: { customers: 'create' },
      password: testPassword,
    })
  ).json().data;
  const { defaults, customersCreate, customersGet, salesList } = await import(/* @vite-ignore */ client);
  defaults.headers = { authorization: `Bearer ${key}` };
  defaults.baseUrl = 'http://shop';
  defaults.fetch = async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const { pathname, search } = new URL(url);
    const reply = await shop.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    const { 'content-type': type } = reply.headers;
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': String(type) } });
  };
  const made = await customersCreate({ name: 'ورشة النور' });
  expect(made).toMatchObject({ status: 201, data: { data: { name: 'ورشة النور', balance: 0 } } });
  expect(await customersGet(made.data.data._id)).toMatchObject({
    status: 200,
    data: { data: { name: 'ورشة النور' } },
  });
  expect(await salesList()).toMatchObject({ status: 403, data: { success: false, code: 'FORBIDDEN' } });
});
