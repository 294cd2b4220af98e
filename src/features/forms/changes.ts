import type { FieldRule, Rules } from './rules.ts'

/** The rules by which versions are compared; of earlier versions a phone has no others. */
export interface ComparedRules extends Pick<Rules, 'subjects'> {
  readonly fields: Readonly<Record<string, Pick<FieldRule, 'type' | 'required' | 'options'>>>
}

/** Differences between two versions of a form, by field keys. */
export interface FormChanges {
  /** New fields. */
  readonly added: readonly string[]
  /** Removed fields; their answers are not sent any more. */
  readonly removed: readonly string[]
  /** Fields that have become required. */
  readonly neededNow: readonly string[]
  /** Fields of another type (a text became a choice, …), which may need a new answer. */
  readonly changedQuestion: readonly string[]
  /** Options that were removed, by field. */
  readonly removedOptions: Readonly<Record<string, readonly string[]>>
  /** Subjects that were removed. */
  readonly removedSubjects: readonly string[]
}

/** Returns the changes between two versions of a form, for a draft of the earlier one. */
export function changesBetween(before: ComparedRules, now: Rules): FormChanges {
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

/** True if no change concerns the person who fills in the form. */
export function isUnchanged({ removedOptions, ...lists }: FormChanges): boolean {
  return (
    Object.keys(removedOptions).length === 0 &&
    Object.values(lists).every((keys: readonly string[]) => !keys.length)
  )
}

function removedFrom(list?: readonly string[], wanted: readonly string[] = []): readonly string[] {
  return wanted.filter((entry) => !list?.includes(entry))
}
