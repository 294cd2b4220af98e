import { deleteAccount, whatWouldGo, type Going } from '#src/backend/privacy.ts'
import { belongingsOf, awayKey, dropBelongings, openTables, pinKey } from '#src/core/lock/belongings.ts'
import { dropAccountKeys, whileNobodyElseSigns } from '#src/core/keys/account-key.ts'
import { unsentOf } from '#src/core/outbox/stored-outbox.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { keepChoice } from '#src/device/choices.ts'
import { device } from '#src/device/database.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { unsubscribePush } from '#src/device/push.ts'
import { outcomeOf } from '#src/device/trouble.ts'

export type { Going } from '#src/backend/privacy.ts'

/** What would become of the account at the centre; nothing where it cannot be asked now. */
export async function goingNow(account: string): Promise<Going | undefined> {
  const token = await accessToken({ owner: account })
  return token === undefined ? undefined : whatWouldGo(token)
}

/** How much of an account's on this phone the centre does not have: submissions, drafts, wishes to order and edits. */
export async function onlyHere(account: string): Promise<number> {
  const [entries, drafts, wishes, edits] = await Promise.all([
    steadily(() => unsentOf(account)),
    steadily(() => outbox.drafts.where({ owner: account }).count()),
    device.wishes.where({ account }).count(),
    device.edits.where({ account }).count(),
  ])
  return entries + drafts + wishes + edits
}

/** What deleting came to. `more here`: more waits on this phone than the person gave up. Nothing was changed then. */
export type Leaving = 'gone' | 'last admin' | 'more here' | 'no line'

/**
 * Deletes the account at the centre, and then all of it on this phone. What only this phone has goes too: `givenUp` is how much of that
 * the person has agreed to lose.
 */
export async function leaveForGood(account: string, givenUp: number): Promise<Leaving> {
  if ((await onlyHere(account)) > givenUp) return 'more here'
  const token = await accessToken({ owner: account })
  const answer = token === undefined ? 'unknown' : await deleteAccount(token)
  if (answer !== 'gone') return answer === 'unknown' ? 'no line' : answer
  await outcomeOf(() => whileNobodyElseSigns(() => eraseHere(account)))
  keepChoice('signed-in', null)
  void unsubscribePush()
  return 'gone'
}

async function eraseHere(account: string): Promise<void> {
  await dropAccountKeys()
  await device.transaction('rw', openTables, async () => {
    await dropBelongings(await belongingsOf(account))
    await device.settings.bulkDelete([awayKey(account), pinKey(account)])
  })
  const { entries, drafts, requests, files, fileBytes, settings } = outbox
  await steadily(() =>
    outbox.transaction('rw', [entries, drafts, requests, files, fileBytes, settings], async () => {
      await fileBytes.bulkDelete(await files.where({ owner: account }).primaryKeys())
      for (const table of [entries, drafts, requests, files]) await table.where({ owner: account }).delete()
      await settings.filter(({ key }) => key.split(':').includes(account)).delete()
    }),
  )
}
