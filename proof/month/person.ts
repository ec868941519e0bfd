import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '../sign-in-as';

export interface Made {
  _id: string;
}

interface Answer {
  status: number;
  data: unknown;
  /** The figures of a report, beside its rows. */
  summary?: object | undefined;
  message: string;
}

/**
 * Somebody of the shop at a browser: what gets no answer, or one that the server is not there, is sent again under the same
 * key until it is answered.
 */
export class Person {
  /** Requests that were answered, and those that had to be sent again, of everybody. */
  static readonly sent = { answered: 0, again: 0, refused: 0 };
  readonly username: string;
  readonly #url: string;
  #token: string | undefined;

  constructor(url: string, username: string) {
    this.#url = url;
    this.username = username;
  }

  async ask<T = Made>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<T> {
    const { status, data, message } = await this.#untilAnswered(method, path, body, headers);
    if (status >= 300)
      throw new Error(`${this.username} ${method} ${path} ${JSON.stringify(body)}: ${status} ${message}`);
    return data as T;
  }

  read = <T>(path: string): Promise<T> => this.ask<T>('GET', path);

  async readSummary(path: string): Promise<object> {
    const { summary, message } = await this.#untilAnswered('GET', path);
    if (!summary) throw new Error(`${path}: ${message}`);
    return summary;
  }

  /** Asks for what is not this person's to do, or for something that is hidden from this person. */
  async refused(method: string, path: string, body?: object): Promise<void> {
    const { status } = await this.#untilAnswered(method, path, body);
    if (status !== 403 && status !== 404)
      throw new Error(`${this.username} may ${method} ${path}: ${status}`);
    Person.sent.refused++;
  }

  async token(): Promise<string> {
    return (this.#token ??= await signInAs(this.#url, this.username));
  }

  async #untilAnswered(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const key = crypto.randomUUID();
    for (const givesUp = Date.now() + 120_000; Date.now() < givesUp;) {
      const answer = await this.#once(method, path, body, { 'idempotency-key': key, ...headers }).catch(
        () => undefined,
      );
      if (answer?.status === 401) this.#token = undefined;
      else if (answer && answer.status < 500 && answer.status !== 429) {
        Person.sent.answered++;
        return answer;
      }
      Person.sent.again++;
      await wait(200);
    }
    throw new Error(`${method} ${path} was not answered for two minutes`);
  }

  async #once(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${this.#url}/api${encodeURI(path)}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.token()}`,
        ...(method !== 'GET' && headers),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    const { data, summary, message = text.slice(0, 200) } = JSON.parse(text) as Partial<Answer>;
    return { status: reply.status, data, summary, message };
  }
}
