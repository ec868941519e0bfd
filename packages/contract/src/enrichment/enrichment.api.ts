import { defineApi } from '../kernel/endpoint';
import { single } from '../kernel/reply';
import {
  EnrichedPart,
  EnrichedVin,
  EnrichedVinParts,
  PartQuestion,
  VinPartsQuestion,
  VinQuestion,
} from './enrichment.schema';

const asks = { method: 'POST', access: 'products:read', audited: false } as const;

export const enrichmentApi = defineApi({
  partNumber: {
    ...asks,
    path: '/ai-enrichment/part-number',
    summary: 'ما يُعرف عن قطعة برقمها، ومن أين عُرف وبأي ثقة',
    body: PartQuestion,
    reply: single(EnrichedPart),
  },
  vin: {
    ...asks,
    path: '/ai-enrichment/vin',
    summary: 'السيارة التي يدل عليها رقم هيكل، وقطعها المحتملة',
    body: VinQuestion,
    reply: single(EnrichedVin),
  },
  vinParts: {
    ...asks,
    path: '/ai-enrichment/vin-parts',
    summary: 'قطع سيارة برقم هيكلها، صفوفاً لجدول الاستيراد',
    body: VinPartsQuestion,
    reply: single(EnrichedVinParts),
  },
});
