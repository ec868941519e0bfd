import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

interface Rendered<T> {
  /** What the hook answered last. */
  readonly current: T;
  unmount(): void;
}

/**
 * Runs a hook as a screen would, effects included, without a document: a component that draws nothing needs none.
 * Await what the hook starts within `act`.
 */
export function renderHook<T>(
  hook: () => T,
  wrap: (children: ReactNode) => ReactNode = (it) => it,
): Rendered<T> {
  const place = elementless();
  vi.stubGlobal('window', Object.assign(globalThis.window ?? {}, { HTMLIFrameElement: EventTarget }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(place);
  const answered: T[] = [];
  function Screen() {
    answered.push(hook());
    return null;
  }
  act(() => root.render(wrap(createElement(Screen))));
  return {
    get current() {
      return answered.at(-1) as T;
    },
    unmount: () => act(() => root.unmount()),
  };
}

/** As much of an element as React asks for where nothing is drawn. */
function elementless(): Element {
  const element = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    textContent: '',
  });
  const document = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null, body: element });
  return Object.assign(element, { ownerDocument: document }) as unknown as Element;
}
