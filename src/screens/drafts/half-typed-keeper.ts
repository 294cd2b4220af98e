import { newId } from '#src/base/ids.ts'
import { kept, type Kept } from '#src/base/outcome.ts'
import { dropDraft } from '#src/core/drafts/drafts.ts'
import { keepHalfTyped } from '#src/core/drafts/half-typed.ts'
import { draftKeeper, type Keeping } from './draft-keeper.ts'

/** Where something is typed that is no form of a farmer's. */
export interface TypedPlace<Value> {
  readonly account: string
  /** The same whenever that is opened again. */
  readonly place: string
  /** What need not be kept. */
  readonly isEmpty: (value: Value) => boolean
}

/** Keeps what is typed in a place, under the id of what lay there or a new one, with the pauses of every draft. */
export function halfTypedKeeper<Value>(
  { account, place, isEmpty }: TypedPlace<Value>,
  begun: string | undefined,
  tell: (state: Keeping) => void,
) {
  let id = begun
  /** A draft that was dropped stays gone: what is typed after that is another one. */
  const drop = async (): Promise<Kept> => {
    const gone = id
    id = undefined
    return gone === undefined ? kept : dropDraft(gone)
  }
  const keep = (value: Value) =>
    isEmpty(value) ? drop() : keepHalfTyped({ id: (id ??= newId()), value }, place, account)
  const { change, flush, settle } = draftKeeper(keep, tell)
  return {
    change,
    flush,
    /** Keeps the latest that was typed, writes no more of it, and answers as which draft it lies here. */
    settle: async (): Promise<string> => {
      await settle()
      return (id ??= newId())
    },
    /** It was sent, saved or given up: nothing of it is kept. */
    done: async (): Promise<Kept> => {
      await settle()
      return drop()
    },
  }
}
