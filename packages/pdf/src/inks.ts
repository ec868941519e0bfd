export const ink = '#182324';
export const muted = '#4f5c5f';
export const hairline = '#c9d2d2';
export const accent = '#0d6660';
export const tinted = '#e0f0ee';
export const sunken = '#edf1f1';
export const warning = '#a04000';
