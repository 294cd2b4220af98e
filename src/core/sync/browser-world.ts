import { completeRequest, uploadDocument } from '#src/backend/documents.ts'
import { newId } from '#src/base/ids.ts'
import { fileLine } from '#src/core/documents/file-line.ts'
import { kindOf } from '#src/core/kinds/find.ts'
import { keyOf, sendersNow } from '#src/core/keys/keys.ts'
import { isGuests } from '#src/core/keys/owner.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson, sessionState } from '#src/core/session/stored-session.ts'
import { withLock } from '#src/device/locks.ts'
import { contentOf } from '#src/core/outbox/content.ts'
import type { DrainOptions } from '#src/core/outbox/due.ts'
import type { WaitingEntry } from '#src/core/outbox/entry.ts'
import { nextStep } from '#src/core/outbox/files-step.ts'
import type { Kind, KindAnswer, OpenedEntry, Sender } from '#src/core/outbox/kind.ts'
import { isPermanentError } from '#src/core/outbox/permanent-errors.ts'
import { decryptContent, encryptDetails } from '#src/core/outbox/encrypted-content.ts'
import { storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import type { NotDone } from '#src/backend/requests.ts'
import type { BatchAnswer, OutboxWorld, Result } from '#src/core/outbox/world.ts'
import { settleReceipts } from './settle.ts'

/** The world that this phone's outbox is drained in; pages and the worker have the same. */
export const browserWorld: OutboxWorld = {
  now: () => Date.now(),
  random: Math.random,
  holder: newId(),
  withLock,
  store: storedOutbox(),
  owners,
  send,
  settle: settleReceipts,
}

const documentCalls = { uploadDocument, completeRequest }

/** As whom something of this phone's may go out now. */
function owners(): Promise<readonly string[]> {
  return currentPerson().then((person) => sendersNow(person?.id))
}

/** Sends words, or the next step of what has files. */
async function send(
  owner: string,
  batch: readonly WaitingEntry[],
  haste: DrainOptions,
): Promise<BatchAnswer> {
  const key = await keyOf(owner)
  if (!key) return { silent: true }
  const [entry] = batch
  if (!entry?.files) return sendWords(owner, key, batch)
  const content = await decryptContent(key, entry.sealed)
  if (!content) return { results: new Map() }
  const sendContent = () => sendWords(owner, key, [entry])
  const asOwner: Parameters<typeof fileLine>[0]['asOwner'] = (call) => asAccount(owner, call)
  const line = fileLine({ entry, key, asOwner, sendContent, anyLine: haste.anyLine === true }, documentCalls)
  return nextStep(entry, contentOf(content.content).manifest, line)
}

/** Sends entries by kind and sender, one group after the other. */
async function sendWords(
  owner: string,
  key: CryptoKey,
  batch: readonly WaitingEntry[],
): Promise<BatchAnswer> {
  const answers: { entries: readonly OpenedEntry[]; answer: BatchAnswer }[] = []
  for (const { kind, guest, entries } of await groupsOf(key, batch)) {
    const asOwner: Sender['asOwner'] = (call) => asAccount(owner, call)
    const answer = await withSealedDetails(key, await kind.send(entries, { owner, guest, asOwner }))
    answers.push({ entries, answer })
    if ('silent' in answer) break
  }
  return mergeAnswers(answers)
}

interface Group {
  readonly kind: Kind
  readonly guest: string | undefined
  readonly entries: OpenedEntry[]
}

/** Decrypts the entries. One that does not open is left unanswered: it stays, and shows as stuck. */
async function groupsOf(key: CryptoKey, batch: readonly WaitingEntry[]): Promise<Iterable<Group>> {
  const groups = new Map<string, Group>()
  for (const { id, kind: name, sealed, hash, createdAt } of batch) {
    const opened = await decryptContent(key, sealed)
    if (!opened) continue
    const { content, guest } = opened
    const kind = kindOf(name)
    const group = groups.get(`${kind.id} ${guest}`) ?? { kind, guest, entries: [] }
    group.entries.push({ id, content, hash, madeAt: createdAt })
    groups.set(`${kind.id} ${guest}`, group)
  }
  return groups.values()
}

/** Encrypts the details of refusals, which are stored with the entries. */
async function withSealedDetails(key: CryptoKey, answer: KindAnswer): Promise<BatchAnswer> {
  if (!('results' in answer)) return answer
  const results = new Map<string, Result>()
  for (const [id, result] of answer.results) {
    if ('receipt' in result) results.set(id, result)
    else {
      const { details, ...refused } = result.refused
      const sealed = details === undefined ? undefined : await encryptDetails(key, details)
      results.set(id, { refused: { ...refused, sealed } })
    }
  }
  return { results }
}

/** Calls as the owner, and once more with a new token if the centre refuses the old one. A guest has to sign in. */
async function asAccount<Value extends object>(
  owner: string,
  call: (token: string) => Promise<Value | NotDone>,
): Promise<Value | NotDone> {
  if (isGuests(owner)) return { status: 401 }
  const token = await accessToken({ owner })
  if (token === undefined) return withoutToken()
  const answer = await call(token)
  if (!('status' in answer) || answer.status !== 401) return answer
  const renewed = await accessToken({ owner, stale: token })
  return renewed === undefined ? withoutToken() : call(renewed)
}

/** Returns why there is no token: a centre that did not answer has not ended the session. */
async function withoutToken(): Promise<NotDone> {
  return (await sessionState()).needsSignIn ? { status: 401 } : { silent: true }
}

/**
 * Merges the answers of several calls. A refused call counts as unanswered, because one entry may have caused
 * it: after some attempts each entry is sent alone.
 */
function mergeAnswers(
  answers: readonly { entries: readonly OpenedEntry[]; answer: BatchAnswer }[],
): BatchAnswer {
  if (answers.length <= 1) return answers[0]?.answer ?? { silent: true }
  const results = new Map<string, Result>()
  for (const { entries, answer } of answers) {
    if ('results' in answer) for (const [id, result] of answer.results) results.set(id, result)
    if ('status' in answer && !isPermanentError(answer.status))
      for (const { id } of entries) results.set(id, { refused: { code: 'whole_call', ...answer } })
  }
  return { results }
}
