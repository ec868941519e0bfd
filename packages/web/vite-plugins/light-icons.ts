import type { Plugin } from 'vite';

/**
 * Replaces how lucide makes an icon's component. Its own puts the drawing together on every render, which took a
 * tenth of the time between a key and the next paint; here the drawing is made once, and an icon with the same
 * properties is not rendered again.
 */
export function lightIcons(): Plugin {
  return {
    name: 'turoos:light-icons',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? maker : null),
  };
}

const maker = `
import { createElement, memo } from 'react';

const look = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
};
const isNamed = (props) => Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role');

export default function createLucideIcon({ name, node }) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  const classes = 'lucide lucide-' + name;
  return memo(({ className, ...props }) =>
    createElement('svg', {
      ...look,
      ...(!isNamed(props) && { 'aria-hidden': 'true' }),
      ...props,
      className: className ? classes + ' ' + className : classes,
    }, drawing),
  );
}
`;
