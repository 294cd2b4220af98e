import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { hasFiles } from '#src/features/forms/drafts.ts'
import { partialInputOf, savePartialInput, type PartialInput } from '#src/features/forms/partial-input.ts'
import { draftAutosave, type SaveState } from '#src/features/forms/draft-autosave.ts'
import { draftOfPlace } from './draft-of-place.ts'
import { sharedWords, type Shown } from '#src/features/forms/shared-words.ts'

/** A place for typed text that is not a farmer's form. */
export interface TypedPlace<Value> {
  readonly account: string
  /** A stable name of the place. */
  readonly place: string
  /** True for a value that need not be saved. */
  readonly isEmpty: (value: Value) => boolean
}

interface ShownPlace<Value> extends Shown<Value> {
  /** Empties the screen: another tab has sent what it shows. */
  readonly empty: () => void
}

/**
 * Saves typed text of a place under the id of its stored text or a new id, with the pauses of every draft, and shows what
 * other tabs change in it. Once another tab has sent it, text that was typed here since becomes another draft.
 */
export function partialInputAutosave<Value>(
  { account, place, isEmpty }: TypedPlace<Value>,
  begun: PartialInput<Value> | undefined,
  shown: ShownPlace<Value>,
  report: (state: SaveState) => void,
) {
  const shared = sharedWords(begun?.value, shown)
  const draft = draftOfPlace(begun?.id, (id, isSent) => void between(() => look(id, isSent)))
  const store = (value: Value) =>
    shared.save(value, (withTheirs) =>
      savePartialInput({ id: draft.idOrNew(), value }, place, account, withTheirs),
    )
  // With files it is saved even where it is empty.
  const save = (value: Value) => (isEmpty(value) && !draft.mayHaveFiles() ? draft.drop() : store(value))
  const { change, flush, settle, between } = draftAutosave(save, report)
  const look = async (id: string, isSent: boolean) => {
    const theirs = isSent ? undefined : await partialInputOf<Value>(id)
    if (id !== draft.id()) return
    if (theirs !== undefined) shared.look(theirs)
    if (!isSent) return
    draft.leave()
    if (shared.isStored()) shown.empty()
    else change(shown.now())
  }
  return {
    change,
    flush,
    follow: draft.follow,
    /** Saves a text, also an empty one, and returns its draft, with which files can lie now. */
    attach: async (value: Value): Promise<{ outcome: SaveResult<DraftFailure>; draft: string }> => {
      draft.attach()
      await flush()
      const outcome = await store(value)
      return { outcome, draft: draft.idOrNew() }
    },
    /** Saves unsaved text when its place is left; an empty one without files is dropped. */
    leave: async (): Promise<void> => {
      await flush()
      const id = draft.id()
      if (draft.mayHaveFiles() && id !== undefined && isEmpty(shown.now()) && !(await hasFiles(id)))
        await draft.drop()
    },
    /** Saves the latest text, stops saving, and returns its draft id. */
    settle: () => settle().then(draft.idOrNew),
    /** Deletes the draft: it was sent, saved or given up. */
    done: () => settle().then(draft.drop),
  }
}
