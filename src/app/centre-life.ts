import { centreLife } from '#src/platform/backend/life.ts'
import { lifeSetting } from '#src/platform/outbox/setting-keys.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'

/**
 * Asks whether the centre was restored from a backup. If so, its versions and receipts since then are void: the phone
 * fetches all mirrors anew, and sends lost entries again (begin-anew.ts).
 */
export async function followCentreLife(ask = centreLife): Promise<void> {
  const answer = await ask()
  if (!answer) return
  const known = (await withOutbox(() => outbox.settings.get(lifeSetting)))?.value
  if (known === answer.life) return
  if (known === undefined)
    return void (await withOutbox(() => outbox.settings.put({ key: lifeSetting, value: answer.life })))
  const { beginAnew } = await import('./begin-anew.ts')
  await beginAnew(answer)
}
