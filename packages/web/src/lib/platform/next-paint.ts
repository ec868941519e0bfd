/** A page that is not shown is not painted. */
const longest = 100;

/** Resolves when the browser has painted what was rendered until now. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longest);
    requestAnimationFrame(() => setTimeout(resolve));
  });
