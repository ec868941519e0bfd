import type { FastifyInstance } from 'fastify';

/** Only our own files may run. */
const policy = {
  'default-src': "'none'",
  // The camera's reader of barcodes is WebAssembly in browsers without their own.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self' blob:",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
};

/**
 * Shops serve this on their local network without TLS, so neither HSTS nor an upgrade to https may be set here; a
 * proxy that adds TLS adds them too.
 */
const headers = {
  'content-security-policy': Object.entries(policy)
    .map(([kind, sources]) => `${kind} ${sources}`)
    .join(';'),
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Adds the security headers to every response. Windows of other sites are isolated over https only: browsers
 * ignore that header otherwise, and log an error for every page.
 */
export const addSecurityHeaders = (app: FastifyInstance): void =>
  void app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.protocol === 'https') reply.header('cross-origin-opener-policy', 'same-origin');
    done();
  });
