import { newId } from '#src/base/ids.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { dropDraft } from '#src/core/drafts/drafts.ts'
import { savePartialInput } from '#src/core/drafts/partial-input.ts'
import { draftAutosave, type SaveState } from './draft-autosave.ts'

/** A place for typed text that is not a farmer's form. */
export interface TypedPlace<Value> {
  readonly account: string
  /** A stable name of the place. */
  readonly place: string
  /** True for a value that need not be saved. */
  readonly isEmpty: (value: Value) => boolean
}

/** Saves typed text of a place under the id of its stored text or a new id, with the pauses of every draft. */
export function partialInputAutosave<Value>(
  { account, place, isEmpty }: TypedPlace<Value>,
  begun: string | undefined,
  report: (state: SaveState) => void,
) {
  let id = begun
  /** A dropped draft stays deleted; later text becomes another one. */
  const drop = async (): Promise<SaveResult> => {
    const dropped = id
    id = undefined
    return dropped === undefined ? saved : dropDraft(dropped)
  }
  const save = (value: Value) =>
    isEmpty(value) ? drop() : savePartialInput({ id: (id ??= newId()), value }, place, account)
  const { change, flush, settle } = draftAutosave(save, report)
  return {
    change,
    flush,
    /** Saves the latest text, stops saving, and returns its draft id. */
    settle: async (): Promise<string> => {
      await settle()
      return (id ??= newId())
    },
    /** Deletes the draft: it was sent, saved or given up. */
    done: async (): Promise<SaveResult> => {
      await settle()
      return drop()
    },
  }
}
