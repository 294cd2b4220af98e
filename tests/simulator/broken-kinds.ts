import { confirmed, type KindAnswer, type OpenedEntry } from '#src/core/outbox/kind.ts'
import type { Build } from './app-build.ts'
import { theKinds, type Kinds } from './shipped-kinds.ts'

/** A build with something of a kind done otherwise. */
export const withKind = <Name extends keyof Kinds>(
  name: Name,
  other: Partial<Kinds[Name]>,
): Partial<Build> => ({
  kinds: { ...theKinds, [name]: { ...theKinds[name], ...other } },
})

/** A kind whose answers are taken for receipts where they are none. */
export const trusting = (
  name: 'bookingAction' | 'order' | 'orderCancel' | 'edit' | 'profile' | 'consent',
  isTrusted: (answer: KindAnswer, entry: OpenedEntry) => boolean,
): Partial<Build> => {
  const { send } = theKinds[name] as unknown as {
    send: (entries: readonly OpenedEntry[], sender: never, call: never) => Promise<KindAnswer>
  }
  return withKind(name, {
    send: async (entries: readonly OpenedEntry[], sender: never, call: never) => {
      const answer = await send(entries, sender, call)
      return entries[0] && isTrusted(answer, entries[0]) ? confirmed(entries, { done: true }) : answer
    },
  } as never)
}

/** The refusal of an entry in an answer. */
export const refusalOf = (answer: KindAnswer, { id }: OpenedEntry) => {
  const result = 'results' in answer ? answer.results.get(id) : undefined
  return result && 'refused' in result ? result.refused : undefined
}
