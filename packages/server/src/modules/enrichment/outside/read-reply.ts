import { AppError, enrichmentTexts } from '@turoos/contract';
import { z } from 'zod';

/** Limit of a reply's size; valid answers are far shorter. */
const mostBytes = 1024 * 1024;

const Usage = z.object({ total_tokens: z.number() }).nullish();
const Whole = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: Usage,
});
const Piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).optional(),
  usage: Usage,
});

export interface Reply {
  text: string;
  tokens: number;
}

/** Reads the service's reply, streamed or not. */
export async function readReply(reply: Response): Promise<Reply> {
  const streams = reply.headers.get('content-type')?.includes('text/event-stream');
  const body = await readBounded(reply);
  return streams ? joinPieces(body) : wholeOf(body);
}

async function readBounded(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw nonsense();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function wholeOf(body: string): Reply {
  const { choices, usage } = parsed(Whole, body);
  return { text: choices[0]?.message.content ?? '', tokens: usage?.total_tokens ?? 0 };
}

/** Joins the lines that begin with 'data:'; a stream without the final [DONE] was cut off. */
function joinPieces(body: string): Reply {
  const events = body
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim());
  if (events.at(-1) !== '[DONE]') throw new AppError('RULE', enrichmentTexts.down);
  const pieces = events.slice(0, -1).map((event) => parsed(Piece, event));
  return {
    text: pieces.map(({ choices }) => choices?.[0]?.delta?.content ?? '').join(''),
    tokens: pieces.findLast(({ usage }) => usage)?.usage?.total_tokens ?? 0,
  };
}

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw nonsense();
  }
}

const nonsense = () => new AppError('RULE', enrichmentTexts.nonsense);
