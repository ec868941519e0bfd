import { quantityText, ruleBroken, transferTexts, type AcceptTransfer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockDocument, takeStep } from '../workflow';
import { assertDestination } from './check-places';
import { assertAllAvailable, readLines } from './transfer-lines';
import { transfers } from './transfers.kind';
import { grantedLines } from './transfers.rules';

/**
 * Grants all or some of what was asked for, while it is in stock. Lines of which nothing is granted leave the transfer,
 * and the step names them.
 */
export async function acceptRequest(
  tx: Tx,
  user: Actor,
  id: string,
  { notes = '', items }: AcceptTransfer,
): Promise<void> {
  const { status } = await lockDocument(tx, transfers, id);
  const asked = status === 'requested' ? await readLines(tx, id) : [];
  const lines = status === 'requested' ? grantedLines(asked, items) : [];
  const left = lines.filter(({ granted }) => granted === 0);
  const refused = left.map(
    ({ productName, quantity, unit }) => `${productName} (${quantityText(quantity, unit)})`,
  );
  const note = [notes, refused.length > 0 && transferTexts.notGranted(refused.join('، '))];
  await takeStep(tx, user, transfers, id, 'accept', {
    note: note.filter(Boolean).join('\n'),
    effect: async (row) => {
      if (left.length === lines.length) throw ruleBroken(transferTexts.nothingGranted);
      const granted = lines
        .filter((line) => line.granted > 0)
        .map((line) => ({ ...line, quantity: line.granted }));
      await assertDestination(tx, row.toWarehouseId);
      await assertAllAvailable(tx, row.fromWarehouseId, granted);
      await writeGranted(tx, id, lines);
      if (lines.some((line) => line.granted !== line.quantity))
        await recordChange(tx, user, {
          action: 'transfer.update_items',
          entity: transfers.entity,
          entityId: id,
          before: { items: asked.map(({ productId, quantity }) => ({ productId, quantity })) },
          after: { items: granted.map(({ productId, quantity }) => ({ productId, quantity })) },
        });
      return { approvedAt: new Date() };
    },
  });
}

async function writeGranted(
  tx: Tx,
  id: string,
  lines: readonly { position: number; granted: number }[],
): Promise<void> {
  for (const { position, granted } of lines)
    await (granted > 0
      ? tx
          .updateTable('transferItems')
          .set({ quantity: granted })
          .where('transferId', '=', id)
          .where('position', '=', position)
          .execute()
      : tx
          .deleteFrom('transferItems')
          .where('transferId', '=', id)
          .where('position', '=', position)
          .execute());
}
