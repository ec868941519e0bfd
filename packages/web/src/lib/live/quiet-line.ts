/** Resolves when nothing came for a while: a screen that is still coming has the line to itself until then. */
export function quietLine(quiet = 3000): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, quiet);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quiet);
    });
    observer.observe({ type: 'resource' });
  });
}
