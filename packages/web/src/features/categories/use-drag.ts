import { useState, type DragEvent } from 'react';
import type { Category, CategoryPlace } from '@turoos/contract';
import { dropPlace, type DropZone } from './category-tree';

/** Where the dragged row would land: a line above or below a row, or a frame around it. */
export interface DropMark {
  zone: DropZone;
  top: number;
  height: number;
}

interface Hover extends DropMark {
  place: CategoryPlace;
}

/** Returns the drop zone: the outer quarters of a row mean before or after it, the middle means inside it. */
function zoneAt(event: DragEvent, row: DOMRect): DropZone {
  const part = (event.clientY - row.top) / row.height;
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside';
}

/**
 * Drags rows of a tree in a positioned container; spread `handle(id)` on the handles and `area` on the
 * container.
 */
export function useDrag(nodes: readonly Category[], onDrop: (id: string, place: CategoryPlace) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [hover, setHover] = useState<Hover | null>(null);
  const stop = () => {
    setDragged(null);
    setHover(null);
  };

  const over = (event: DragEvent<HTMLElement>) => {
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-node]');
    const target = row && row.dataset['node'];
    if (!dragged || !row || !target) return setHover(null);
    const zone = zoneAt(event, row.getBoundingClientRect());
    const place = dropPlace(nodes, dragged, target, zone);
    if (!place) return setHover(null);
    event.preventDefault();
    setHover({ place, zone, top: row.offsetTop, height: row.offsetHeight });
  };

  return {
    mark: hover as DropMark | null,
    handle: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const row = event.currentTarget.closest<HTMLElement>('[data-node]');
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        if (row) event.dataTransfer.setDragImage(row, 24, 18);
        setDragged(id);
      },
      onDragEnd: stop,
    }),
    area: {
      onDragOver: over,
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        if (dragged && hover) onDrop(dragged, hover.place);
        stop();
      },
    },
  };
}
