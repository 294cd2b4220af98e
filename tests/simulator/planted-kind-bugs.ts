import { editOf, putInPlace } from '#src/core/editing/edits.ts'
import { agreedContent, placeOrder, withdrawOrder } from '#src/core/orders/place-order.ts'
import type { Kind } from '#src/core/outbox/kind.ts'
import { putEntry, withdrawEntry } from '#src/core/outbox/save-entry.ts'
import type { EntryRows, OutboxStore } from '#src/core/outbox/world.ts'
import { sendWords } from '#src/core/sync/send-words.ts'
import { settleReceipts } from '#src/core/sync/settle.ts'
import type { Build } from './app-build.ts'
import { refusalOf, trusting, withKind } from './broken-kinds.ts'
import { theKinds } from './shipped-kinds.ts'

/** The rows, with some methods replaced. */
const storeWith = (store: OutboxStore, other: (rows: EntryRows) => Partial<EntryRows>): OutboxStore => ({
  transact: (work) => store.transact((rows) => work({ ...rows, ...other(rows) })),
})

/** The receipts are applied and marked as applied, each in a transaction of its own. */
const settlingTwice =
  (isMarkedFirst: boolean): Build['settleReceipts'] =>
  async (owner, { store, kindOf, open }) => {
    for (const entry of await store.transact((rows) => rows.unsettled(owner))) {
      const content = (await open(entry)) ?? ''
      const kind: Kind = kindOf(entry.kind)
      const apply = () => store.transact(async (rows) => void (await kind.settle?.(entry, content, rows)))
      const mark = () =>
        store.transact(async (rows) => {
          const row = await rows.get(entry.id)
          if (!row) return
          const { settles: _applied, ...settled } = row
          await (kind.isListed ? rows.put(settled) : rows.delete(entry.id))
        })
      if (isMarkedFirst) await mark()
      await apply()
      if (!isMarkedFirst) await mark()
    }
  }

/** Plausible bugs about the kinds besides forms; each changes one part of the real code. */
export const plantedKindBugs: Record<string, Partial<Build>> = {
  'a receipt is marked as applied in a transaction before': { settleReceipts: settlingTwice(true) },
  'a receipt is marked as applied in a transaction after': { settleReceipts: settlingTwice(false) },
  'nobody applies the receipts of a page that died': {
    world: (simulation) => {
      let isSent = false
      return {
        ...simulation,
        send: (...given) => {
          isSent = true
          return simulation.send(...given)
        },
        settle: (owner) => (isSent ? simulation.settle(owner) : Promise.resolve()),
      }
    },
  },
  'receipts are applied by whoever is signed in': {
    settleReceipts: (_owner, phone) =>
      Promise.all(
        ['asha', 'bal'].map((owner) =>
          settleReceipts(owner, { ...phone, open: () => Promise.resolve('{"items":[],"changes":{}}') }),
        ),
      ).then(() => undefined),
  },
  'applying a receipt does not look whether another page has': {
    settleReceipts: async (owner, phone) => {
      const store = phone.store
      const stale = new Map<string, unknown>()
      await settleReceipts(owner, {
        ...phone,
        store: storeWith(store, (rows) => ({
          unsettled: async (whose) => {
            const found = await rows.unsettled(whose)
            for (const entry of found) stale.set(entry.id, entry)
            return found
          },
          get: async (id) => (stale.get(id) as never) ?? rows.get(id),
        })),
      })
    },
  },
  'a received entry is forgotten before its receipt is applied': {
    forgetShown: (store, shown) =>
      store.transact(async (rows) => {
        for (const id of shown) if ((await rows.get(id))?.state === 'received') await rows.delete(id)
      }),
  },
  'all entries of a batch go as the kind of the first': {
    sendWords: (batch, phone) => sendWords(batch, { ...phone, kindOf: () => phone.kindOf(batch[0]!.kind) }),
  },
  'the details of a refusal are not stored': {
    sendWords: async (batch, phone) => {
      const answer = await sendWords(batch, phone)
      if (!('results' in answer)) return answer
      const results = [...answer.results].map(
        ([id, result]) =>
          [id, 'refused' in result ? { refused: { ...result.refused, sealed: undefined } } : result] as const,
      )
      return { results: new Map(results) }
    },
  },
  'the goods leave the cart when the order is saved': {
    placeOrder: async (rows, entry, content) => {
      const id = await placeOrder(rows, entry, content)
      await theKinds.order.settle(
        {
          ...entry,
          state: 'received',
          receipt: { id, hash: '', receivedAt: '', state: 'complete', result: {} },
        } as never,
        JSON.stringify(content),
        rows,
      )
      return id
    },
  },
  'the goods of an order stay in the cart': withKind('order', {
    settle: (entry, content, rows) =>
      theKinds.order.settle(entry, content, { ...rows, addToCarts: () => Promise.resolve() }),
  }),
  'nobody is told that an order has arrived': withKind('order', {
    settle: (entry, content, rows) =>
      theKinds.order.settle(entry, content, { ...rows, putSetting: () => Promise.resolve() }),
  }),
  'the same order has another id each time': {
    placeOrder: async (rows, entry) => {
      await putEntry(rows, entry)
      return entry.id
    },
  },
  'an order that was withdrawn is made anew although the centre may have it': {
    placeOrder: (rows, entry, content) => {
      const setting = async (key: string) => {
        const stored = ((await rows.setting(key)) ?? []) as readonly { id: string }[]
        const entries = await Promise.all(stored.map(({ id }) => rows.get(id)))
        return stored.filter((_, place) => entries[place])
      }
      return placeOrder({ ...rows, setting }, entry, content)
    },
  },
  'agreeing to a total sends the old one': {
    agreedContent: (order) => agreedContent(order, undefined),
  },
  'the order that asked stays beside the one that was agreed to': {
    replaceOrder: (rows, entry) => putEntry(rows, entry).then(() => true),
  },
  'the order that asked goes and nothing takes its place': {
    replaceOrder: (rows, _entry, replaces) => rows.delete(replaces).then(() => true),
  },
  'a changed total counts as a receipt': trusting(
    'order',
    (answer, entry) => refusalOf(answer, entry)?.code === 'total_changed',
  ),
  'goods that are not sold count as ordered': trusting(
    'order',
    (answer, entry) => refusalOf(answer, entry)?.code === 'unavailable',
  ),
  'an order counts as received without an answer': trusting('order', (answer) => 'silent' in answer),
  'the centre places an order twice under one id': { centre: { ordersHaveNoKey: true } },
  'the centre orders goods twice': { centre: { goodsAreOrderedTwice: true } },
  'the centre compares no total': { centre: { priceIsNotCompared: true } },
  'withdrawing an order that is being sent says "not sent"': {
    withdrawOrder: async (store, now, request) => {
      const withdrawal = await withdrawOrder(store, now, { ...request, evenIfSent: true })
      return withdrawal === 'withdrawn, perhaps sent' ? 'withdrawn' : withdrawal
    },
  },
  'an order is forgotten in a transaction after its withdrawal': {
    withdrawOrder: async (store, now, request) => {
      const withdrawal = await withdrawEntry(store, now, { ...request, evenWhileSent: true })
      await store.transact((rows) => rows.putSetting('forgotten', request.id))
      return withdrawal
    },
  },
  'a cancellation counts as done whatever the centre says': trusting(
    'orderCancel',
    (answer) => 'status' in answer,
  ),
  'a cancellation counts as done without an answer': trusting('orderCancel', (answer) => 'silent' in answer),
  'the centre cancels what is paid': { centre: { cancelsWhatIsPaid: true } },
  'a later edit forgets what the earlier one changed': {
    editOf: (draft, earlier) => {
      const content = editOf(draft, earlier)
      const isNew = ([field]: [string, unknown]) => !(field in (earlier?.changes ?? {}))
      return (
        content && { ...content, changes: Object.fromEntries(Object.entries(content.changes).filter(isNew)) }
      )
    },
  },
  'an edit does not name the one that it takes in': {
    editOf: ({ values, before: _before, ...draft }) => ({ ...draft, changes: values, after: [] }),
  },
  'an edit has seen what the one that it takes in had not': {
    editOf: (draft, earlier) => {
      const content = editOf(draft, earlier)
      return content && { ...content, seen: draft.seen }
    },
  },
  'two tabs replace the edits of one another': {
    putInPlace: async (rows, place, entry) => {
      const [inPlace] = (await rows.unsent(place.account, 'edit')).filter(({ lane }) => lane === place.lane)
      return putInPlace(rows, { ...place, earlier: inPlace?.id }, entry)
    },
  },
  'insisting does not say which version was seen': {
    insisting: ({ id, theirs: _theirs, ...edit }) => ({ ...edit, after: [...edit.after, id] }),
  },
  "another editor's change counts as done": trusting(
    'edit',
    (answer, entry) => refusalOf(answer, entry)?.code === 'changed',
  ),
  'an edit counts as done without an answer': trusting('edit', (answer) => 'silent' in answer),
  'the centre makes an edit twice': { centre: { editsHaveNoKey: true } },
  'the centre compares no version': { centre: { versionIsNotCompared: true } },
  'the centre asks about an edit of the same phone': { centre: { afterIsIgnored: true } },
  'the centre lets two people answer the same': { centre: { deskComparesNothing: true } },
  'the centre lets one person answer the same on two phones': { centre: { deskTrustsOwnPhones: true } },
  'the centre asks about a desk answer of the same phone': { centre: { deskIgnoresAfter: true } },
  'a desk answer does not name the earlier ones of its phone': { namesOf: () => '' },
}
