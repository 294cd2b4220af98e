import { newId } from '#src/base/ids.ts'
import { existingKey, keyOf } from '#src/platform/session/keys.ts'
import { contentText, hashOf } from './content.ts'
import { decryptContent, decryptDetails, encryptContent } from './encrypted-content.ts'
import type { Entry, WaitingEntry } from './entry.ts'

/** Something that a person sends, apart from forms. */
export interface Queued extends Pick<WaitingEntry, 'kind' | 'alone' | 'settles' | 'takes'> {
  /** JSON in the kind's own shape. */
  readonly content: object
  /** Entries of one lane are sent in the order in which they were made. By default each has its own. */
  readonly lane?: string
  /** UUID; a new one by default. */
  readonly id?: string
  /** Milliseconds since 1970 by the phone's clock; now by default. */
  readonly madeAt?: number
}

/**
 * Returns a new entry to be saved with `saveEntry` in a transaction of the owner; `undefined` without the owner's
 * key. Encryption cannot run inside a transaction, so the entry is made before.
 *
 * @param guest the guest's secret, for a guest's entry
 */
export async function newEntry(
  owner: string,
  { content, lane, id = newId(), madeAt = Date.now(), ...facts }: Queued,
  guest?: string,
): Promise<WaitingEntry | undefined> {
  const key = await keyOf(owner)
  if (!key) return undefined
  const text = contentText(content)
  return {
    ...facts,
    id,
    lane: lane ?? id,
    owner,
    hash: await hashOf(text),
    sealed: await encryptContent(key, { content: text, ...(guest === undefined ? {} : { guest }) }),
    state: 'waiting',
    attempts: 0,
    createdAt: madeAt,
    nextAttemptAt: madeAt,
  }
}

/** An entry with its decrypted content and, if it was returned, the decrypted details of the reason. */
export interface Opened<Content, Details> {
  readonly entry: Entry
  readonly content: Content
  readonly details: Details | undefined
}

/** Decrypts entries of one kind; leaves out those that the key does not open. */
export async function openEntries<Content, Details = undefined>(
  key: CryptoKey,
  entries: readonly Entry[],
): Promise<Opened<Content, Details>[]> {
  const opened = entries.map(async (entry) => {
    const text = (await decryptContent(key, entry.sealed))?.content
    if (text === undefined) return []
    const sealed = entry.state === 'returned' ? entry.returned.sealed : undefined
    const details = sealed && (await decryptDetails<Details>(key, sealed))
    return [{ entry, content: JSON.parse(text) as Content, details }]
  })
  return (await Promise.all(opened)).flat()
}

/** The same with the owner's own key; nothing without it. */
export async function openEntriesOf<Content, Details = undefined>(
  owner: string,
  entries: readonly Entry[],
): Promise<Opened<Content, Details>[]> {
  const key = entries.length > 0 ? await existingKey(owner) : undefined
  return key ? openEntries(key, entries) : []
}
