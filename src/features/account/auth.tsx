import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { phoneText } from '#src/base/phone.ts'
import type { SentCodes, Step } from './sign-in-progress.ts'
import { Page } from '#src/features/gate/page.tsx'
import { isToCheckout } from '#src/features/cart/to-checkout.ts'
import { hasTypedText } from '#src/platform/ui/typed-early.ts'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { Tabs } from '#src/platform/ui/tabs.tsx'
import '#src/features/account/internal/person-check.ts'
import { behindGate } from '#src/features/account/internal/behind-gate.ts'
import { LockedAccountsNote } from '#src/features/account/internal/locked-accounts-note.tsx'
import { CodeStep } from '#src/features/account/internal/code-step.tsx'
import { ForgotForm } from '#src/features/account/internal/forgot-form.tsx'
import { GuestWorkStep } from '#src/features/account/internal/guest-work-step.tsx'
import { PasswordStep } from '#src/features/account/internal/password-step.tsx'
import { PhoneForm } from '#src/features/account/internal/phone-form.tsx'
import { SignInForm } from '#src/features/account/internal/sign-in-form.tsx'
import { SignUpForm } from '#src/features/account/internal/sign-up-form.tsx'
import { useSignInProgress } from '#src/features/account/internal/use-sign-in-progress.ts'
import { language, localize, type Words } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

/**
 * The sign-in page: sign in, sign up or phone only; then the code, and after a sign-up or a forgotten password the
 * new password. Redirects signed-in people, but not if the centre has ended their session, because their submissions
 * wait for a new one.
 */
export function Auth({ to, step }: { to: string; step: Step | undefined }) {
  // A built page does not know its query.
  const hydrated = useHydrated()
  const aim = hydrated ? to : '/'
  const behind = behindGate(aim)
  // Another tab would remove text typed before the app ran.
  const [isTyping] = useState(() => !hydrated && hasTypedText())
  const signIn = useSignInProgress(to, step)
  return (
    <Page
      title={t`Sign In`}
      description={t`Sign in to order, apply and track your requests.`}
      canonical="/auth"
      unlisted
    >
      <div className="column max-w-md py-6">
        <LockedAccountsNote />
        {/* Always one, of two lines: when the page learns its query, nothing moves under a finger. */}
        <p className={`mb-2 min-h-14 ${behind ? 'text-xl font-bold text-green' : ''}`}>
          {whyHere(behind, isToCheckout(aim))}
        </p>
        <CurrentStep {...signIn} first={hydrated && aim === '/' && !isTyping ? 'sign-in' : 'phone'} />
      </div>
    </Page>
  )
}

/** Returns one line about the page behind the sign-in. */
function whyHere(behind: Words | undefined, toOrder: boolean): string {
  if (behind) return localize(behind)
  return toOrder
    ? t`To order, sign in. Your cart stays on this phone.`
    : t`Sign in to order, apply and track your requests.`
}

type Tab = 'phone' | 'sign-in'

/** The current step, or the forms. */
function CurrentStep(props: ReturnType<typeof useSignInProgress> & { first: Tab }) {
  const { person, asks, progress, go, passwordChosen, requestCodes, resend, tryCode } = props
  const { step, codes } = progress ?? {}
  if (step === 'password' && person) return <PasswordStep account={person.id} onDone={passwordChosen} />
  if (asks) return <GuestWorkStep />
  // The session is not known yet.
  if (step === 'password' && person === undefined) return null
  if (step === 'forgot') return <ForgotForm onCodes={requestCodes} onBack={() => go(undefined)} />
  // The code step stays while the session is being fetched, and if that fails.
  if (step === undefined || !codes) return <Forms {...props} />
  const { phone, email } = codes.reach
  return (
    <CodeStep
      sentTo={[phone && phoneText(phone), email].filter(Boolean).join(', ')}
      sentAt={codes.sentAt}
      onCode={tryCode}
      onResend={resend}
      onBack={() => go(codes.purpose === 'forgot' ? 'forgot' : undefined)}
      hint={hintFor(codes.purpose)}
    />
  )
}

/** Returns what to do if no code comes: whoever asks for one does not learn whether there is an account. */
function hintFor(purpose: SentCodes['purpose']): string | undefined {
  if (purpose !== 'sign-in' && purpose !== 'forgot') return undefined
  return t`If no OTP comes, this email or phone may have no account yet. Go back and sign up.`
}

function Forms({
  progress,
  change,
  go,
  requestCodes,
  first,
}: ReturnType<typeof useSignInProgress> & { first: Tab }) {
  return (
    <>
      <h1 className="pb-2">{t`Sign In`}</h1>
      <Tabs
        label={t`Sign In`}
        // The phone tab asks only for a number: the shortest way for a person with an aim, before the app runs too.
        selected={progress?.tab ?? first}
        onSelect={(tab) => change({ tab })}
        tabs={[
          { id: 'phone', title: t`Phone only`, panel: <PhoneForm onCodes={requestCodes} /> },
          {
            id: 'sign-in',
            title: t`Sign In`,
            panel: (
              <SignInForm
                progress={progress}
                change={change}
                onCodes={requestCodes}
                onForgot={() => go('forgot')}
              />
            ),
          },
          { id: 'sign-up', title: t`Sign Up`, panel: <SignUpForm onCodes={requestCodes} /> },
        ]}
      />
    </>
  )
}
