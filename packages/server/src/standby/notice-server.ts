import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import style from '../http/trust/style.css?raw';
import type { Network } from '../network/network';
import { portProblem } from '../network/port-problem';
import { listenSecurely } from '../network/secure-listener';
import { watchNetwork } from '../network/watch-network';
import type { Config } from '../system/config';
import { escapeHtml } from '../system/escape-html';
import { StartupError } from '../system/startup-error';

/** What a computer says that is not the shop. */
export interface Notice {
  /** The body of its page, in HTML. */
  page(): string;
  title: string;
  /** Why requests are refused, in one sentence. */
  reason(): string;
  /** What it tells of itself beside that. */
  facts?(): object;
  /** The claim of a take-over that has begun here. */
  begun?(): Promise<string | undefined>;
}

export interface NoticeServer {
  port: number;
  network: Network;
  close(): Promise<void>;
}

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Serves one page at the addresses of a shop, and refuses everything else with its reason. */
export async function serveNotice(
  config: Config,
  notice: Notice,
  say: (line: string) => void,
): Promise<NoticeServer> {
  const network = await watchNetwork(config, say);
  const server = createServer((request, response) => answer(notice, request, response));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, () => resolve());
    });
  } catch (error) {
    await network.close();
    const known = portProblem('PORT', config.port, error);
    throw known ? new StartupError(known.problem, known.hint) : error;
  }
  network.ports.http = (server.address() as AddressInfo).port;
  const secure =
    config.https &&
    (await listenSecurely(server, { port: config.https.port, host: config.host }, network, say));
  return {
    port: network.ports.http,
    network,
    async close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      const securely = secure && secure.close();
      server.closeAllConnections();
      await Promise.all([closed, securely, network.close()]);
    },
  };
}

function answer(notice: Notice, { url = '/', method }: IncomingMessage, response: ServerResponse): void {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, {
      ...headers,
      'content-type': `${type}; charset=utf-8`,
      ...(status === 503 && { 'retry-after': '5' }),
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
  const json = (status: number, body: object) => send(status, 'application/json', JSON.stringify(body));
  const [path] = url.split('?');
  if (path === '/notice.css') return send(200, 'text/css', style);
  if (path === '/api/health') return json(200, { success: true, status: 'live' });
  if (path === '/api/standbys/epoch')
    return void (notice.begun?.() ?? Promise.resolve(undefined)).then(
      (begun) => json(200, { success: true, data: { claim: null, begun } }),
      () => json(500, { success: false }),
    );
  // it is not the shop already
  if (path === '/api/standbys/moved') return json(200, { success: true, data: { flushed: '0/0' } });
  if (path?.startsWith('/api'))
    return json(503, {
      success: false,
      code: 'UNAVAILABLE',
      status: 'not ready',
      message: notice.reason(),
      ...notice.facts?.(),
    });
  return send(path === '/' ? 200 : 503, 'text/html', pageOf(notice));
}

const pageOf = ({ title, page }: Notice): string => `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>${escapeHtml(title)} · تروس</title>
<link rel="stylesheet" href="/notice.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${page()}
</main>
</body>
</html>
`;
