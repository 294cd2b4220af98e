import { t } from '@lingui/core/macro'
import { queryOf } from '#src/base/own-address.ts'
import { phoneText } from '#src/base/phone.ts'
import { behindGate } from '#src/content/behind-gates.ts'
import type { Step } from '#src/core/sign-in/way-in.ts'
import { Page } from '#src/screens/frame/page.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import './person-check.ts'
import { LockedAccountsNote } from './locked-accounts-note.tsx'
import { CodeStep } from './code-step.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { GuestWorkStep } from './guest-work-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { PhoneForm } from './phone-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useWayIn } from './use-way-in.ts'
import { language, localize } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

/**
 * The way in: signing in, signing up, or by phone alone; then the code, and after a sign-up or a forgotten password the new
 * password. Who is in already is led on, but not whose session the centre has ended: what they submitted waits for this.
 */
export function Auth({ to, step }: { to: string; step: Step | undefined }) {
  // A page as built does not know what it was opened for.
  const aim = useHydrated() ? to : '/'
  const toOrder = queryOf(aim).get('cart') === 'checkout'
  const behind = behindGate(aim)
  const wayIn = useWayIn(to, step)
  return (
    <Page
      title={t`Sign In`}
      description={t`Sign in to order, apply and track your requests.`}
      canonical="/auth"
      unlisted
    >
      <div className="column max-w-md py-6">
        <LockedAccountsNote />
        {behind && <p className="pb-4 text-xl font-bold text-green">{localize(behind)}</p>}
        {toOrder && <p className="pb-4">{t`To order, sign in. Your cart stays on this phone.`}</p>}
        <CurrentStep {...wayIn} hasAim={aim !== '/'} />
      </div>
    </Page>
  )
}

/** The step that the person is at, or the forms. */
function CurrentStep(props: ReturnType<typeof useWayIn> & { hasAim: boolean }) {
  const { person, way, go, passwordChosen, requestCodes, resend, tryCode } = props
  const { step, codes } = way ?? {}
  if (step === 'password' && person) return <PasswordStep account={person.id} onDone={passwordChosen} />
  if (person?.guestWork === 'unasked') return <GuestWorkStep />
  // Not known yet who is in.
  if (step === 'password' && person === undefined) return null
  if (step === 'forgot') return <ForgotForm onCodes={requestCodes} onBack={() => go(undefined)} />
  // The code step stays while the session is fetched, and where that fails.
  if (step === undefined || !codes) return <Forms {...props} />
  const { phone, email } = codes.reach
  return (
    <CodeStep
      sentTo={[phone && phoneText(phone), email].filter(Boolean).join(', ')}
      sentAt={codes.sentAt}
      onCode={tryCode}
      onResend={resend}
      onBack={() => go(codes.purpose === 'forgot' ? 'forgot' : undefined)}
    />
  )
}

function Forms({ way, change, go, requestCodes, hasAim }: ReturnType<typeof useWayIn> & { hasAim: boolean }) {
  return (
    <Tabs
      label={t`Sign In`}
      // Nothing but a number is asked for there: the shortest way for who only wants to go on with something.
      selected={way?.tab ?? (hasAim ? 'phone' : 'sign-in')}
      onSelect={(tab) => change({ tab })}
      tabs={[
        { id: 'phone', title: t`Phone only`, panel: <PhoneForm onCodes={requestCodes} /> },
        {
          id: 'sign-in',
          title: t`Sign In`,
          panel: (
            <SignInForm way={way} change={change} onCodes={requestCodes} onForgot={() => go('forgot')} />
          ),
        },
        { id: 'sign-up', title: t`Sign Up`, panel: <SignUpForm onCodes={requestCodes} /> },
      ]}
    />
  )
}
