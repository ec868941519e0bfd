import type { Sms } from '../../kernel/messages';

export interface SmsSettings {
  url: string;
  method: 'POST' | 'GET';
  /** The template with {to}, {text} and {from}: JSON or form fields. */
  body: string;
  key?: string | undefined;
  from: string;
}

const isJsonBody = (body: string): boolean => body.startsWith('{"');

/**
 * Builds the gateway request of a message. Values are escaped, so a message can't change the template around
 * it.
 */
export function smsRequest({ url, method, body, key, from }: SmsSettings, sms: Sms) {
  const values: Record<string, string> = { ...sms, from };
  const fill = (template: string, written: (value: string) => string) =>
    template.replace(/\{(to|text|from)\}/g, (_, field: string) => written(values[field] ?? ''));
  const authorization = key ? { authorization: `Bearer ${key}` } : undefined;
  if (isJsonBody(body)) {
    const filled = JSON.parse(body, (_, value: unknown) =>
      typeof value === 'string' ? fill(value, (text) => text) : value,
    );
    const headers = { 'content-type': 'application/json', ...authorization };
    return { url, method, headers, body: JSON.stringify(filled) };
  }
  const fields = fill(body, encodeURIComponent);
  if (method === 'POST')
    return {
      url,
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', ...authorization },
      body: fields,
    };
  return { url: `${url}${url.includes('?') ? '&' : '?'}${fields}`, method, headers: { ...authorization } };
}
