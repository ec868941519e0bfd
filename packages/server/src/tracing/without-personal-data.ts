type Attributes = Record<string, unknown>;

/** The attributes of a span that are kept; all others may tell who asked, and for what. */
const kept = [
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'url.path',
  'fastify.type',
  'hook.name',
  'db.system',
  'db.system.name',
  'db.name',
  'db.namespace',
  'db.statement',
  'db.query.text',
  'db.operation.name',
  'error.type',
];

const longestStatement = 2000;

/** Removes in place what a trace must not carry out of the shop: addresses of people, and what they searched for. */
export function removePersonalData(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!kept.includes(name)) delete attributes[name];
    else if (name === 'url.path') attributes[name] = String(value).split('?')[0];
    else if (typeof value === 'string') attributes[name] = value.slice(0, longestStatement);
  }
}
