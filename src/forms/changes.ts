import type { Rules } from './rules.ts'

/** What became different between two versions of a form, by the keys of its fields. */
export interface FormChanges {
  /** Asked now and not before. */
  readonly added: readonly string[]
  /** Asked before and not now: what stands there is not sent any more. */
  readonly removed: readonly string[]
  /** Has to be answered now; before it did not. */
  readonly neededNow: readonly string[]
  /** Is read or chosen differently now (a text became a choice, …): what stands there may have to be given again. */
  readonly changedQuestion: readonly string[]
  /** What could be chosen before and cannot now. */
  readonly removedOptions: Readonly<Record<string, readonly string[]>>
  /** What the form could be opened for before and cannot now. */
  readonly removedSubjects: readonly string[]
}

/** What changed from one version of a form to another, for somebody who goes on with a draft of the earlier one. */
export function changesBetween(before: Rules, now: Rules): FormChanges {
  const [old, fields] = [before.fields, now.fields]
  const both = Object.keys(fields).filter((key) => Object.hasOwn(old, key))
  const removedOptions = both
    .map((key) => [key, removedFrom(fields[key]!.options, old[key]!.options)] as const)
    .filter(([, options]) => options.length > 0)
  return {
    added: removedFrom(Object.keys(old), Object.keys(fields)),
    removed: removedFrom(Object.keys(fields), Object.keys(old)),
    neededNow: both.filter((key) => fields[key]!.required && !old[key]!.required),
    changedQuestion: both.filter((key) => fields[key]!.type !== old[key]!.type),
    removedOptions: Object.fromEntries(removedOptions),
    removedSubjects: removedFrom(now.subjects, before.subjects),
  }
}

/** True where nothing changed that somebody who fills the form has to know. */
export function isUnchanged({ removedOptions, ...lists }: FormChanges): boolean {
  return (
    Object.keys(removedOptions).length === 0 &&
    Object.values(lists).every((keys: readonly string[]) => !keys.length)
  )
}

function removedFrom(list: readonly string[] = [], wanted: readonly string[] = []): readonly string[] {
  return wanted.filter((entry) => !list.includes(entry))
}
