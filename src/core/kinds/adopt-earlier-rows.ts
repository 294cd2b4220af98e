import { editKind, type EditConflict, type EditContent } from '#src/core/editing/edits.ts'
import { profileKind, type Profile } from '#src/core/account/profile.ts'
import { keyOf } from '#src/core/keys/keys.ts'
import {
  additionsOf,
  orderKind,
  type OrderContent,
  type OrderProblem,
} from '#src/core/orders/order-content.ts'
import { encryptDetails } from '#src/core/outbox/encrypted-content.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import { newEntry, type Queued } from '#src/core/outbox/queue.ts'
import { consentKind } from '#src/core/privacy/consents.ts'
import { storedConsents } from '#src/core/privacy/stored-consents.ts'
import type { EarlierEdit, EarlierOrder } from '#src/device/account-rows.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'

/** An earlier build's key of a profile that was not sent. */
const earlierProfileKey = (account: string) => `profile-wish:${account}`

/**
 * Turns an earlier build's rows of an account outside the outbox (orders, edits, a profile and consents) into entries
 * with the same ids. Each row becomes its entry in one transaction, so this can be interrupted at any point. Without the
 * account's key nothing happens.
 */
export async function adoptEarlierRows(account: string): Promise<void> {
  const rows = await earlierRows(account)
  if (rows.length === 0) return
  const key = await keyOf(account)
  if (!key) return
  for (const { queued, returned, sent, remove } of rows) {
    const made = await newEntry(account, queued)
    if (!made) return
    const { code = '', status = 409, details } = returned ?? {}
    const sealed = details === undefined ? undefined : await encryptDetails(key, details)
    const { nextAttemptAt: _next, state: _state, ...facts } = made
    const attempts = sent ? 1 : 0
    const entry: Entry = returned
      ? {
          ...facts,
          attempts,
          state: 'returned',
          returned: { status, code, at: Date.now(), ...(sealed ? { sealed } : {}) },
        }
      : { ...made, attempts }
    await withOutbox(() =>
      outbox.transaction('rw', outbox.tables, async () => {
        if (!(await outbox.entries.get(entry.id))) await outbox.entries.add(entry as never)
        await remove()
      }),
    )
  }
}

/** A row of an earlier build, as it is queued now. */
interface EarlierRow {
  readonly queued: Queued
  readonly returned?:
    | { readonly code: string; readonly status: number; readonly details?: unknown }
    | undefined
  /** True if it may have reached the centre. */
  readonly sent: boolean
  readonly remove: () => Promise<unknown>
}

function earlierRows(account: string): Promise<EarlierRow[]> {
  return withOutbox(async () => {
    const [orders, edits, profile] = await Promise.all([
      outbox.wishes.where({ account }).toArray(),
      outbox.edits.where({ account }).toArray(),
      outbox.settings.get(earlierProfileKey(account)),
    ])
    const consents = (await storedConsents(account)).filter(({ sent }) => !sent)
    const queuedConsents = await outbox.entries.bulkGet(consents.map(({ id }) => id))
    return [
      ...orders.map(orderRow),
      ...edits.map(editRow),
      ...(profile ? [profileRow(account, profile.value as Profile)] : []),
      ...consents
        .filter((_, at) => !queuedConsents[at])
        .map(({ sent: _sent, ...consent }): EarlierRow => {
          const lane = `${consentKind} ${consent.purpose}`
          const queued = { id: consent.id, kind: consentKind, lane, settles: true, content: consent } as const
          return { queued, sent: true, remove: async () => undefined }
        }),
    ]
  })
}

function orderRow({ id, madeAt, state, problem, newTotal, sentAt, ...order }: EarlierOrder): EarlierRow {
  const { contact, area, payBy = 'online', language, total, items } = order
  const content: OrderContent = { contact, area, payBy, language, total, items }
  const { code = 'refused', message = '', ...about } = problem ?? {}
  const details: OrderProblem = { message, ...about, total: newTotal }
  const facts = { kind: orderKind, alone: true, settles: true, takes: additionsOf(content) } as const
  return {
    queued: { ...facts, id, madeAt, content },
    returned: state === 'waiting' ? undefined : { code, status: 409, details },
    sent: sentAt !== undefined,
    remove: () => outbox.wishes.delete(id),
  }
}

function editRow({ id, madeAt, state, theirs, why, ...edit }: EarlierEdit): EarlierRow {
  const { kind, path, part, label, changes, seen, after } = edit
  const content: EditContent = { kind, path, part, label, changes, seen, after }
  const details: EditConflict | undefined = theirs && { theirs }
  const facts = { kind: editKind, lane: `edit ${kind} ${path} ${part}`, alone: true, settles: true } as const
  const status = why === 'not allowed' ? 403 : theirs ? 409 : 422
  return {
    queued: { ...facts, id, madeAt, content },
    returned:
      state === 'waiting' ? undefined : { code: theirs ? 'changed' : `http_${status}`, status, details },
    sent: true,
    remove: () => outbox.edits.delete(id),
  }
}

function profileRow(account: string, profile: Profile): EarlierRow {
  const content = { changes: profile }
  return {
    queued: { kind: profileKind, lane: profileKind, alone: true, settles: true, content },
    sent: true,
    remove: () => outbox.settings.delete(earlierProfileKey(account)),
  }
}
