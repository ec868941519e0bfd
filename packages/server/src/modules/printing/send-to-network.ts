import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { printingTexts } from '@turoos/contract';
import { PrintFailure } from './print-failure';
import { problemIn, saysTaken, speaks, statusQuestion, takenQuestion } from './printer-status.rules';

/** Milliseconds. */
interface SendTimes {
  connect: number;
  /** For the answer about paper and cover; printers that do not answer cost this much each time. */
  status: number;
  /** For all bytes to be taken. */
  whole: number;
}
export const sendTimes: SendTimes = { connect: 5000, status: 300, whole: 60_000 };

interface Sending {
  /** Understands the questions of receipt printers. */
  answers: boolean;
  /** Makes the bytes once the printer is known to be ready. */
  bytes(): Promise<Uint8Array>;
  closing: AbortSignal;
}

/**
 * Sends a job to a printer on the network. It is printed when the printer says so, or closes the connection after it
 * has read to the end; bytes that only wait in the network are not printed.
 */
export async function sendToNetwork(
  { host, port }: { host: string; port: number },
  { answers, bytes, closing }: Sending,
  times: SendTimes,
): Promise<void> {
  const socket = await connected(host, port, times.connect);
  const late = setTimeout(() => socket.destroy(new PrintFailure(printingTexts.stalled)), times.whole);
  const stop = () => socket.destroy(new PrintFailure(printingTexts.interrupted));
  closing.addEventListener('abort', stop, { once: true });
  try {
    const said = listen(socket);
    if (answers) {
      socket.write(statusQuestion);
      await Promise.race([said.until(speaks), wait(times.status), said.ended]);
      const problem = problemIn(said.answers());
      if (problem) throw new PrintFailure(problem);
    }
    const mustAnswer = speaks(said.answers());
    const job = await bytes();
    await written(socket, answers ? Buffer.concat([job, takenQuestion]) : job, said.ended);
    socket.end();
    await Promise.race([...(answers ? [said.until(saysTaken)] : []), said.ended]);
    const isTaken = answers && saysTaken(said.answers());
    if (!isTaken && (mustAnswer || !said.endedAfterAll())) throw new PrintFailure(printingTexts.torn);
  } finally {
    clearTimeout(late);
    closing.removeEventListener('abort', stop);
    socket.destroy();
  }
}

function connected(host: string, port: number, timeout: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, allowHalfOpen: true, noDelay: true });
    const late = setTimeout(() => socket.destroy(new Error('timeout')), timeout);
    socket.once('connect', () => {
      clearTimeout(late);
      resolve(socket);
    });
    socket.once('error', (cause) => {
      clearTimeout(late);
      reject(new PrintFailure(printingTexts.noAnswer, { cause }));
    });
  });
}

/** Follows what the printer says, and how it ends the connection. */
function listen(socket: Socket) {
  let answered = Buffer.alloc(0);
  let isFinished = false;
  let isEndedAfterAll = false;
  const waiting: (() => void)[] = [];
  socket.on('data', (chunk) => {
    // a printer answers with few bytes; whatever sends more is none
    answered = Buffer.concat([answered, chunk]).subarray(0, 64);
    for (const wake of waiting.splice(0)) wake();
  });
  socket.once('finish', () => (isFinished = true));
  const ended = new Promise<void>((resolve, reject) => {
    socket.once('end', () => {
      isEndedAfterAll = isFinished;
      resolve();
    });
    socket.once('error', (error) =>
      reject(error instanceof PrintFailure ? error : new PrintFailure(printingTexts.torn, { cause: error })),
    );
    socket.once('close', () => resolve());
  });
  ended.catch(() => undefined);
  return {
    ended,
    answers: () => answered,
    endedAfterAll: () => isEndedAfterAll,
    async until(isEnough: (answers: Uint8Array) => boolean): Promise<void> {
      while (!isEnough(answered)) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

/** Resolves when all bytes left this process; a printer that hangs up meanwhile has not got them. */
async function written(socket: Socket, job: Uint8Array, ended: Promise<void>): Promise<void> {
  const sent = new Promise<boolean>((resolve) => socket.write(job, (error) => resolve(!error)));
  const isSent = await Promise.race([sent, ended.then(() => false)]);
  if (!isSent) {
    await ended;
    throw new PrintFailure(printingTexts.torn);
  }
}
