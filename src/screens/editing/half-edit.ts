import { useHalfTyped, type HalfTyped } from '#src/screens/forms/use-half-typed.ts'

/** What was typed into the form of an edit, over what, and the version that the phone had reached then. */
export interface HalfEdit {
  readonly typed: object
  readonly fact: unknown
  readonly seen: number
}

/** One thing that is open to be edited. */
export interface OpenedEdit<Found> {
  readonly account: string
  readonly place: string
  readonly found: Found
  /** What was typed in it and not saved. */
  readonly half: HalfTyped<HalfEdit> | undefined
  /** Opens it anew: something of it was saved. */
  readonly openAgain: () => void
}

/** What is typed into the form of an edit, kept on the phone while it is typed. */
export function useHalfEdit<Typed extends object>(
  { account, place, found: { fact, seen }, half }: OpenedEdit<Pick<HalfEdit, 'fact' | 'seen'>>,
  begin: () => Typed,
) {
  const untouched = JSON.stringify(begin())
  const kept = useHalfTyped<HalfEdit>({
    account,
    place,
    half,
    begin: () => ({ typed: begin(), fact, seen }),
    isEmpty: ({ typed }) => JSON.stringify(typed) === untouched,
  })
  // A field that a newer build has more stands as it is there.
  const typed: Typed = { ...begin(), ...kept.value.typed }
  return {
    typed,
    keeping: kept.keeping,
    type: (change: Partial<Typed>) =>
      kept.change((before) => ({ ...before, typed: { ...typed, ...before.typed, ...change } })),
    /** It is saved: nothing half typed of it stays. */
    done: () => kept.done(kept.value),
  }
}
