import { renderSVG } from 'uqr';
import { deviceSteps, type Device } from './device-steps';

export interface TrustFacts {
  /** The secure address of the shop; missing while https is off. */
  secure: string | undefined;
  /** The address of this page for other devices. */
  page: string | undefined;
  /** Of the shop's own authority; missing with a certificate that devices know already. */
  fingerprints: { sha256: string; sha1: string } | undefined;
  device: Device;
}

/** The page that leads a device to the secure address. It needs no script but for the check at its end. */
export const trustPage = (facts: TrustFacts): string => `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>العنوان الآمن · تروس</title>
<link rel="stylesheet" href="/trust/style.css">
${facts.secure ? '<script type="module" src="/trust/check.js"></script>' : ''}
</head>
<body>
<main>
<h1>العنوان الآمن للمتجر</h1>
${facts.secure ? steps(facts, facts.secure) : off}
</main>
</body>
</html>
`;

const off = `<section>
<p>العنوان الآمن غير مشغّل على هذا الخادم. تعمل الشاشات كلها بالعنوان العادي، ما عدا الكاميرا والإشعارات وفتح البرنامج دون شبكة.</p>
<a class="action" href="/">العودة إلى المتجر</a>
</section>`;

const steps = ({ fingerprints, device, page }: TrustFacts, secure: string): string => `
<p>بالعنوان الآمن تعمل الكاميرا والإشعارات، ويفتح البرنامج عند انقطاع الشبكة، ولا يقرأ أحد في الشبكة ما يُرسل. يكفي أن يثق الجهاز بشهادة المتجر مرة واحدة، ولا حاجة إلى الإنترنت.</p>
${fingerprints ? installation(fingerprints, device) : ''}
<section>
<h2>${fingerprints ? '3. التحقق والفتح' : 'التحقق والفتح'}</h2>
<p>العنوان الآمن هو <bdi>${secure}</bdi>، ويُطلب فيه تسجيل الدخول من جديد.</p>
<p id="result" role="status"></p>
<button id="check" type="button" hidden>التحقق ثم الفتح</button>
<a class="action quiet" id="secure" href="${secure}/">الفتح بالعنوان الآمن</a>
</section>
${page ? others(page) : ''}`;

const installation = ({ sha256, sha1 }: { sha256: string; sha1: string }, device: Device): string => `
<section>
<h2>1. تنزيل شهادة المتجر</h2>
${
  device === 'apple'
    ? '<a class="action" href="/trust/turoos.mobileconfig">تنزيل ملف الآيفون والماك</a>'
    : '<a class="action" href="/trust/turoos-ca.crt">تنزيل الشهادة</a>'
}
<p>قارن بصمتها بما يظهر على شاشة الخادم عند تشغيله، أو في «الأجهزة الأخرى» من الإعدادات. إن اختلفت فلا تثبّتها.</p>
<p class="muted">البصمة <bdi>SHA-256</bdi></p>
<code>${sha256}</code>
<p class="muted">البصمة <bdi>SHA-1</bdi>، كما يعرضها ويندوز</p>
<code>${sha1}</code>
</section>
<section>
<h2>2. تثبيت الشهادة</h2>
${deviceSteps(device)}
</section>`;

const others = (page: string): string => `
<section>
<h2>جهاز آخر</h2>
<p>صوّر الرمز بكاميرا الهاتف، أو اكتب العنوان <bdi>${page}</bdi></p>
<div role="img" aria-label="رمز عنوان هذه الصفحة">${renderSVG(page, { border: 2 })}</div>
</section>`;
