export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The single declaration of a status: badges read its label and tone, guards and buttons its next states. */
export interface Status {
  label: string;
  tone: Tone;
  next?: readonly string[];
}
