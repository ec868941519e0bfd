import { defineApi } from '../kernel/endpoint';
import { list, single } from '../kernel/reply';
import { byId } from '../kernel/text';
import { ForgottenTill, NewTill, Till, TillAnswer, TillContact, TillInput } from './tills.schema';

const touches = ['tills'] as const;

export const tillsApi = defineApi({
  list: {
    method: 'GET',
    path: '/tills',
    access: 'settings:read',
    summary: 'نقاط البيع التي تبيع عند انقطاع الخادم',
    reply: list(Till),
  },
  create: {
    method: 'POST',
    path: '/tills',
    access: 'settings:update',
    summary: 'جعل متصفح نقطة بيع',
    body: NewTill,
    reply: single(Till),
    status: 201,
    idempotent: true,
    touches,
  },
  adopt: {
    method: 'POST',
    path: '/tills/adopt',
    access: 'settings:update',
    summary: 'اعتماد نقطة بيع نسيها الخادم باستعادة نسخة احتياطية أقدم منها، برمزها ومفتاحها',
    body: ForgottenTill,
    reply: single(Till),
    touches,
    // a repetition changes nothing and leaves no trace; a till that is adopted does
    audited: false,
  },
  update: {
    method: 'PUT',
    path: '/tills/:id',
    access: 'settings:update',
    summary: 'تعديل اسم نقطة بيع وما يُسمح لها به عند انقطاع الخادم',
    params: byId,
    body: TillInput,
    reply: single(Till),
    idempotent: true,
    touches,
  },
  withdraw: {
    method: 'POST',
    path: '/tills/:id/withdraw',
    access: 'settings:update',
    summary: 'سحب نقطة بيع: ترسل ما لديها عند اتصالها التالي ثم تُفرغ',
    params: byId,
    reply: single(Till),
    touches,
  },
  contact: {
    method: 'POST',
    path: '/tills/contact',
    access: 'sales:create',
    summary: 'اتصال نقطة بيع بالخادم: حالها، وما يُسمح لها به',
    body: TillContact,
    reply: single(TillAnswer),
    fromTill: true,
    touches,
    audited: false,
  },
});
