import { notifyManager } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

interface Rendered<T> {
  /** The latest return value of the hook. */
  readonly current: T;
  unmount(): void;
}

let mounted = 0;
/** The real one, whatever clock a test sets. */
const { setImmediate } = globalThis;

// By a timer, as they come otherwise, the answers to a test's last request would arrive behind its end.
notifyManager.setScheduler(queueMicrotask);

/**
 * Runs a hook with its effects inside a component that renders nothing, so that no document is needed. Await what the
 * hook starts inside `act`. It is unmounted with its test, because a later update would find no window, and what the
 * test stubbed is taken back only then: an `afterEach` that does it takes the window from a hook that is still mounted.
 */
export function renderHook<T>(
  hook: () => T,
  wrap: (children: ReactNode) => ReactNode = (it) => it,
): Rendered<T> {
  const place = elementless();
  stubWindow();
  const root = createRoot(place);
  mounted++;
  const unmount = () => act(() => root.unmount());
  onTestFinished(async () => {
    const robbed = !('window' in globalThis);
    stubWindow();
    unmount();
    await new Promise((resolve) => void setImmediate(resolve));
    if (--mounted === 0) vi.unstubAllGlobals();
    if (robbed) throw new Error('The test took the window away before its hook was unmounted');
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
