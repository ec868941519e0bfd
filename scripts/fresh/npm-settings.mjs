import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Settings of the npm registry and of the way to it. */
const handedOn = /^npm_config_(registry|cafile|https?_proxy|proxy|noproxy|strict_ssl|globalconfig)$/i;
const secret = /^[^=]*(_auth|_password|username|email|certfile|keyfile)/i;

/**
 * Passes on the user's npm settings, which an empty home would lose; another user gets them without
 * credentials.
 */
export function npmSettings(copy, forAnother) {
  const settings = Object.entries(process.env).filter(([name]) => handedOn.test(name));
  const own = process.env.npm_config_userconfig ?? join(homedir(), '.npmrc');
  if (!existsSync(own)) return Object.fromEntries(settings);
  if (forAnother) {
    const lines = readFileSync(own, 'utf8').split('\n');
    writeFileSync(copy, lines.filter((line) => !secret.test(line)).join('\n'));
  }
  return { ...Object.fromEntries(settings), npm_config_userconfig: forAnother ? copy : own };
}
