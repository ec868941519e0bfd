import { AppError, enrichmentTexts } from '@turoos/contract';
import { z } from 'zod';
import type { Config } from '../../../system/config';
import { readReply } from './read-reply';

type Service = NonNullable<Config['ai']>;

/** A question to the outside service, with the schema that its answer must match. */
export interface Question<T> {
  /** The key under which the answer is cached. */
  about: unknown;
  instruction: string;
  input: string;
  answer: z.ZodType<T>;
}

const mostTokens = 3000;

/**
 * Asks any service with the chat-completions protocol, streaming or not. The key is sent only in the request;
 * error messages never contain the service's own text.
 */
export async function askService<T>(
  service: Service,
  question: Question<T>,
): Promise<{ answer: T; tokens: number }> {
  const { text, tokens } = await send(service, question);
  const answer = question.answer.safeParse(jsonIn(text));
  if (!answer.success) throw new AppError('RULE', enrichmentTexts.nonsense);
  return { answer: answer.data, tokens };
}

async function send<T>(service: Service, { instruction, input, answer }: Question<T>) {
  const body = {
    model: service.model,
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0,
    max_tokens: mostTokens,
    messages: [
      { role: 'system', content: instruction },
      { role: 'user', content: input },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'answer',
        schema: z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }),
      },
    },
  };
  try {
    const reply = await fetch(`${service.url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(service.key && { authorization: `Bearer ${service.key}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(service.timeout),
      // the key must not be sent to any other address
      redirect: 'error',
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw refusal(reply.status);
    }
    return await readReply(reply);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw isLate ? new AppError('TIMEOUT', enrichmentTexts.slow) : new AppError('RULE', enrichmentTexts.down);
  }
}

const refusal = (status: number): AppError =>
  status === 429
    ? new AppError('TOO_MANY_REQUESTS', enrichmentTexts.busy)
    : new AppError('RULE', status >= 500 ? enrichmentTexts.down : enrichmentTexts.refused);

/** Parses the JSON, which some services wrap in a Markdown code fence. */
function jsonIn(text: string): unknown {
  const [, fenced] = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text) ?? [];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return undefined;
  }
}
