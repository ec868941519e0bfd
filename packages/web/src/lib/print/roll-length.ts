const MM = 96 / 25.4;

/**
 * Sets the page length of a receipt: CSS knows only fixed lengths, so the content is measured before
 * printing. Returns the function that ends it.
 */
export function cutRollToLength(printed: HTMLElement | null, page: string): () => void {
  const rule = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rule);
  const measure = () => {
    const height = printed?.firstElementChild?.getBoundingClientRect().height ?? 0;
    rule.replaceSync(`@page ${page} { size: 80mm ${Math.ceil(height / MM) + 8}mm; margin: 0; }`);
  };
  addEventListener('beforeprint', measure);
  return () => {
    removeEventListener('beforeprint', measure);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rule);
  };
}
