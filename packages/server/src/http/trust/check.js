/*
 * Asks the secure address for an answer, which a device gets only if it trusts the shop's certificate, and goes there.
 */
const link = document.querySelector('#secure');
const secure = link.href;
const button = document.querySelector('#check');
const result = document.querySelector('#result');

async function isTrusted() {
  try {
    return (await fetch(new URL('/trust/works', secure), { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Says what was found; what failed is said only to those who asked. */
async function check(asked) {
  if (asked) result.textContent = 'جارٍ التحقق…';
  const works = await isTrusted();
  // where the device does not trust the shop yet, the link leads into the browser's warning
  link.hidden = !works;
  button.hidden = works;
  result.className = works ? 'good' : 'bad';
  if (works) result.textContent = 'يثق هذا الجهاز بشهادة المتجر. افتح المتجر بالعنوان الآمن.';
  else
    result.textContent = asked
      ? 'لا يثق هذا الجهاز بشهادة المتجر بعد. أكمل الخطوة 2، ثم أغلق المتصفح وافتحه.'
      : '';
  if (works && asked) location.assign(secure);
}

button.addEventListener('click', () => void check(true));
document.addEventListener('visibilitychange', () => document.hidden || void check(false));
void check(false);
