/** Most results a cache holds before it starts anew, so that a long file takes no more memory than a short one. */
const most = 5000;

/** Returns the function with a cache: the words and figures of a table repeat from row to row. */
export function remember<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const computed = compute(text);
    known.set(text, computed);
    return computed;
  };
}
