import { lazy, Suspense } from 'react';
import type { Scene } from './scenes';

const SceneLines = lazy(() => import('./scenes').then((m) => ({ default: m.SceneLines })));

/** A small line drawing, one style for all, which arrives after the words beside it. */
export const Drawing = ({ scene }: { scene: Scene }) => (
  <svg
    viewBox="0 0 120 84"
    className="h-21 w-30 fill-none stroke-2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <Suspense>
      <SceneLines scene={scene} />
    </Suspense>
  </svg>
);
