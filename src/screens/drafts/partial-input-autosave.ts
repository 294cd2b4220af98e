import { newId } from '#src/base/ids.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { dropDraft } from '#src/core/drafts/drafts.ts'
import { savePartialInput } from '#src/core/drafts/partial-input.ts'
import { draftAutosave, type SaveState } from './draft-autosave.ts'

/** Where something is typed that is no form of a farmer's. */
export interface TypedPlace<Value> {
  readonly account: string
  /** The same whenever that is opened again. */
  readonly place: string
  /** What need not be kept. */
  readonly isEmpty: (value: Value) => boolean
}

/** Keeps what is typed in a place, under the id of what lay there or a new one, with the pauses of every draft. */
export function partialInputAutosave<Value>(
  { account, place, isEmpty }: TypedPlace<Value>,
  begun: string | undefined,
  report: (state: SaveState) => void,
) {
  let id = begun
  /** A draft that was dropped stays gone: what is typed after that is another one. */
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
    /** Keeps the latest that was typed, writes no more of it, and answers as which draft it lies here. */
    settle: async (): Promise<string> => {
      await settle()
      return (id ??= newId())
    },
    /** It was sent, saved or given up: nothing of it is kept. */
    done: async (): Promise<SaveResult> => {
      await settle()
      return drop()
    },
  }
}
