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
import { accessToken } from '#src/core/session/access-token.ts'
import { typeOf } from '#src/device/photos/signature.ts'

/** Asks as somebody who works at the centre; nothing where it cannot be asked now or does not tell. */
async function asked<Said>(
  account: string,
  ask: (token: string) => Promise<{ readonly said: Said } | object>,
): Promise<Said | undefined> {
  const token = await accessToken({ owner: account })
  const answer = token === undefined ? {} : await ask(token)
  return 'said' in answer ? (answer.said as Said) : undefined
}

/** What the centre has by a reference, a phone number or words, also what no phone keeps any more. */
export async function findAtCentre(account: string, words: string): Promise<readonly DeskItem[] | undefined> {
  return (await asked(account, (token) => findAtDesk(wordsForCentre(words), token)))?.items
}

/** Everybody at the desk, with how much of what is open is theirs. */
export function colleaguesNow(account: string): Promise<readonly Colleague[] | undefined> {
  return asked(account, colleaguesAtDesk)
}

/** How much came in within so many weeks. */
export function reportNow(account: string, weeks: number): Promise<DeskReport | undefined> {
  return asked(account, (token) => deskReport(weeks, token))
}

/** A file of a request; undefined where it cannot be had now. */
export async function paperOf(
  account: string,
  { id, owner }: Pick<DeskItem, 'id' | 'owner'>,
  sha256: string,
): Promise<Blob | undefined> {
  const bytes = await asked<Uint8Array<ArrayBuffer>>(account, (token) =>
    owner === null ? Promise.resolve({}) : documentBytes(owner, id, sha256, token),
  )
  if (bytes === undefined) return undefined
  // Of our own origin once it has an address: only a picture or a PDF, by its first bytes, may be more than a download.
  return new Blob([bytes], { type: typeOf(bytes) ?? 'application/octet-stream' })
}

/** Most that the centre takes at once. */
const spamAtOnce = 500

/** Puts requests aside as spam or takes them back; the ids of those that moved, undefined where the centre cannot be asked now. */
export async function setSpam(
  account: string,
  items: readonly string[],
  isSpam: boolean,
): Promise<readonly string[] | undefined> {
  const moved: string[] = []
  for (let at = 0; at < items.length; at += spamAtOnce) {
    const some = items.slice(at, at + spamAtOnce)
    const now = await asked<readonly string[]>(account, (token) => markSpam(some, isSpam, token))
    // What moved before the line broke has moved: it is told, and the rest can be chosen again.
    if (!now) return moved.length > 0 ? moved : undefined
    moved.push(...now)
  }
  return moved
}
