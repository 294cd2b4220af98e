import { completeRequest, uploadDocument } from '#src/platform/backend/documents.ts'
import { newId } from '#src/base/ids.ts'
import { fileCalls } from '#src/platform/files/file-calls.ts'
import { kindOf } from './kinds.ts'
import { keyOf, sendersNow } from '#src/platform/session/keys.ts'
import { isGuests } from '#src/platform/session/owner.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { currentPerson, sessionState } from '#src/platform/session/stored-session.ts'
import { withLock } from '#src/platform/device/locks.ts'
import { contentOf } from './content.ts'
import type { DrainOptions } from './policy.ts'
import type { ReceivedEntry, WaitingEntry } from './entry.ts'
import { nextStep } from './files-step.ts'
import { decryptContent, encryptDetails } from './encrypted-content.ts'
import { storedOutbox } from './stored-outbox.ts'
import type { NotDone } from '#src/platform/backend/answer.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { BatchAnswer, OutboxWorld } from './world.ts'
import { sendWords, type SendingPhone } from './send-words.ts'
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
  settle: (owner, ids) => settleReceipts(owner, { store: settlingStore, kindOf, open: openReceived }, ids),
}

const settlingStore = storedOutbox(undefined, outbox.tables)

async function openReceived({ owner, sealed }: ReceivedEntry): Promise<string | undefined> {
  const key = await keyOf(owner)
  return key && (await decryptContent(key, sealed))?.content
}

const documentCalls = { uploadDocument, completeRequest }

/** As whom something of this phone's may go out now. */
function owners(): Promise<readonly string[]> {
  return currentPerson().then((person) => sendersNow(person?.id))
}

/** Sends content, or the next step of an entry with files. */
async function send(
  owner: string,
  batch: readonly WaitingEntry[],
  options: DrainOptions,
): Promise<BatchAnswer> {
  const key = await keyOf(owner)
  if (!key) return { silent: true }
  const [entry] = batch
  const phone: SendingPhone = {
    owner,
    kindOf,
    open: (sealed) => decryptContent(key, sealed),
    seal: (details) => encryptDetails(key, details),
    asOwner: (call) => asAccount(owner, call),
  }
  if (!entry?.files) return sendWords(batch, phone)
  const content = await decryptContent(key, entry.sealed)
  if (!content) return { results: new Map() }
  const sendContent = () => sendWords([entry], phone)
  const { asOwner } = phone
  const { manifest, answers } = contentOf(content.content)
  const folder = kindOf(entry.kind).folderOf?.(answers) ?? { owner, request: entry.id }
  const anyNetwork = options.anyNetwork === true
  const calls = fileCalls({ entry, key, asOwner, sendContent, folder, anyNetwork }, documentCalls)
  return nextStep(entry, manifest, calls)
}

/** Calls as the owner, and once more with a new token if the centre refuses the old one. A guest has to sign in. */
export async function asAccount<Value extends object>(
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
