import { escapeHtml } from '../../system/escape-html';

/** Matches a URL without trailing punctuation, Latin or Arabic. */
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?()،؛؟]/g;

/** Finds URLs before escaping: in escaped text an entity would not end a URL. */
function withLinks(text: string): string {
  let html = '';
  let done = 0;
  for (const { 0: link, index } of text.matchAll(address)) {
    const href = escapeHtml(link);
    html += `${escapeHtml(text.slice(done, index))}<a href="${href}" dir="ltr">${href}</a>`;
    done = index + link.length;
  }
  return html + escapeHtml(text.slice(done));
}

/** Returns the text as a right-to-left HTML page; the optional pixel tracks its opening. */
export function mailHtml(text: string, pixel?: string): string {
  const image = pixel
    ? `\n<img src="${escapeHtml(pixel)}" width="1" height="1" alt="" style="display:block;border:0">`
    : '';
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body dir="rtl" style="margin:0;padding:16px;text-align:right;font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.7">
<div dir="rtl">${withLinks(text).replace(/\r?\n/g, '<br>\n')}</div>${image}
</body>
</html>
`;
}
