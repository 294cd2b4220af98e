import { notKept, type Kept } from '#src/base/outcome.ts'
import { device, onDevice, type Table } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { isUsing } from './held-session.ts'

/**
 * Writes something of an account's in one transaction. `locked`, and nothing written, where its person has left the
 * phone: it would lie open for the next one.
 *
 * @param tables what is written to, besides the settings
 */
export async function keepOf(
  account: string,
  tables: readonly Table[],
  write: () => Promise<unknown>,
): Promise<Kept> {
  let isTheirs = false
  const outcome = await outcomeOf(() =>
    onDevice(() =>
      device.transaction('rw', [...tables, device.settings], async () => {
        isTheirs = await isUsing(account)
        if (isTheirs) await write()
      }),
    ),
  )
  return outcome.kept && !isTheirs ? notKept('locked') : outcome
}
