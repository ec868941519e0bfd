export type Device = 'windows' | 'android' | 'apple' | 'linux';

/** Returns the kind of a device from what its browser says of itself. */
export function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod|macintosh/i.test(userAgent)) return 'apple';
  return /windows/i.test(userAgent) ? 'windows' : 'linux';
}

const certificate = '<a href="/trust/turoos-ca.crt"><bdi>turoos-ca.crt</bdi></a>';
const profile = '<a href="/trust/turoos.mobileconfig"><bdi>turoos.mobileconfig</bdi></a>';

const guides: Record<Device, { title: string; steps: string[] }> = {
  windows: {
    title: 'ويندوز',
    steps: [
      `افتح الملف ${certificate} بعد تنزيله، واضغط «تثبيت الشهادة» <bdi>(Install Certificate)</bdi>.`,
      'اختر «المستخدم الحالي»، ثم «وضع كافة الشهادات في المخزن التالي».',
      'اضغط «استعراض»، واختر «المراجع المصدقة الجذر الموثوق بها» <bdi>(Trusted Root Certification Authorities)</bdi>.',
      'قارن البصمة في التحذير، ثم وافق. أغلق المتصفح كله وافتحه.',
    ],
  },
  android: {
    title: 'أندرويد',
    steps: [
      `نزّل الملف ${certificate}.`,
      'افتح إعدادات الهاتف، ثم «الأمان»، ثم «التشفير وبيانات الاعتماد»، ثم «تثبيت شهادة»، ثم «شهادة <bdi>CA</bdi>». إن لم تجدها فابحث في الإعدادات عن «شهادة».',
      'اضغط «التثبيت على أي حال»، واختر الملف. قد يطلب الهاتف قفل الشاشة أولاً.',
    ],
  },
  apple: {
    title: 'آيفون وآيباد وماك',
    steps: [
      `نزّل الملف ${profile} بمتصفح سفاري، واسمح بالتنزيل.`,
      'في الآيفون: افتح «الإعدادات»، ثم «تم تنزيل ملف التعريف»، واضغط «تثبيت».',
      'ثم «الإعدادات»، «عام»، «حول»، «إعدادات الثقة بالشهادات»، وفعّل شهادة تروس. دون هذه الخطوة لا يثق بها الآيفون.',
      'في الماك: افتح الملف، ثم «إعدادات النظام»، «الخصوصية والأمن»، «ملفات التعريف»، وثبّته.',
    ],
  },
  linux: {
    title: 'لينكس، ومتصفح فايرفوكس على أي جهاز',
    steps: [
      `فايرفوكس: نزّل ${certificate}، ثم «الإعدادات»، «الخصوصية والأمان»، «عرض الشهادات»، «السلطات»، «استيراد»، وأشّر الثقة للمواقع.`,
      'كروم على لينكس: افتح <bdi>chrome://certificate-manager</bdi>، ثم الشهادات المحلية، واستورد الملف.',
      'لبقية برامج النظام: <code>sudo cp turoos-ca.crt /usr/local/share/ca-certificates/ &amp;&amp; sudo update-ca-certificates</code>',
    ],
  },
};

/** The steps of every kind of device, those of this one open. */
export const deviceSteps = (own: Device): string =>
  Object.entries(guides)
    .map(
      ([device, { title, steps }]) => `<details${device === own ? ' open' : ''}>
<summary>${title}</summary>
<ol>${steps.map((step) => `<li>${step}</li>`).join('\n')}</ol>
</details>`,
    )
    .join('\n');
