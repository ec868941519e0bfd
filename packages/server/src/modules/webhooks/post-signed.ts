import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { webhookTexts } from '@turoos/contract';
import { codeOf } from '../../system/error-facts';
import { insideCode, outsideLookup, urlBlocked } from './allowed-address';

/** Milliseconds for a whole attempt, from the resolution of the name to the end of the answer. */
const longest = 10_000;
/** Bytes of an answer that are read; the rest is not waited for. */
const mostRead = 4096;
/** Characters of an answer that are kept. */
const mostKept = 500;

export interface Posted {
  url: string;
  secret: string;
  id: string;
  topic: string;
  body: string;
  allowsInside: boolean;
  closing: AbortSignal;
  /** Milliseconds, for tests. */
  within?: number;
}

export interface Answered {
  /** Undefined without an answer. */
  status: number | undefined;
  answer: string;
  /** Empty when it was received. */
  error: string;
  tookMs: number;
}

/** The time is signed with the body, so that a receiver can refuse what somebody recorded and sends again. */
const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Sends a body to an address. Redirects are not followed, because they could lead anywhere. */
export async function postSigned(posted: Posted): Promise<Answered> {
  const begun = performance.now();
  const finish = (rest: Omit<Answered, 'tookMs'>): Answered => ({
    ...rest,
    tookMs: Math.round(performance.now() - begun),
  });
  const blocked = urlBlocked(posted.url, posted.allowsInside);
  if (blocked) return finish({ status: undefined, answer: '', error: blocked });
  const timeout = AbortSignal.timeout(posted.within ?? longest);
  try {
    const { status, answer } = await exchange(posted, AbortSignal.any([timeout, posted.closing]));
    const isReceived = status >= 200 && status < 300;
    return finish({ status, answer, error: isReceived ? '' : webhookTexts.refused(status) });
  } catch (error) {
    if (posted.closing.aborted) throw error;
    return finish({
      status: undefined,
      answer: '',
      error: timeout.aborted ? webhookTexts.tooSlow : why(error),
    });
  }
}

async function exchange({ url, secret, id, topic, body, allowsInside }: Posted, signal: AbortSignal) {
  const bytes = Buffer.from(body);
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal,
    ...(!allowsInside && { lookup: outsideLookup }),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
      'user-agent': 'Turoos',
      'turoos-delivery': id,
      'turoos-topic': topic,
      'turoos-signature': signatureOf(secret, Math.floor(Date.now() / 1000), body),
    },
  };
  const open = url.startsWith('https:') ? requestSecure : requestPlain;
  const sent = open(url, options);
  // whoever waits for the answer learns of an error; one that comes afterwards changes nothing
  sent.on('error', () => undefined);
  sent.end(bytes);
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, answer: await readBeginning(answer) };
  } finally {
    sent.destroy();
  }
}

/** Reads the beginning of an answer, as text that can be stored. Its status counts, even if the rest breaks off. */
async function readBeginning(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= mostRead) break;
    }
  } catch {
    // a receiver that answers without end is cut off by the time limit
  }
  const text = Buffer.concat(parts).toString('utf8');
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, mostKept);
}

function why(error: unknown): string {
  const code = codeOf(error);
  if (code === insideCode) return webhookTexts.inside;
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? webhookTexts.noAddress : webhookTexts.noAnswer;
}
