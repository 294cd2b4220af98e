import { sendEdit, type EditAnswer } from '#src/backend/editing.ts'
import { syncCatalogue } from '#src/core/catalogue/sync.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import type { StoredEdit } from '#src/device/account-rows.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { withLock } from '#src/device/locks.ts'
import { pollWhileVisible } from '#src/core/connection/poll-while-visible.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { editsOf } from './edits.ts'

const interval = 30_000

/** Sends what the person changed while a page is looked at; returns a function that stops it. */
export function startEditSync(): () => void {
  return pollWhileVisible(() => sendEdits(), interval)
}

/** Sends what waits, as the signed-in user; a change goes from the phone only when the centre has answered for it. */
export async function sendEdits(send = sendEdit): Promise<void> {
  const person = await currentPerson().catch(() => undefined)
  if (!person || !(await waitingOf(person.id)).length) return
  const token = await accessToken({ owner: person.id })
  if (!token) return
  const isDone = await withLock('edits', async () => {
    let batch = false
    for (const { id } of await waitingOf(person.id)) {
      // As it is now: it may have been changed or taken back while others went out.
      const edit = await outbox.edits.get(id)
      if (edit?.state !== 'waiting') continue
      const { kind, path, part, changes, seen, after } = edit
      const answer = await send({ id, kind, path, part: part || undefined, changes, seen, after }, token)
      if ('silent' in answer) break
      await noted(edit, answer)
      batch ||= 'done' in answer
    }
    return batch
  })
  // Who changed something sees it on the shelf now, not at the next look.
  if (isDone) await syncCatalogue()
}

async function waitingOf(account: string): Promise<StoredEdit[]> {
  const all = await editsOf(account).catch(() => [])
  return all.filter(({ state }) => state === 'waiting')
}

/** By its id: a later change of the same thing has another and is not met. */
function noted({ id }: StoredEdit, answer: Exclude<EditAnswer, { silent: true }>) {
  return saveResultOf(() => {
    if ('done' in answer) return outbox.edits.delete(id)
    if ('conflict' in answer) return outbox.edits.update(id, { state: 'asks', theirs: answer.conflict })
    return outbox.edits.update(id, { state: 'returned', why: answer.refused })
  })
}
