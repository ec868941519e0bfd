import { AppError, enrichmentTexts } from '@turoos/contract';
import { z } from 'zod';
import type { Config } from '../../../system/config';
import { readReply } from './read-reply';

type Service = NonNullable<Config['ai']>;

/** A question to the outside service, and the only form in which its answer is believed. */
export interface Question<T> {
  /** What is asked, for telling questions apart. */
  about: unknown;
  instruction: string;
  input: string;
  answer: z.ZodType<T>;
}

/** As much as an answer may say. */
const mostTokens = 3000;

/**
 * Asks any service that speaks the chat-completions protocol, whether it streams its answer or not. The key goes into
 * the request and nowhere else; failures are told in words, without what the service said.
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
      // a key is for the address it was given for
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

/** Some services put their JSON into a fence of text. */
function jsonIn(text: string): unknown {
  const [, fenced] = /^\s*```(?:json)?\s*([\s\S]*?)```\s*$/.exec(text) ?? [];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return undefined;
  }
}
