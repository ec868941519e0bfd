import { counted, nouns, type Piece, type SourceVehicleDetail, type Teardown } from '@turoos/contract';
import { ArrowDownToLine, Camera, CircleSlash, ListChecks, Printer } from 'lucide-react';
import { useState } from 'react';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Menu } from '@/ui/Menu';
import { Table } from '@/ui/Table';
import { choosingColumn, pieceColumns } from './piece-columns';
import { usePieceDialogs } from './use-piece-dialogs';

type PiecesProps = { vehicle: SourceVehicleDetail; teardown: Teardown };

/** The pieces of a car that is taken apart, where each of them is, and what can be done with it. */
export function Pieces({ vehicle, teardown }: PiecesProps) {
  const dialogs = usePieceDialogs(vehicle, teardown);
  const { reason } = usePermit('purchases:update');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isOpen = teardown.status === 'open';
  const onCar = teardown.pieces.filter(({ status }) => status === 'on_car');
  const toTake = onCar.filter(({ _id }) => chosen.includes(_id));
  const blocked = reason ?? (isOpen ? undefined : 'انتهى تفكيك السيارة');
  const choose = (pieces: readonly Piece[], on: boolean) => {
    const ids = pieces.map(({ _id }) => _id);
    setChosen((now) => (on ? [...new Set([...now, ...ids])] : now.filter((id) => !ids.includes(id))));
  };
  const take = (pieces: readonly Piece[]) => {
    setChosen([]);
    dialogs.takeOff(pieces);
  };

  return (
    <Section
      title="القطع"
      description={
        isOpen
          ? 'اكتب ما على السيارة وأسعاره المتوقعة فتُوزع تكلفتها عليه، ثم أنزل القطع إلى المخزون كلما فُكّت.'
          : undefined
      }
      actions={
        isOpen && (
          <>
            <Button icon={ListChecks} disabledReason={blocked} onClick={dialogs.plan}>
              القطع والأسعار
            </Button>
            <Button
              variant="primary"
              icon={ArrowDownToLine}
              disabledReason={blocked ?? (toTake.length === 0 ? 'حدّد القطع التي فُكّت' : undefined)}
              onClick={() => take(toTake)}
            >
              {toTake.length > 0 ? `إنزال ${counted(toTake.length, nouns.part)}` : 'إنزال المحدد'}
            </Button>
          </>
        )
      }
    >
      {isOpen && onCar.length > 1 && (
        <Checkbox
          label="تحديد كل ما على السيارة"
          checked={toTake.length === onCar.length}
          onChange={(event) => choose(onCar, event.target.checked)}
        />
      )}
      {teardown.pieces.length === 0 ? (
        <p className="text-muted">لم تُكتب قطع هذه السيارة بعد.</p>
      ) : (
        <Table
          label="قطع السيارة"
          columns={
            isOpen && onCar.length > 0 ? [choosingColumn(chosen, choose), ...pieceColumns] : pieceColumns
          }
          rows={teardown.pieces}
          rowKey={({ _id }) => _id}
          renderActions={(piece) => (
            <PieceMenu
              piece={piece}
              blocked={blocked}
              onTake={() => take([piece])}
              onBroken={() => dialogs.broken(piece)}
              onPhoto={() => dialogs.photo(piece)}
              onLabel={() => dialogs.labels([piece])}
            />
          )}
        />
      )}
      {dialogs.dialogs}
    </Section>
  );
}

type PieceMenuProps = {
  piece: Piece;
  blocked: string | undefined;
  onTake: () => void;
  onBroken: () => void;
  onPhoto: () => void;
  onLabel: () => void;
};

function PieceMenu({ piece, blocked, onTake, onBroken, onPhoto, onLabel }: PieceMenuProps) {
  const label = `إجراءات ${piece.name}`;
  if (piece.product)
    return (
      <Menu
        label={label}
        items={[
          { label: 'صور القطعة', icon: Camera, onSelect: onPhoto },
          { label: 'طباعة ملصق', icon: Printer, onSelect: onLabel },
        ]}
      />
    );
  if (piece.status !== 'on_car') return null;
  return (
    <Menu
      label={label}
      items={[
        { label: 'إنزال إلى المخزون', icon: ArrowDownToLine, disabledReason: blocked, onSelect: onTake },
        {
          label: 'تسجيلها تالفة',
          icon: CircleSlash,
          tone: 'danger',
          disabledReason: blocked,
          onSelect: onBroken,
        },
      ]}
    />
  );
}
