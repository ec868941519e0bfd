import { adenMoment, standbyModes, standbyTexts, waitText } from '@turoos/contract';
import type { Moved } from '../modules/standby';
import type { Following } from './follow';
import { escapeHtml } from '../system/escape-html';
import type { Notice } from './notice-server';

export const titleFor = (shop: string): string => `هذا الحاسوب احتياطي لمتجر «${shop}»`;

/** The page of a computer that stands by. */
export const standbyNotice = (following: () => Following | undefined, shop: string): Notice => ({
  title: titleFor(shop),
  reason: () =>
    `هذا الحاسوب احتياطي لمتجر «${following()?.shop ?? shop}»، ولا يُباع عليه قبل أن ينتقل المتجر إليه`,
  facts: () => {
    const now = following();
    return { standby: { inStepAt: now?.inStepAt ?? null, isCopying: now?.isCopying ?? true } };
  },
  page: () => {
    const now = following();
    return now ? standing(now) : '<section><p>يبدأ الآن.</p></section>';
  },
});

const standing = (now: Following): string => `<section>
<h2>الحال</h2>
${stateLine(now)}
<p>المتجر على العنوان <bdi>${escapeHtml(now.of)}</bdi></p>
${now.inStepAt ? `<p>كل ما سُجّل في المتجر حتى <bdi>${adenMoment(now.inStepAt)}</bdi> موجود هنا</p>` : ''}
${now.position ? `<p>البيع في المتجر: ${standbyModes[now.position.mode].label}${waitNote(now)}</p>` : ''}
</section>
${['', standbyTexts.away].includes(now.problem) ? takingOver : ''}`;

const takingOver = `<section>
<h2>إن تعطّل حاسوب المتجر</h2>
<ol>
<li>تأكد أنه لا يعمل، وافصله عن الشبكة.</li>
<li>افتح على هذا الحاسوب نافذة أوامر في مجلد البرنامج، واكتب:
<code>npm run takeover</code></li>
<li>افتح المتجر من عنوان هذا الحاسوب، ولا تشغّل الحاسوب القديم متجراً بعد ذلك.</li>
</ol>
</section>`;

function stateLine({ isCopying, inStepAt, problem }: Following): string {
  if (isCopying) return '<p class="muted">يأخذ الآن نسخة كاملة من المتجر، والبيع فيه مستمر.</p>';
  if (!inStepAt)
    return problem
      ? `<p class="bad">لا نسخة هنا بعد. ${escapeHtml(problem)}</p>`
      : '<p class="muted">يلحق بالمتجر الآن.</p>';
  const seconds = Math.max(0, Math.round((Date.now() - inStepAt.getTime()) / 1000));
  const lag = `<span id="lag">${seconds < 1 ? 'لا تأخر' : `متأخر ${waitText(seconds)}`}</span>`;
  if (problem) return `<p class="bad">${escapeHtml(problem)}</p><p>${lag}</p>`;
  return seconds <= 5 ? `<p class="good">مواكب للمتجر</p>` : `<p class="bad">${lag}</p>`;
}

const waitNote = ({ position }: Following): string =>
  position?.mode === 'sync' && !position.isWaitedFor ? `، لكنه لا ينتظره الآن. ${standbyTexts.late}` : '';

/** The page of a computer from which the shop has moved. */
export const movedNotice = ({ name, addresses }: Moved): Notice => ({
  title: `انتقل المتجر إلى الحاسوب ${name}`,
  reason: () => standbyTexts.moved(name),
  facts: () => ({ code: 'MOVED', details: { addresses } }),
  page: () => `<section>
<p>لا يُسجّل على هذا الحاسوب شيء بعد الآن، لئلا ينقسم المتجر إلى متجرين. افتح المتجر من هنا:</p>
${addresses.map((address) => `<a class="action" href="${escapeHtml(address)}/">${escapeHtml(address)}</a>`).join('\n')}
</section>
<section>
<h2>ليصبح هذا الحاسوب احتياطياً</h2>
<p>أنشئ في المتجر رمز ربط (الإعدادات، «النسخ الاحتياطي»)، ثم أوقف البرنامج هنا واكتب في مجلده:</p>
<code>npm start -- --standby of=https://… code=…</code>
<p class="muted">تبقى قاعدته القديمة محفوظة باسم آخر، ولا تُحذف.</p>
</section>`,
});
