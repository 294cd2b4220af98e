import { sendEdit, type EditAnswer } from '#src/backend/editing.ts'
import { catchUp } from '#src/core/catalogue/sync.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { device, type HeldEdit } from '#src/device/database.ts'
import { alone } from '#src/device/locks.ts'
import { pollWhileVisible } from '#src/core/line/poll-while-visible.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { editsOf } from './edits.ts'

const interval = 30_000

/** Sends what the person changed while a page is looked at; answers how to stop. */
export function followEdits(): () => void {
  return pollWhileVisible(() => sendEdits(), interval)
}

/** Sends what waits, as whoever is signed in; a change goes from the phone only when the centre has answered for it. */
export async function sendEdits(send = sendEdit): Promise<void> {
  const person = await heldPerson().catch(() => undefined)
  if (!person || !(await waitingOf(person.id)).length) return
  const token = await accessToken({ owner: person.id })
  if (!token) return
  const done = await alone('edits', async () => {
    let some = false
    for (const { id } of await waitingOf(person.id)) {
      // As it is now: it may have been changed or taken back while others went out.
      const edit = await device.edits.get(id)
      if (edit?.state !== 'waiting') continue
      const { kind, path, part, changes, seen, after } = edit
      const answer = await send({ id, kind, path, part: part || undefined, changes, seen, after }, token)
      if ('silent' in answer) break
      await noted(edit, answer)
      some ||= 'done' in answer
    }
    return some
  })
  // Who changed something sees it on the shelf now, not at the next look.
  if (done) await catchUp()
}

async function waitingOf(account: string): Promise<HeldEdit[]> {
  const all = await editsOf(account).catch(() => [])
  return all.filter(({ state }) => state === 'waiting')
}

/** By its id: a later change of the same thing has another and is not met. */
function noted({ id }: HeldEdit, answer: Exclude<EditAnswer, { silent: true }>) {
  return outcomeOf(() => {
    if ('done' in answer) return device.edits.delete(id)
    if ('conflict' in answer) return device.edits.update(id, { state: 'asks', theirs: answer.conflict })
    return device.edits.update(id, { state: 'returned', why: answer.refused })
  })
}
