import { enrichmentTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering, refusing, silent, streaming, useAiService } from '../../../../test/ai-service';
import { useApp, type Person } from '../../../../test/app';

const key = 'sk-do-not-tell';
const service = useAiService();
const ai = {
  get url() {
    return service.url;
  },
  key,
  model: 'small',
  dailyLimit: 40,
  timeout: 30_000,
};
const shop = useApp({ ai });
let clerk: Person;

beforeAll(async () => {
  clerk = await shop.person('admin');
  await clerk.call('POST', '/products', {
    name: 'دينمو',
    partNumber: '31100-RCA-A01',
    category: 'كهرباء',
    vehicleCompatibility: [{ make: 'Honda', model: 'Accord' }],
  });
});
beforeEach(() => {
  service.asked.length = 0;
});

let number = 0;
const fresh = () => `NEW-${++number}`;
const ask = async (partNumber: string, hints?: object) => {
  const reply = await clerk.call('POST', '/ai-enrichment/part-number', { partNumber, hints });
  expect(reply.body).not.toContain(key);
  return { status: reply.statusCode, ...reply.json() };
};
const known = (partNumber: string) => ({
  partNumber,
  name: 'فلتر هواء',
  brand: 'Bosch',
  category: 'فلاتر',
  attributes: { length: 20 },
  compatibility: [{ make: 'Kia', model: 'Rio', year: 2012 }],
  confidence: 0.8,
});

describe('an answer from outside', () => {
  it.each([
    ['as a whole', answering],
    ['streamed', streaming],
    ['in a fence', (answer: object) => answering(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)],
  ])('%s fills the gaps of the shop’s data with at most half confidence', async (_, how) => {
    const partNumber = fresh();
    service.behave = how(known(partNumber));
    const { data } = await ask(partNumber, { make: 'Kia' });
    expect(data).toMatchObject({
      name: 'فلتر هواء',
      brand: 'Bosch',
      attributes: { length: 20 },
      compatibility: [{ make: 'Kia', model: 'Rio', year: 2012 }],
      confidence: 0.4,
      warning: null,
    });
    expect(data.facts).toContainEqual({
      field: 'brand',
      confidence: 0.4,
      evidence: 'من خدمة الذكاء الاصطناعي، ولم يُتحقق منه',
    });
    const [asked] = service.asked;
    expect(asked).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${key}` });
    expect(asked?.body).toMatchObject({
      model: 'small',
      stream: true,
      response_format: { type: 'json_schema' },
    });
    expect(JSON.stringify(asked?.body['messages'])).toContain('Kia');
  });

  it('never overrules the shop', async () => {
    service.behave = answering({ ...known('31100-RCA-A01'), brand: 'Denso' });
    const { data } = await ask('31100-RCA-A01');
    expect(data).toMatchObject({ name: 'دينمو', category: 'كهرباء', brand: 'Denso' });
    expect(data.compatibility).toHaveLength(2);
  });

  it('is requested once and cached', async () => {
    const partNumber = fresh();
    service.behave = answering(known(partNumber));
    const first = await ask(partNumber);
    expect((await ask(partNumber.toLowerCase().replace('-', ' '))).data.brand).toBe(first.data.brand);
    expect(service.asked).toHaveLength(1);
    await ask(partNumber, { other: 'hints' });
    expect(service.asked).toHaveLength(2);
  });

  it('without any facts is an empty result', async () => {
    const partNumber = fresh();
    service.behave = answering({ partNumber, confidence: 0 });
    expect((await ask(partNumber)).data).toMatchObject({ facts: [], confidence: 0, brand: '' });
  });
});

describe('an implausible answer from outside is never shown as a fact', () => {
  it.each([
    ['text that is no JSON', () => answering('I think it is a filter')],
    ['another part number', () => answering(known('OTHER-1'))],
    ['a confidence beyond certainty', (n: string) => answering({ ...known(n), confidence: 7 })],
    ['markup', (n: string) => answering({ ...known(n), name: '<script>alert(1)</script>' })],
    ['an address', (n: string) => answering({ ...known(n), description: 'see https://x.example' })],
    ['no choices', () => (reply: Parameters<typeof silent>[0]) => void reply.end('{}')],
    ['a page', () => (reply: Parameters<typeof silent>[0]) => void reply.end('<html>')],
    ['too much of it', (n: string) => answering({ ...known(n), filler: 'x'.repeat(2_000_000) })],
    [
      'a broken stream',
      () => (reply: Parameters<typeof silent>[0]) => {
        reply.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {oops\n\ndata: [DONE]\n\n');
      },
    ],
  ])('%s', async (_, how) => {
    const partNumber = fresh();
    service.behave = how(partNumber);
    expect(await ask(partNumber)).toMatchObject({ status: 422, message: enrichmentTexts.nonsense });
  });

  it('impossible vehicles are left out', async () => {
    const partNumber = fresh();
    const compatibility = [
      { make: 'Kia', model: 'Rio', year: 2012 },
      { make: 'Kia', model: 'Rio', year: 3012 },
      { make: '', model: 'x' },
      'Toyota',
    ];
    service.behave = answering({ ...known(partNumber), compatibility });
    expect((await ask(partNumber)).data.compatibility).toHaveLength(1);
  });
});

describe('when the service fails', () => {
  it.each([
    ['is silent', silent, 408, enrichmentTexts.slow],
    ['has enough (429)', refusing(429), 429, enrichmentTexts.busy],
    ['breaks (500)', refusing(500), 422, enrichmentTexts.down],
    ['does not know the key (401)', refusing(401), 422, enrichmentTexts.refused],
    ['hangs up in the middle', streaming({ partNumber: 'x' }, { whole: false }), 422, enrichmentTexts.down],
    ['hangs up', (reply: Parameters<typeof silent>[0]) => void reply.destroy(), 422, enrichmentTexts.down],
  ])('because it %s, its own text is not shown', async (_, behave, status, message) => {
    service.behave = behave;
    if (behave === silent) ai.timeout = 300;
    const reply = await ask(fresh());
    ai.timeout = 30_000;
    expect(reply).toMatchObject({ success: false, status, message });
    expect(JSON.stringify(reply)).not.toContain('sk-');
  });

  it('the shop’s own facts are returned with a warning', async () => {
    service.behave = refusing(500);
    const { status, data } = await ask('31100-RCA-A01', { again: 1 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'دينمو', warning: enrichmentTexts.down });
  });

  it('the failure is not cached', async () => {
    const partNumber = fresh();
    service.behave = refusing(500);
    await ask(partNumber);
    service.behave = answering(known(partNumber));
    expect((await ask(partNumber)).data.brand).toBe('Bosch');
  });
});

describe('a vehicle', () => {
  const vin = '1HGCM82633A004352';
  it('gets the service’s numbers of the requested components only', async () => {
    service.behave = streaming({
      candidates: [
        { component: 'Starter', oemNumbers: ['31200-RCA-A01'], position: 'أمامي', confidence: 1 },
        { component: 'Starter', oemNumbers: ['a sentence without number'], confidence: 1 },
        { component: 'Wings', oemNumbers: ['123'], confidence: 1 },
        { component: 'Radiator', oemNumbers: ['19010-RCA'], confidence: 1 },
      ],
    });
    const reply = await clerk.call('POST', '/ai-enrichment/vin', { vin, requestedComponent: 'Starter' });
    expect(reply.json().data.candidates).toEqual([
      {
        component: 'Starter',
        confidence: 0.5,
        position: 'أمامي',
        oemNumbers: ['31200-RCA-A01'],
        notes: 'من خدمة الذكاء الاصطناعي، ولم يُتحقق منه',
      },
    ]);
  });

  it('gets rows without prices for parts the shop does not have', async () => {
    service.behave = answering({
      parts: [
        { partNumber: '31200-RCA-A01', name: 'سلف' },
        { partNumber: '31100 RCA A01', name: 'دينمو آخر' },
        { partNumber: 'none', name: 'بلا رقم' },
      ],
    });
    const { parts } = (await clerk.call('POST', '/ai-enrichment/vin-parts', { vin })).json().data;
    expect(parts).toMatchObject([
      { partNumber: '31100-RCA-A01-U', name: 'دينمو' },
      { partNumber: '31200-RCA-A01', name: 'سلف', sellingPrice: 0, quantity: 1 },
    ]);
  });

  it('without a known model is not sent to the service', async () => {
    await clerk.call('POST', '/ai-enrichment/vin', { vin: 'JTGFB718604012345' });
    expect(service.asked).toEqual([]);
  });
});

it('is asked no more often than the daily limit, also by concurrent requests', async () => {
  await sql`update enrichment_usage set questions = 36, tokens = 0`.execute(shop.db);
  service.behave = (reply, { body }) => {
    const { partNumber } = JSON.parse((body['messages'] as { content: string }[])[1]?.content ?? '{}');
    return answering({ partNumber, confidence: 0 })(reply, undefined as never);
  };
  const replies = await Promise.all(Array.from({ length: 7 }, () => ask(fresh())));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(replies.filter(({ message }) => message === enrichmentTexts.spent)).toHaveLength(3);
  expect(service.asked).toHaveLength(4);
  const { rows } = await sql`select questions, tokens from enrichment_usage`.execute(shop.db);
  expect(rows).toEqual([{ questions: 40, tokens: 4 * 120 }]);
});
