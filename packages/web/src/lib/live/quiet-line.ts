/** Resolves when nothing has loaded for a while, so that a loading screen does not share a slow line. */
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
