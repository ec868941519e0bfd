import { parseArgs } from 'node:util';
import { both } from '../system/both';
import { StartupError } from '../system/startup-error';

export interface StandbyOptions {
  /** The secure address of the shop, without a slash at its end. */
  of: string | undefined;
  /** The pairing code that the shop shows. */
  code: string | undefined;
}

const usage = 'npm start -- --standby of=https://192.168.1.10:5443 code=XXXX-XXXX-XXXX-XXXX-XXXX-XXXX';

/** Reads how `npm start` was called; undefined when nobody asked for a standby. */
export function readStandbyOptions(args: string[]): StandbyOptions | undefined {
  if (args.length === 0) return undefined;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { standby: { type: 'boolean' } },
    });
    const given = new Map(positionals.map((one) => splitAt(one)));
    const isKnown = [...given.keys()].every((name) => name === 'of' || name === 'code');
    if (!values.standby || !isKnown) throw new Error();
    return { of: given.has('of') ? addressOf(given.get('of') ?? '') : undefined, code: given.get('code') };
  } catch {
    throw new StartupError(both('لم يتضح ما يُشغَّل', 'what to start is not clear'), usage);
  }
}

function splitAt(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function addressOf(text: string): string {
  const url = new URL(text);
  if (url.protocol !== 'https:') throw new Error('Only the secure address is encrypted.');
  return url.origin;
}
