import { texts, webhookTexts, type Topic } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Background } from '../../kernel/background';
import { claimDelivery, type ClaimedDelivery } from './claim-delivery';
import { bodyOf } from './delivery-body';
import { makerObstacle } from './maker-obstacle';
import { postSigned } from './post-signed';
import { settleDelivery, stopUnsent } from './settle-delivery';
import { openSecret } from './webhook-secret';

export interface SendingContext {
  db: Db;
  background: Background;
  /** Whether addresses of this machine and of inner networks may be told. */
  allowsInside: boolean;
  announce(changed: readonly Topic[]): void;
  warn(error: unknown): void;
}

/** The addresses that each database's process tells now; true if another start was asked for meanwhile. */
const running = new WeakMap<Db, Map<string, boolean>>();

/** Tells an address what waits for it, in the background, until nothing is due. */
export function startWebhook(context: SendingContext, webhookId: string): void {
  const { db, background, warn } = context;
  const told = running.get(db) ?? new Map<string, boolean>();
  running.set(db, told);
  if (told.has(webhookId)) return void told.set(webhookId, true);
  const run = async () => {
    do {
      told.set(webhookId, false);
      await runWebhook(context, webhookId);
    } while (told.get(webhookId) && !background.closing.aborted);
  };
  background.add(
    run()
      .catch(warn)
      .finally(() => told.delete(webhookId)),
  );
}

async function runWebhook(context: SendingContext, webhookId: string): Promise<void> {
  const { db, background, announce } = context;
  while (!background.closing.aborted) {
    const delivery = await claimDelivery(db, webhookId);
    if (!delivery) return;
    await deliver(context, delivery);
    announce(['integrations']);
  }
}

async function deliver(context: SendingContext, delivery: ClaimedDelivery): Promise<void> {
  const { db, background, warn } = context;
  const { webhookId: id, secret: sealed, keyMark } = delivery;
  const secret = await openSecret(db, { id, secret: sealed, keyMark });
  if (secret === undefined) return stopUnsent(db, delivery, webhookTexts.secretLost);
  const obstacle = await makerObstacle(db, delivery);
  if (obstacle) return stopUnsent(db, delivery, obstacle);
  const answered = await send(context, delivery, secret).catch((error: unknown) => {
    // a server that stops gives it back: its lease ends
    if (background.closing.aborted) throw error;
    warn(error);
    return { status: undefined, answer: '', error: texts.unexpected, tookMs: 0 };
  });
  return settleDelivery(db, delivery, answered);
}

async function send(
  { db, background, allowsInside }: SendingContext,
  delivery: ClaimedDelivery,
  secret: string,
) {
  const { id, topic, url } = delivery;
  const body = await bodyOf(db, delivery);
  return postSigned({ url, secret, id, topic, body, allowsInside, closing: background.closing });
}
