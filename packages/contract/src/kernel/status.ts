export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/**
 * The appearance of a status in badges. The actions it allows are declared in the domain's rules or workflow.
 */
export interface Status {
  label: string;
  tone: Tone;
}
