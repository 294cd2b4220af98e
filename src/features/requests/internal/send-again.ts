import { guestAtHand, isStillGuest } from '#src/platform/session/guest-secret.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { contentText, hashOf } from '#src/platform/outbox/content.ts'
import { encryptContent } from '#src/platform/outbox/encrypted-content.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { fateOfRequest, lostAgain } from '#src/platform/outbox/lost.ts'
import { outboxTables } from '#src/platform/outbox/stored-outbox.ts'
import { confirm, isUnconfirmed, type Unconfirmed } from '#src/platform/outbox/unconfirmed.ts'
import { outbox, transactOutbox, type StoredEntry } from '#src/platform/device/outbox-database.ts'
import { decrypt } from '#src/platform/device/encryption.ts'
import type { Request } from '#src/features/requests/requests.ts'

/**
 * Puts mirrored requests that a restored centre has lost into the outbox, under their own ids: with answers alone a
 * request waits, with files or a payment it is returned, to be completed by the person. Called when the whole list was
 * fetched. Each in its own transaction, so that a kill leaves the rest for the next time.
 */
export async function sendLostAgain(
  owner: string,
  key: CryptoKey,
  { ids, from }: Unconfirmed,
): Promise<void> {
  for (const id of ids) {
    const row = await outbox.requests.get(id)
    const text = row?.owner === owner ? await decrypt(key, row.sealed).catch(() => undefined) : undefined
    const request = text === undefined ? undefined : (JSON.parse(text) as Request)
    const fate = request ? fateOfRequest(request, from) : 'gone'
    await resubmit(
      owner,
      id,
      request && fate !== 'gone' ? await entryOf(request, owner, key, fate) : undefined,
    )
  }
}

async function resubmit(owner: string, id: string, entry: Entry | undefined): Promise<void> {
  const guest = owner === guestOwner ? await guestAtHand() : undefined
  await transactOutbox([outbox.requests, ...outboxTables], async () => {
    if (owner === guestOwner && !(guest && (await isStillGuest(guest)))) return
    if (!(await isUnconfirmed('requests', owner, id))) return
    if (entry && !(await outbox.entries.get(id))) {
      await outbox.entries.put(entry as unknown as StoredEntry)
      await outbox.requests.delete(id)
    }
    await confirm('requests', owner, [id])
  })
}

async function entryOf(
  request: Request,
  owner: string,
  key: CryptoKey,
  fate: 'waits' | 'returned',
): Promise<Entry> {
  const { id, kind, language, form_version: version } = request
  const content = contentText({
    answers: request.answers,
    filledBy: request.filled_by ?? undefined,
    form: kind,
    language,
    manifest: [],
    subject: request.subject ?? undefined,
    version,
  })
  const guest = owner === guestOwner ? (await guestAtHand())?.secret : undefined
  const facts = {
    id,
    kind,
    owner,
    lane: id,
    hash: await hashOf(content),
    sealed: await encryptContent(key, { content, ...(guest === undefined ? {} : { guest }) }),
    createdAt: Date.parse(request.made_at),
    attempts: 0,
  }
  return lostAgain(facts, fate, Date.now())
}
