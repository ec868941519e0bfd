import type { Page } from '@playwright/test';

/** Describes the elements that overflow the page, their card or their control. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} wide`);

    const surfaces = '.shadow-card, dialog, main, header';
    const frames = `${surfaces}, button, a, th, td`;
    const isHidden = (element: Element) => !element.checkVisibility({ visibilityProperty: true });
    /** An ancestor up to the frame scrolls or clips the overflow, or is positioned outside the flow. */
    const isHeld = (element: Element, frame: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        // a strip is meant to scroll sideways
        if (at === frame && frame.matches(surfaces)) return frame.matches('.snap-x');
        const { overflowX, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || position === 'fixed') return true;
        if (at === frame) return false;
      }
      return false;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || isHidden(element)) continue;
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let frame = element.closest(frames); frame; frame = frame.parentElement?.closest(frames) ?? null) {
        if (isHeld(element, frame)) break;
        const box = frame.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1)
          found.add(`«${text.textContent.trim().slice(0, 40)}» leaves its ${frame.tagName.toLowerCase()}`);
      }
    }
    for (const element of document.querySelectorAll('main *, dialog *')) {
      const frame = element.parentElement?.closest(surfaces);
      if (!frame || isHidden(element) || isHeld(element, frame)) continue;
      const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
      if (inner.width > 1 && (inner.left < outer.left - 1 || inner.right > outer.right + 1))
        found.add(
          `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> leaves its card`,
        );
    }
    return [...found];
  });
