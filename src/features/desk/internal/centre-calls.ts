import { wordsForCentre } from './filter.ts'
import { itemKey, type DeskItem } from './item.ts'
import {
  colleaguesAtDesk,
  deskReport,
  findAtDesk,
  markSpam,
  type Colleague,
  type DeskFound,
  type DeskReport,
} from './desk-api.ts'
import { documentBytes } from '#src/platform/backend/documents.ts'
import { blobOf } from '#src/platform/files/fetched.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'

export type { DeskFound }

/**
 * Searches the centre by reference, phone number or words, including items no longer on phones; goes on with an earlier
 * answer.
 */
export async function findAtCentre(
  account: string,
  words: string,
  earlier?: DeskFound,
): Promise<DeskFound | Undone> {
  const found = await callCentre<DeskFound>(account, (token) =>
    findAtDesk(wordsForCentre(words), earlier?.before, token),
  )
  if (typeof found === 'string' || !earlier) return found
  return { ...found, items: [...earlier.items, ...found.items] }
}

/** Returns the found items that a list does not show already. */
export function notIn(list: readonly DeskItem[], found: DeskFound): DeskFound {
  const shown = new Set(list.map(itemKey))
  return { ...found, items: found.items.filter((item) => !shown.has(itemKey(item))) }
}

/** Everybody at the desk, with the number of their open items; or the reason that there is no answer. */
export function colleaguesNow(account: string): Promise<readonly Colleague[] | Undone> {
  return callCentre(account, colleaguesAtDesk)
}

/** Fetches the report of the last `weeks` weeks, or returns why it cannot be had. */
export function reportNow(account: string, weeks: number): Promise<DeskReport | Undone> {
  return callCentre(account, (token) => deskReport(weeks, token))
}

/** A file of a request or of an answer to it, or why it cannot be had. */
export async function attachmentOf(
  account: string,
  { id, owner }: Pick<DeskItem, 'id' | 'owner'>,
  sha256: string,
): Promise<Blob | Undone> {
  const bytes = await callCentre<Uint8Array<ArrayBuffer>>(account, (token) =>
    owner === null ? Promise.resolve({ status: 404 }) : documentBytes(owner, id, sha256, token),
  )
  return typeof bytes === 'string' ? bytes : blobOf(bytes)
}

/** The largest number of requests in one call. */
const maxSpamBatch = 500

/**
 * Marks requests as spam, or removes the mark. Returns the ids that changed, or why none did.
 */
export async function setSpam(
  account: string,
  items: readonly string[],
  isSpam: boolean,
): Promise<readonly string[] | Undone> {
  const moved: string[] = []
  for (let at = 0; at < items.length; at += maxSpamBatch) {
    const batch = items.slice(at, at + maxSpamBatch)
    const now = await callCentre<readonly string[]>(account, (token) => markSpam(batch, isSpam, token))
    // Items moved before the connection broke are reported; the rest can be selected again.
    if (typeof now === 'string') return moved.length > 0 ? moved : now
    moved.push(...now)
  }
  return moved
}
