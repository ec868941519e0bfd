/* oxlint-disable unicorn/require-post-message-target-origin -- a channel reaches its own origin only */
import type { Shown, ShownShop } from './shown';

/** A display asks whether its till is still there, and for the shop until it knows it. */
type FromDisplay = { hello: { knowsShop: boolean } };
type FromTill = { shown: Shown; shop?: ShownShop };

/** Increase it whenever displays and tills of different versions would misunderstand each other. */
const shape = 1;
const channelOf = (till: string) => new BroadcastChannel(`customer-display-${shape}/${till}`);

/** Answers the displays of a till, and tells them at once what is new. */
export function serveDisplays(till: string, first: Required<FromTill>) {
  const channel = channelOf(till);
  let { shown, shop } = first;
  const post = (message: FromTill) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<FromDisplay | FromTill>) => {
    if ('hello' in data) post(data.hello.knowsShop ? { shown } : { shown, shop });
  });
  post(first);
  return {
    show: (next: Shown): void => post({ shown: (shown = next) }),
    nameShop: (next: ShownShop): void => post({ shown, shop: (shop = next) }),
    close: (): void => channel.close(),
  };
}

/** Milliseconds between two questions of a display. */
const ASKED_EVERY = 3000;
/** Questions without an answer after which the till is gone; questions, because a hidden window's clock is slow. */
const MOST_UNANSWERED = 3;

interface Follower {
  onShown: (shown: Shown) => void;
  onShop: (shop: ShownShop) => void;
}

/** Follows a till until the returned function is called; a till that no longer answers shows nothing. */
export function followTill(till: string, { onShown, onShop }: Follower): () => void {
  const channel = channelOf(till);
  let knowsShop = false;
  let unanswered = 0;
  channel.addEventListener('message', ({ data }: MessageEvent<FromDisplay | FromTill>) => {
    if (!('shown' in data)) return;
    unanswered = 0;
    knowsShop ||= data.shop !== undefined;
    if (data.shop) onShop(data.shop);
    onShown(data.shown);
  });
  const ask = () => {
    if (unanswered === MOST_UNANSWERED) onShown({ is: 'idle' });
    unanswered += 1;
    channel.postMessage({ hello: { knowsShop } } satisfies FromDisplay);
  };
  ask();
  const timer = setInterval(ask, ASKED_EVERY);
  return () => {
    clearInterval(timer);
    channel.close();
  };
}
