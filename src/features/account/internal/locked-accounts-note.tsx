import { useEffect, useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import type { LockedAccount } from '#src/features/shared-phone/locked-accounts.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { useLockedAccounts } from '#src/features/account/use-lock.ts'

/**
 * Says on the sign-in page that entries of a locked account are unsent, with a link to the lock screen; never names
 * the account.
 */
export function LockedAccountsNote() {
  const all = useLockedAccounts() ?? []
  const gone = useGoneAmong(all)
  const left = all.filter(({ account }) => !gone.includes(account))
  const back = useReturnAddress()
  const waits = countOf(left)
  const lost = countOf(all) - waits
  return (
    <>
      {lost > 0 && (
        <div className="card mb-6 grid gap-3 p-4">
          <p>
            {plural(lost, {
              one: '# item here belongs to a deleted account. It cannot be opened.',
              other: '# items here belong to a deleted account. They cannot be opened.',
            })}
          </p>
          <button type="button" className="button-quiet justify-self-start" onClick={() => void erase(gone)}>
            {t`Delete`}
          </button>
        </div>
      )}
      {left.length > 0 && <Left left={left} waits={waits} back={back} />}
    </>
  )
}

const countOf = (left: readonly LockedAccount[]) => left.reduce((sum, { waits }) => sum + waits, 0)

/** Returns those signed-out accounts to which nobody can sign in any more; none until the centre has answered. */
function useGoneAmong(left: readonly LockedAccount[]): readonly string[] {
  const [gone, setGone] = useState<readonly string[]>([])
  const asked = left.flatMap(({ account, locked }) => (locked ? [] : [account])).join(' ')
  useEffect(() => {
    if (asked === '') return
    // Without an answer the note stays as it is.
    void import('#src/features/shared-phone/gone-accounts.ts')
      .then(({ goneAmong }) => goneAmong(asked.split(' ')))
      .then(setGone, () => undefined)
  }, [asked])
  return gone
}

async function erase(accounts: readonly string[]): Promise<void> {
  const loaded = await loadOrNotify(() => import('#src/features/shared-phone/gone-accounts.ts'))
  const outcome = await loaded?.eraseLeft(accounts)
  if (outcome?.saved === false) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

interface LeftProps {
  left: readonly LockedAccount[]
  waits: number
  back: string
}

function Left({ left, waits, back }: LeftProps) {
  return (
    <div className="card mb-6 grid gap-3 p-4">
      <p>{waits > 0 ? waitsText(waits) : t`The app is locked on this phone.`}</p>
      {left.some(({ locked }) => locked) && (
        <AppLink to="/lock" search={{ to: back }} className="button-quiet">
          {t`Unlock with a PIN`}
        </AppLink>
      )}
    </div>
  )
}

/** Returns the number of unsent entries as a text. */
export function waitsText(count: number): string {
  return plural(count, {
    one: '# item is locked on this phone. It will be sent when its owner unlocks.',
    other: '# items are locked on this phone. They will be sent when their owner unlocks.',
  })
}
