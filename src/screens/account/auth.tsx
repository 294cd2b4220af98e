import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { queryOf } from '#src/base/own-address.ts'
import type { Reach } from '#src/core/account/codes.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { useStandingPerson } from '#src/screens/frame/use-person.ts'
import { useTakenOver } from '#src/ui/use-taken-over.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { LeftHereNote } from './left-here-note.tsx'
import { verifyNotice } from './code-notices.ts'
import { CodeStep } from './code-step.tsx'
import './person-check.ts'
import { PhoneForm } from './phone-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

/**
 * The way in: signing in, signing up, or by phone alone; then the code. Who is in already is led on, but not whose session
 * the centre has ended: what they submitted waits for this.
 */
export function Auth({ to }: { to: string }) {
  const person = useStandingPerson()
  const navigate = useNavigate()
  const toOrder = useTakenOver() && queryOf(to).get('cart') === 'checkout'
  const [tab, setTab] = useState<string>()
  const [waiting, setWaiting] = useState<Reach>()
  useEffect(() => {
    // The return address may hold a question mark; the router wants it whole.
    if (person) void navigate({ href: to, replace: true } as never)
  }, [person, navigate, to])

  return (
    <Page
      title={t`Sign In`}
      description={t`Sign in to order, to apply and to see what became of your requests.`}
      canonical="/auth"
      unlisted
      noChat
    >
      <div className="column max-w-md py-6">
        <LeftHereNote />
        {toOrder && <p className="pb-4">{t`To order, sign in. Your cart stays on this phone.`}</p>}
        {waiting ? (
          <CodeStep
            sentTo={[waiting.phone, waiting.email].filter(Boolean).join(', ')}
            onCode={(code) => signInByCode(waiting, code)}
            onBack={() => setWaiting(undefined)}
          />
        ) : (
          <Tabs
            label={t`Sign In`}
            // Nothing but a number is asked for there: the shortest way for who only wants to order.
            selected={tab ?? (toOrder ? 'phone' : 'sign-in')}
            onSelect={setTab}
            tabs={[
              { id: 'sign-in', title: t`Sign In`, panel: <SignInForm onCodes={setWaiting} /> },
              { id: 'sign-up', title: t`Sign Up`, panel: <SignUpForm onCodes={setWaiting} /> },
              { id: 'phone', title: t`Phone only`, panel: <PhoneForm onCodes={setWaiting} /> },
            ]}
          />
        )}
      </div>
    </Page>
  )
}

async function signInByCode(reach: Reach, code: string) {
  const loaded = await loadOrSay(() => import('#src/core/account/codes.ts'))
  return loaded && verifyNotice(await loaded.signInByCode(reach, code))
}
