import { webhookTopics } from '@turoos/contract';
import { escapeHtml } from '../../system/escape-html';
// oxlint-disable-next-line import/default -- the text of the file, and not its exports
import code from './verify-signature.js?raw';

/** What a receiver of webhooks must know: what it gets, how to verify it, and how to answer. */
export const webhooksSection = `<section id="receiving"><h2>استقبال البلاغات والتحقق من توقيعها</h2>
<p>يُرسل المتجر إلى «عنوان الإبلاغ» طلب <bdi>POST</bdi> لكل حدث طلبه:</p>
<pre dir="ltr">${escapeHtml(
  JSON.stringify(
    {
      id: '0199a3c2-7f10-7c41-9d1e-2b7f4c0a9e55',
      topic: 'sale.made',
      happenedAt: '2026-11-18T08:15:00.000Z',
      record: '0199a3c2-7f11-7d02-8a51-6d2c0b1f4a10',
      data: { saleNumber: 'INV-20261118-001', grandTotal: 38.5 },
    },
    null,
    2,
  ),
)}</pre>
<p>الأحداث: ${Object.keys(webhookTopics)
  .map((topic) => `<code dir="ltr">${topic}</code>`)
  .join(' ')}</p>
<p>ترويسة <code dir="ltr">Turoos-Signature: t=&lt;seconds&gt;,v1=&lt;hex&gt;</code> تثبت أن البلاغ من المتجر: قيمتها
<bdi>HMAC-SHA256</bdi> للنص <code dir="ltr">&lt;seconds&gt;.&lt;body&gt;</code> بسر العنوان، على بايتات الطلب كما وصلت قبل قراءتها
<bdi>JSON</bdi>. ارفض ما زاد فرق وقته على خمس دقائق، فهو رسالة قديمة أُعيد إرسالها:</p>
<pre dir="ltr">${escapeHtml(code)}</pre>
<p>أجب بأي رد <bdi>2xx</bdi> خلال عشر ثوانٍ. ما لم يُستلم يُعاد إرساله، وقد يصل مرتين: <code dir="ltr">id</code> لا يتغير.</p></section>`;
