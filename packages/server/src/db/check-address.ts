import { Client } from 'pg';
import { StartupError } from '../system/startup-error';
import { addressesOf, wantedBy, writtenWish } from './hosts';

type Variable = 'DATABASE_URL' | 'DATABASE_READ_URL';

/** Refuses an address that can't be understood, before anything is connected to. */
export function checkAddress(url: string, variable: Variable): void {
  const [, prepare] = /[?&]prepare=([^&]*)/.exec(url) ?? [];
  if (prepare !== undefined && prepare !== 'true' && prepare !== 'false')
    throw new StartupError(`${variable} has an unknown value of prepare: ${prepare}`, 'It is true or false.');
  checkWish(url, variable);
  try {
    if (!/^(postgres|postgresql):\/\//.test(url)) throw new Error('wrong scheme');
    for (const connectionString of addressesOf(url)) void new Client({ connectionString });
    // a host may be given behind the question mark too, as a socket's folder is
    if (!/^\w+:\/\/[^/?]/.test(url) && !/[?&]host=[^&]/.test(url)) throw new Error('no host');
  } catch {
    throw new StartupError(
      `${variable} is not the address of a PostgreSQL database.`,
      'It looks like postgres://user:password@host:5432/database',
    );
  }
}

function checkWish(url: string, variable: Variable): void {
  const wanted = wantedBy(url);
  if (!wanted)
    throw new StartupError(
      `${variable} has an unknown value of target_session_attrs: ${writtenWish(url)}`,
      'It is any, read-write, primary, read-only or standby.',
    );
  if (variable === 'DATABASE_URL' && wanted === 'read-only')
    throw new StartupError(
      'DATABASE_URL asks for a server that takes no changes.',
      'DATABASE_READ_URL is for a replica.',
    );
  if (variable === 'DATABASE_URL' && wanted === 'any' && addressesOf(url).length > 1)
    throw new StartupError(
      'DATABASE_URL names several servers, of which only one takes changes.',
      'Add target_session_attrs=read-write to it, so that Turoos finds that one.',
    );
}
