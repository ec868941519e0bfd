import { spawn } from 'node:child_process';
import { printingTexts } from '@turoos/contract';
import { PrintFailure } from './print-failure';

/** Milliseconds for all bytes to be taken. */
const whole = 60_000;

/** Opens the printer without creating a file, and copies its input to it. */
const copy = `
  const fs = require('node:fs');
  const to = fs.openSync(process.argv[1], fs.constants.O_WRONLY | fs.constants.O_APPEND);
  const bytes = fs.readFileSync(0);
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(to, bytes, at);
  fs.closeSync(to);`;

/**
 * Sends a job to a device or shared printer of this machine. A process of its own writes it, because writing to a
 * printer without paper blocks a thread until somebody comes, and only a process can be ended then.
 */
export function sendToDevice(
  path: string,
  job: Uint8Array,
  closing: AbortSignal,
  timeout: number = whole,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, ['-e', copy, path], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {},
    });
    let cause: string = printingTexts.noAnswer;
    const end = (text: string) => () => {
      cause = text;
      writer.kill('SIGKILL');
    };
    const late = setTimeout(end(printingTexts.stalled), timeout);
    const stop = end(printingTexts.interrupted);
    closing.addEventListener('abort', stop, { once: true });
    writer.once('error', (error) => reject(new PrintFailure(printingTexts.noAnswer, { cause: error })));
    writer.once('close', (code) => {
      clearTimeout(late);
      closing.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new PrintFailure(cause));
    });
    // a writer that could not open the printer reads nothing
    writer.stdin.on('error', () => undefined);
    writer.stdin.end(job);
  });
}
