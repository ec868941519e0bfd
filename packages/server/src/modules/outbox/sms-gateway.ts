import type { SmsGateway } from '../../kernel/messages';
import { smsRequest, type SmsSettings } from './sms-request.rules';

/** Milliseconds before a request to the gateway times out. */
const patience = 20_000;

/**
 * Creates the client of the shop's SMS gateway, with one request per message. Its URL and its settings may
 * contain a key, so errors use our own words and never quote the request or the response.
 */
export function createSmsGateway({
  perMinute,
  timeout = patience,
  ...settings
}: SmsSettings & { perMinute?: number; timeout?: number }): SmsGateway {
  return {
    perMinute,
    async send(sms) {
      const { url, ...request } = smsRequest(settings, sms);
      const reply = await fetch(url, {
        ...request,
        // a page behind a redirect would look like success
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        throw failure('ECONNECTION', `could not be reached: ${reasonOf(error)}`);
      });
      // an unread body would keep the connection open
      await reply.body?.cancel();
      if (!reply.ok) throw failure(codeOf(reply.status), `answered ${reply.status}`);
    },
  };
}

const failure = (code: string, what: string) =>
  Object.assign(new Error(`The SMS gateway ${what}.`), { code });

function codeOf(status: number): string {
  if (status === 401 || status === 403) return 'EAUTH';
  return status >= 400 && status < 500 && status !== 429 ? 'EMESSAGE' : 'ETROUBLE';
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
