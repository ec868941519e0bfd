import { can, denial, type Right, type Subject } from '../access/can';
import { entriesOf } from './keys-of';
import type { Status } from './status';

/** A workflow step: the statuses it starts from, the status it leads to, and the right it requires. */
export interface Step<State extends string = string> {
  /** The text of its button: 'اعتماد'. */
  label: string;
  from: readonly State[];
  to: State;
  right: Right;
  /**
   * The label of the text the user may enter with the step: 'ملاحظات', 'سبب الرفض'. Without it there is none.
   */
  asks?: string;
}

/** A type of document as data: its statuses, its steps, and when its fields are still editable. */
export interface Workflow<State extends string = string, Name extends string = string> {
  /** The name of the document in a sentence: 'التحويل'. */
  noun: string;
  statuses: Readonly<Record<State, Status>>;
  steps: Readonly<Record<Name, Step<State>>>;
  editable: readonly State[];
  deletable: readonly State[];
}

/** Declares a workflow; a step that names a status missing from `statuses` does not compile. */
export const defineWorkflow = <State extends string, Name extends string>(
  workflow: Pick<Workflow<State, Name>, 'statuses'> & Workflow<NoInfer<State>, Name>,
): Workflow<State, Name> => workflow;

const stateOf = ({ noun, statuses }: Workflow, status: string) =>
  `${noun} في حالة «${statuses[status]?.label ?? status}»`;

/** Returns why the step cannot be taken from this status; undefined when it can. */
export const stepBlocked = (workflow: Workflow, { label, from }: Step, status: string): string | undefined =>
  from.includes(status) ? undefined : `لا يمكن تنفيذ «${label}»: ${stateOf(workflow, status)}`;

export const notEditable = (workflow: Workflow, status: string): string | undefined =>
  workflow.editable.includes(status) ? undefined : `لا يمكن التعديل: ${stateOf(workflow, status)}`;

export const notDeletable = (workflow: Workflow, status: string): string | undefined =>
  workflow.deletable.includes(status) ? undefined : `لا يمكن الحذف: ${stateOf(workflow, status)}`;

export interface OpenStep<Name extends string> extends Step {
  name: Name;
  /** Why this user may not take the step; undefined when they may. */
  reason: string | undefined;
}

/** Returns the steps open from a status, each with the reason if this user may not take it. */
export const openSteps = <Name extends string>(
  { steps }: Workflow<string, Name>,
  status: string,
  who: Subject,
): OpenStep<Name>[] =>
  entriesOf(steps)
    .filter(([, { from }]) => from.includes(status))
    .map(([name, step]) => ({
      ...step,
      name,
      reason: can(who, step.right) ? undefined : denial(step.right),
    }));
