import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, stepAt } from '../server';
import { fileFor } from './files';
import type { Dice } from './dice';
import type { Parts } from './types';

interface Answer {
  status: number;
  // Replies differ by endpoint, and a missing field shows up as a refusal of the next step.
  data: any; // oxlint-disable-line typescript/no-explicit-any
  details: { challenge?: string };
}

/** Sends a valid request with the given token and counts it. */
export type Step = (endpoint: string, parts: Partial<Parts>, token?: string) => Promise<Answer>;

const password = 'demo1234';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The current code of an authenticator app for a secret. */
function appCode(secret: string): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOf(Buffer.from(bytes), stepAt(new Date()));
}

/** Runs the flows of several steps, each of which needs the reply of the previous one, once and correctly. */
export async function runFlows(databaseUrl: string, step: Step, owner: string, dice: Dice): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await secondFactor(step, owner, client);
    await expiredPassword(step, client);
    await step('settings.setLogo', { file: fileFor('settings.setLogo', dice) }, owner);
    await step('settings.logo', {}, owner);
    await backups(step, owner);
  } finally {
    await client.end();
  }
}

const logIn = (step: Step, username: string) => step('auth.login', { body: { username, password } });

async function secondFactor(step: Step, owner: string, client: Client): Promise<void> {
  const { data: signedIn } = await logIn(step, 'stranger40');
  const { data: tokens } = await step('auth.refresh', { body: { refreshToken: signedIn.refreshToken } });
  const token: string = tokens.accessToken;
  const { data: setUp } = await step('two-factor.setUp', { body: { password } }, token);
  await step('two-factor.confirm', { body: { code: appCode(setUp.secret) } }, token);
  const { data: renewed } = await step('two-factor.renewCodes', { body: { password } }, token);
  const half = await logIn(step, 'stranger40');
  const answer = { challenge: half.details.challenge, code: renewed.recoveryCodes[0] };
  await step('auth.twoFactor', { body: answer });
  await step('two-factor.disable', { body: { password } }, token);
  const { data: again } = await step('two-factor.setUp', { body: { password } }, token);
  await step('two-factor.confirm', { body: { code: appCode(again.secret) } }, token);
  const { rows } = await client.query<{ id: string }>(`select id from users where username = 'stranger40'`);
  await step('two-factor.reset', { params: { ...rows[0] } }, owner);
}

async function expiredPassword(step: Step, client: Client): Promise<void> {
  await client.query(
    `update users set password_changed_at = now() - interval '2 years' where username = 'stranger39'`,
  );
  const half = await logIn(step, 'stranger39');
  const answer = { challenge: half.details.challenge, newPassword: 'Fuzz-4711-renewed' };
  await step('auth.renewPassword', { body: answer });
}

async function backups(step: Step, owner: string): Promise<void> {
  const { data: made } = await step('backup.create', { body: {} }, owner);
  for (let looks = 0; looks < 300; looks++) {
    const { data: all } = await step('backup.list', { query: {} }, owner);
    if (
      all.some(({ _id, status }: { _id: string; status: string }) => _id === made._id && status === 'ready')
    )
      break;
    await wait(200);
  }
  await step('backup.download', { params: { id: made._id } }, owner);
  await step('backup.exportShop', {}, owner);
  await step('backup.check', {}, owner);
}
