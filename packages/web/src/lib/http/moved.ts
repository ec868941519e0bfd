import type { ApiError } from './api-error';
import { movedAddresses } from './moved-addresses';

const mark = 'shop-moved';

/**
 * Says over everything else that another computer is the shop now, with the way to it. It can be put away, because what was
 * typed here may have to be copied, and comes back with the page. It is drawn without React, so that no screen pays for it.
 */
export function showMoved(error: ApiError): void {
  if (document.getElementById(mark)) return;
  const dialog = element('dialog', 'dialog flex-col bg-surface p-0 text-ink shadow-popup open:flex m-auto');
  dialog.id = mark;
  dialog.classList.add('w-[min(26rem,calc(100vw-2rem))]', 'rounded-lg');
  dialog.setAttribute('aria-labelledby', `${mark}-title`);
  const title = element('h2', 'border-b border-line px-4 py-3 text-lg', 'انتقل المتجر إلى حاسوب آخر');
  title.id = `${mark}-title`;
  const body = element('div', 'flex flex-col gap-3 p-4');
  body.append(element('p', '', error.message), ...movedAddresses(error).map(linkTo), closing());
  dialog.append(title, body);
  document.body.append(dialog);
  dialog.showModal();
}

const button = 'inline-flex min-h-11 items-center justify-center rounded-md border px-3.5 font-semibold';

function linkTo(address: string): HTMLElement {
  const link = element('a', `${button} border-accent bg-accent text-white`, address);
  link.href = `${address}/`;
  link.dir = 'ltr';
  return link;
}

/** A form of a dialog closes it without any code. */
function closing(): HTMLElement {
  const form = element('form', 'contents');
  form.method = 'dialog';
  form.append(element('button', `${button} border-line-strong bg-surface`, 'إغلاق'));
  return form;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
