import { wordsForCentre } from './filter.ts'
import {
  colleaguesAtDesk,
  deskReport,
  findAtDesk,
  markSpam,
  type Colleague,
  type DeskItem,
  type DeskReport,
} from '#src/backend/desk.ts'
import { documentBytes } from '#src/backend/documents.ts'
import { blobOf } from '#src/core/documents/fetched.ts'
import { accessToken } from '#src/core/session/access-token.ts'

/** Calls the centre as a desk account; `undefined` without a usable answer. */
async function callAsColleague<Result>(
  account: string,
  call: (token: string) => Promise<{ readonly data: Result } | object>,
): Promise<Result | undefined> {
  const token = await accessToken({ owner: account })
  const answer = token === undefined ? {} : await call(token)
  return 'data' in answer ? (answer.data as Result) : undefined
}

/** Searches the centre by reference, phone number or words, including items no longer on phones. */
export async function findAtCentre(account: string, words: string): Promise<readonly DeskItem[] | undefined> {
  return (await callAsColleague(account, (token) => findAtDesk(wordsForCentre(words), token)))?.items
}

/** Everybody at the desk, with how much of what is open is theirs. */
export function colleaguesNow(account: string): Promise<readonly Colleague[] | undefined> {
  return callAsColleague(account, colleaguesAtDesk)
}

/** Fetches the report of the last `weeks` weeks; `undefined` without a usable answer. */
export function reportNow(account: string, weeks: number): Promise<DeskReport | undefined> {
  return callAsColleague(account, (token) => deskReport(weeks, token))
}

/** A file of a request or of an answer to it; undefined where it cannot be had now. */
export async function attachmentOf(
  account: string,
  { id, owner }: Pick<DeskItem, 'id' | 'owner'>,
  sha256: string,
): Promise<Blob | undefined> {
  const bytes = await callAsColleague<Uint8Array<ArrayBuffer>>(account, (token) =>
    owner === null ? Promise.resolve({}) : documentBytes(owner, id, sha256, token),
  )
  return bytes && blobOf(bytes)
}

/** The largest number of requests in one call. */
const maxSpamBatch = 500

/**
 * Marks requests as spam, or removes the mark. Returns the ids that changed; `undefined` if the centre cannot be
 * reached.
 */
export async function setSpam(
  account: string,
  items: readonly string[],
  isSpam: boolean,
): Promise<readonly string[] | undefined> {
  const moved: string[] = []
  for (let at = 0; at < items.length; at += maxSpamBatch) {
    const batch = items.slice(at, at + maxSpamBatch)
    const now = await callAsColleague<readonly string[]>(account, (token) => markSpam(batch, isSpam, token))
    // Items moved before the connection broke are reported; the rest can be selected again.
    if (!now) return moved.length > 0 ? moved : undefined
    moved.push(...now)
  }
  return moved
}
