import { can, denial, type Right, type Subject } from '../access/can';
import type { Status } from './status';

/** One step a document can take: from which states, to which, by whose right. */
export interface Step<State extends string = string> {
  /** On its button: 'اعتماد'. */
  label: string;
  from: readonly State[];
  to: State;
  right: Right;
  /** What the person may say of it: 'ملاحظات', 'سبب الرفض'. Without it there is nothing to say. */
  asks?: string;
}

/** A kind of document as data: its states, its steps, and when its words may still be changed. */
export interface Workflow<State extends string = string, Name extends string = string> {
  /** What it is called in a sentence: 'التحويل'. */
  noun: string;
  statuses: Readonly<Record<State, Status>>;
  steps: Readonly<Record<Name, Step<State>>>;
  editable: readonly State[];
  deletable: readonly State[];
}

/** The states are those that `statuses` names: a step to any other does not compile. */
export const defineWorkflow = <State extends string, Name extends string>(
  workflow: Pick<Workflow<State, Name>, 'statuses'> & Workflow<NoInfer<State>, Name>,
): Workflow<State, Name> => workflow;

const stateOf = ({ noun, statuses }: Workflow, status: string) =>
  `${noun} في حالة «${statuses[status]?.label ?? status}»`;

/** Why the step cannot be taken from this state; nothing when it can. */
export const outOfTurn = (workflow: Workflow, { label, from }: Step, status: string): string | undefined =>
  from.includes(status) ? undefined : `لا يمكن تنفيذ «${label}»: ${stateOf(workflow, status)}`;

export const notEditable = (workflow: Workflow, status: string): string | undefined =>
  workflow.editable.includes(status) ? undefined : `لا يمكن التعديل: ${stateOf(workflow, status)}`;

export const notDeletable = (workflow: Workflow, status: string): string | undefined =>
  workflow.deletable.includes(status) ? undefined : `لا يمكن الحذف: ${stateOf(workflow, status)}`;

export interface OpenStep<Name extends string> extends Step {
  name: Name;
  /** Why this person may not take it. */
  reason: string | undefined;
}

/** The steps open from a state, with the reason where this person may not take them. */
export const openSteps = <Name extends string>(
  { steps }: Workflow<string, Name>,
  status: string,
  who: Subject,
): OpenStep<Name>[] =>
  (Object.entries(steps) as [Name, Step][])
    .filter(([, { from }]) => from.includes(status))
    .map(([name, step]) => ({
      ...step,
      name,
      reason: can(who, step.right) ? undefined : denial(step.right),
    }));
