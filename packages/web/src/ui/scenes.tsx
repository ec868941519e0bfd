import type { ReactNode } from 'react';

const soft = 'fill-sunken';
const line = 'stroke-line-strong';
const accent = 'stroke-accent';

/** The scenes that stand where there is nothing to show. */
const scenes = {
  /** An open, empty box: no records yet. */
  list: (
    <>
      <path className={soft} d="M34 40 60 30l26 10v26L60 76 34 66z" />
      <path className={line} d="M34 40 60 30l26 10v26L60 76 34 66zM34 40l26 10 26-10M60 50v26" />
      <path className={line} d="m34 40-10-7 26-10 10 7 10-7 26 10-10 7" />
      <path className={accent} d="M60 8v8M44 12l3 6M76 12l-3 6" />
    </>
  ),
  /** A magnifier over a sheet: no record matches. */
  search: (
    <>
      <path className={soft} d="M34 12h34l14 14v48H34z" />
      <path className={line} d="M34 12h34l14 14v48H34zM68 12v14h14M43 36h22M43 46h14M43 56h10" />
      <circle className="fill-surface stroke-accent" cx="74" cy="52" r="14" />
      <path className={accent} d="m84 62 11 11M69 47l10 10M79 47 69 57" />
    </>
  ),
  /** A finished list: nothing to do. */
  done: (
    <>
      <path className={soft} d="M36 16h48v58H36z" />
      <path
        className={line}
        d="M36 16h48v58H36zM50 10h20v10H50zM46 34h4M56 34h18M46 46h4M56 46h18M46 58h4M56 58h8"
      />
      <circle className="fill-accent-soft stroke-accent" cx="82" cy="66" r="13" />
      <path className={accent} d="m76 66 4 4 8-8" />
    </>
  ),
  /** A closed lock: not for this user. */
  denied: (
    <>
      <path className={soft} d="M36 38h48v36H36z" />
      <path className={line} d="M36 38h48v36H36zM46 38V28a14 14 0 0 1 28 0v10" />
      <circle className="fill-surface stroke-accent" cx="60" cy="53" r="5" />
      <path className={accent} d="M60 58v7" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type Scene = keyof typeof scenes;

/** The lines of a scene, inside the frame of a drawing. */
export const SceneLines = ({ scene }: { scene: Scene }) => scenes[scene];
