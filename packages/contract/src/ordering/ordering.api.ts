import { z } from 'zod';
import { defineApi } from '../kernel/endpoint';
import { idFilter, listQuery } from '../kernel/paging';
import { csvOrJson, list, single, summarised } from '../kernel/reply';
import { byId, Id } from '../kernel/text';
import { DeadStockSummary, DeadPart } from './dead-stock.schema';
import {
  MadeOrder,
  OrderingSetup,
  OrderingState,
  OrdersInput,
  Proposal,
  ProposalSummary,
  SupplierGroup,
} from './ordering.schema';
import { movementClassNames, urgencyNames, valueClassNames } from './ordering.status';

const partFilters = {
  categoryId: idFilter,
  /** Parts that belong to the warehouse or were ever in stock there. */
  warehouse: idFilter,
  valueClass: z.enum(valueClassNames).optional(),
  movementClass: z.enum(movementClassNames).optional(),
  format: z.enum(['json', 'xlsx']).optional(),
};

export const ProposalsQuery = listQuery(['runsOutOn', 'cost', 'quantity', 'name'], 'runsOutOn', {
  ...partFilters,
  /** 'none' matches parts that were never bought. */
  supplier: z.union([z.literal('none'), Id]).optional(),
  urgency: z.enum(urgencyNames).optional(),
});
export type ProposalsQuery = z.output<typeof ProposalsQuery>;

export const DeadStockQuery = listQuery(['value', 'quantity', 'lastSold'], '-value', partFilters);
export type DeadStockQuery = z.output<typeof DeadStockQuery>;

/** What an order, or a new computation of the figures, changes. */
const touches = ['purchases'] as const;

export const orderingApi = defineApi({
  list: {
    method: 'GET',
    path: '/ordering',
    access: 'ordering:read',
    summary: 'ما يلزم طلبه، وكم ومتى ولماذا، أو ملف Excel مع format=xlsx',
    query: ProposalsQuery,
    reply: csvOrJson(summarised(Proposal, ProposalSummary)),
  },
  suppliers: {
    method: 'GET',
    path: '/ordering/suppliers',
    access: 'ordering:read',
    summary: 'ما يلزم طلبه من كل مورد: عدد القطع وكلفتها ومدة التوريد',
    reply: list(SupplierGroup),
  },
  state: {
    method: 'GET',
    path: '/ordering/state',
    access: 'ordering:read',
    summary: 'وقت آخر حساب لما يلزم طلبه، وإعداداته',
    reply: single(OrderingState),
  },
  part: {
    method: 'GET',
    path: '/ordering/parts/:id',
    access: 'ordering:read',
    summary: 'تصنيف قطعة وما يلزم طلبه منها؛ فارغ ما لم تُحسب بعد',
    params: byId,
    reply: single(Proposal.nullable()),
  },
  deadStock: {
    method: 'GET',
    path: '/ordering/dead-stock',
    access: 'ordering:read',
    summary: 'بضاعة في مستودع لم تُبَع منه منذ مدة، وما يُقترح لها، أو ملف Excel مع format=xlsx',
    query: DeadStockQuery,
    reply: csvOrJson(summarised(DeadPart, DeadStockSummary)),
  },
  compute: {
    method: 'POST',
    path: '/ordering/compute',
    access: 'ordering:read',
    summary: 'إعادة حساب ما يلزم طلبه الآن',
    reply: single(OrderingState),
    // changes no record of the shop
    audited: false,
    touches,
  },
  setup: {
    method: 'PUT',
    path: '/ordering/setup',
    access: 'ordering:update',
    summary: 'تعديل مدد الطلب والركود؛ يُعاد الحساب بها',
    body: OrderingSetup.partial().strict(),
    reply: single(OrderingState),
    idempotent: true,
    touches,
  },
  order: {
    method: 'POST',
    path: '/ordering/orders',
    access: 'ordering:create',
    summary: 'فواتير شراء معلقة بما اختير، لكل مورد واحدة؛ ما سأل عنه العملاء منها يصبح مطلوباً',
    body: OrdersInput,
    reply: list(MadeOrder),
    status: 201,
    idempotent: true,
    touches: ['purchases', 'suppliers', 'asked-parts'],
  },
});
