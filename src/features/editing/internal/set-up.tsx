import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { learnRoles } from '#src/features/people/people.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useRoles } from '#src/platform/ui/use-roles.ts'
import { AreaList } from './area-list.tsx'
import { OpenTheCentre } from './open-the-centre.tsx'
import { claimSetUp } from './set-up-api.ts'
import { SettingGroups } from './setting-list.tsx'
import { TryMessages } from './try-messages.tsx'

const lastStep = 5

/** The open step, once the person is an admin; before that, what makes them one. */
export default function SetUp({ pass, step }: { pass: string | undefined; step: number }) {
  const account = usePerson()?.id
  const roles = useRoles()
  if (!account || !roles) return <Spinner />
  if (!roles.includes('admin')) return <Claim key={account} account={account} pass={pass} />
  return (
    <>
      <p className="font-bold" role="status">
        {t`Step ${step} of ${lastStep}`}
      </p>
      <Step account={account} step={step} />
      <p className="flex flex-wrap gap-3">
        {step > 1 && (
          <AppLink to="/start" search={{ step: String(step - 1) }} className="button-quiet">
            {t`Back`}
          </AppLink>
        )}
        {step < lastStep && (
          <AppLink to="/start" search={{ step: String(step + 1) }} className="button">
            {t`Continue`}
          </AppLink>
        )}
      </p>
      <p className="text-muted">{t`You can leave at any time. Everything saved stays.`}</p>
    </>
  )
}

function Step({ account, step }: { account: string; step: number }) {
  if (step === 1)
    return (
      <>
        <h2>{t`You are the admin`}</h2>
        <p>{t`Now see whether mails and text messages arrive. Without them nobody gets an OTP.`}</p>
        <TryMessages account={account} />
      </>
    )
  if (step === 2)
    return (
      <>
        <h2>{t`Your centre`}</h2>
        <SettingGroups account={account} groups={['centre', 'hours', 'contact']} step={step} />
      </>
    )
  if (step === 3)
    return (
      <>
        <h2>{t`Shelves and services`}</h2>
        <SettingGroups account={account} groups={['shelves']} step={step} />
      </>
    )
  if (step === 4) return <AreaList account={account} />
  return (
    <>
      <h2>{t`Payment`}</h2>
      <p>{t`Cash always works. For UPI write your address. For cards, whoever runs the computer sets the keys of Razorpay or Stripe.`}</p>
      <SettingGroups account={account} groups={['payment']} step={step} />
      <OpenTheCentre account={account} />
    </>
  )
}

/** Makes the person the admin by the key of the address; returns why not, as long as they are none. */
async function claim(account: string, pass: string | undefined): Promise<Undone> {
  // Without a key they may be an admin of whom this phone does not know yet.
  const done = pass === undefined ? undefined : await callCentre(account, (token) => claimSetUp(pass, token))
  return (typeof done === 'string' ? done : await learnRoles(account)) ?? 'no right'
}

/** Says why the person is not made the admin. */
function Claim({ account, pass }: { account: string; pass: string | undefined }) {
  const [why, setWhy] = useState<Undone>()
  useEffect(() => {
    let left = false
    void claim(account, pass).then((found) => left || setWhy(found))
    return () => void (left = true)
  }, [account, pass])
  if (!why) return <Spinner />
  const again = () => {
    setWhy(undefined)
    void claim(account, pass).then(setWhy)
  }
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p>
        {why === 'no right'
          ? t`This address does not open the set-up any more. Start the computer’s program again and open the address that it prints.`
          : whyUndone(why)}
      </p>
      <button type="button" className="button" onClick={again}>
        {t`Try again`}
      </button>
    </div>
  )
}
