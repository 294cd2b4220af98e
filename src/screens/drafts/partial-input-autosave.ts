import { newId } from '#src/base/ids.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { dropDraft, hasFiles } from '#src/core/drafts/drafts.ts'
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
  let latest: Value | undefined
  /** True while files may lie with the text: it is saved even where it is empty. */
  let isAttached = false
  /** A dropped draft stays deleted; later text becomes another one. */
  const drop = async (): Promise<SaveResult> => {
    const dropped = id
    id = undefined
    isAttached = false
    return dropped === undefined ? saved : dropDraft(dropped)
  }
  const store = (value: Value) => savePartialInput({ id: (id ??= newId()), value }, place, account)
  const save = (value: Value) => (isEmpty(value) && !isAttached ? drop() : store(value))
  const { change, flush, settle } = draftAutosave(save, report)
  return {
    change: (value: Value) => {
      latest = value
      change(value)
    },
    flush,
    /** Saves a text, also an empty one, and returns its draft, with which files can lie now. */
    attach: async (value: Value): Promise<{ outcome: SaveResult; draft: string }> => {
      isAttached = true
      latest = value
      await flush()
      const outcome = await store(value)
      return { outcome, draft: id! }
    },
    /** Saves unsaved text when its place is left; an empty one without files is dropped. */
    leave: async (): Promise<void> => {
      await flush()
      if (isAttached && id !== undefined && isEmpty(latest!) && !(await hasFiles(id))) await drop()
    },
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
