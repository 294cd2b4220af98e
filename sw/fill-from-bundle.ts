import { sumOf } from '#src/base/difference.ts'
import { contentsUrl, cutInto, partUrl, type BundleContents } from '#src/base/offline-bundle.ts'
import { shellKey, type OfflineShell } from '#src/base/offline-pack.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import { fetchChanged } from './fetch-changed.ts'
import { fileForCache, openFile } from './fetch-file.ts'
import { fetchInto, isNoRoom } from './fetch-into.ts'
import { fillingOf, isMissing, shellIn, store, type Filling } from './filling.ts'
import { mainKey, otherCopies, revisionOf } from './packs.ts'
import { takeAlong } from './take-along.ts'

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>

/** Entries that are written at the same time, while the next ones come. */
const writesAtOnce = 8

/**
 * Fills a pages cache, and the cache of chunks, from this build's bundle: a few files, one after the other, each cut into
 * entries as it comes. An entry is stored only if it is what the build wrote. Stored entries are not stored again, and a
 * part whose entries are all stored is not fetched: on a phone with an earlier build most of them are, and what changed comes
 * singly. The main pages are marked as soon as they are there with all that they need.
 *
 * @param goesOn false once the language is not wanted any more; then it rejects
 * @returns the shell, once every entry of the bundle is stored; `undefined` if the host has no bundle of this build, or
 *   a part of it does not come. Rejects if there is no room
 */
export async function fillFromBundle(
  language: Language,
  pages: Cache,
  goesOn: () => boolean,
): Promise<OfflineShell | undefined> {
  const filling = await fillingOf(language, pages, goesOn)
  const requests = partRequests(language)
  const hasEarlier = (await otherCopies(language)).length > 0
  let shared: Promise<boolean> | undefined
  try {
    // Beside the contents, without which nobody can read it: half a second on a slow connection.
    if (!hasEarlier && !filling.stored.has(shellKey)) requests.begin(0)
    const contents = await contentsOf(language)
    if (!contents) return undefined
    if (hasEarlier) {
      await takeAlong(filling, contents)
      await fetchChanged(filling, contents)
    }
    const sharedFiles = contents.shared.map(([key]) => key)
    shared = fetchInto(filling.assets, sharedFiles).then(
      () => true,
      () => false,
    )
    for (const at of contents.parts.keys()) {
      if (!(await storePart(filling, requests, contents.parts, at))) return undefined
      if (at + 1 === contents.main && (await shared)) await pages.put(mainKey, new Response())
    }
    return await shellIn(pages)
  } finally {
    requests.abort()
    await shared
  }
}

async function contentsOf(language: Language): Promise<BundleContents | undefined> {
  const file = await fileForCache(contentsUrl(language, revisionOf(language)))
  return (await file?.json().catch(() => undefined)) as BundleContents | undefined
}

/** The requests for parts: one may begin before its turn, so that the connection is never idle between two. */
function partRequests(language: Language) {
  const stop = new AbortController()
  const running = new Map<number, Promise<Pieces | undefined>>()
  const request = (part: number): Promise<Pieces | undefined> => {
    const answer = running.get(part) ?? openFile(partUrl(language, revisionOf(language), part), stop.signal)
    running.set(part, answer)
    answer.catch(() => undefined)
    return answer
  }
  return {
    begin: (part: number) => void request(part),
    /** Returns a part's bytes as they come, once for each request; `undefined` if another file comes. */
    take: (part: number) => {
      const answer = request(part)
      running.delete(part)
      return answer
    },
    abort: () => stop.abort(),
  }
}

type Requests = ReturnType<typeof partRequests>
type Parts = BundleContents['parts']

/**
 * Stores the missing entries of a part, again after each broken connection that brought something. False if nothing more
 * comes: on a connection that breaks always at the same place, single files go further.
 */
async function storePart(filling: Filling, requests: Requests, parts: Parts, at: number): Promise<boolean> {
  const entries = parts[at]!
  for (let missing = entries.filter(isMissing(filling)); missing.length > 0;) {
    await storeFrom(filling, requests, parts, at).catch((error: unknown) => {
      if (isNoRoom(error) || !filling.goesOn()) throw error
    })
    const left = entries.filter(isMissing(filling))
    if (left.length === missing.length) return false
    missing = left
  }
  return true
}

/**
 * Stores the missing entries of a part from one request. Rejects if the connection breaks, if something else comes, if
 * there is no room, or if the language is not wanted any more; entries stored until then stay.
 */
async function storeFrom(filling: Filling, requests: Requests, parts: Parts, at: number): Promise<void> {
  const entries = parts[at]!
  const lengths = entries.map(([, length]) => length)
  const countReceived = requestNextAtHalf(filling, requests, parts, at)
  const pieces = await requests.take(at)
  if (!pieces) return
  const writes = writeQueue()
  let place = 0
  try {
    for await (const bytes of cutInto(pieces, lengths)) {
      const [key, , sum] = entries[place++]!
      if (!filling.goesOn()) throw new Error('Another language is wanted')
      countReceived(bytes.length)
      if (filling.stored.has(key)) continue
      if ((await sumOf(bytes)) !== sum) throw new Error(`Something else than ${key} came`)
      await writes.add(() => store(filling, key, bytes))
    }
  } finally {
    await writes.ended()
  }
  await writes.succeeded()
}

/** Returns a function that counts a part's bytes, and requests the next part, if any of it is missing, after half of them. */
function requestNextAtHalf(
  filling: Filling,
  requests: Requests,
  parts: Parts,
  at: number,
): (bytes: number) => void {
  const isNextMissing = parts[at + 1]?.some(isMissing(filling)) === true
  const total = parts[at]!.reduce((sum, [, length]) => sum + length, 0)
  let received = 0
  return (bytes) => {
    received += bytes
    if (isNextMissing && received * 2 > total) requests.begin(at + 1)
  }
}

/** Runs some writes at the same time. If one fails, a later `add` or `succeeded` rejects. */
function writeQueue() {
  const running: Promise<void>[] = []
  return {
    /** Begins a write once there is room for it. */
    async add(work: () => Promise<void>): Promise<void> {
      if (running.length === writesAtOnce) await running.shift()
      const writing = work()
      writing.catch(() => undefined)
      running.push(writing)
    },
    /** Resolves once none is running any more, whether or not they failed. */
    ended: () => Promise.allSettled(running),
    succeeded: () => Promise.all(running),
  }
}
