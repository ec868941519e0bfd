import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

interface Rendered<T> {
  /** The latest return value of the hook. */
  readonly current: T;
  unmount(): void;
}

/**
 * Runs a hook with its effects inside a component that renders nothing, so that no document is needed. Await what the
 * hook starts inside `act`. It is unmounted with its test, because a later update would find no window.
 */
export function renderHook<T>(
  hook: () => T,
  wrap: (children: ReactNode) => ReactNode = (it) => it,
): Rendered<T> {
  const place = elementless();
  stubWindow();
  const root = createRoot(place);
  const unmount = () => act(() => root.unmount());
  onTestFinished(() => {
    stubWindow();
    unmount();
    vi.unstubAllGlobals();
  });
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
    unmount,
  };
}

function stubWindow(): void {
  vi.stubGlobal('window', Object.assign(globalThis.window ?? {}, { HTMLIFrameElement: EventTarget }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

/** The part of an element that React uses when nothing is rendered. */
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
