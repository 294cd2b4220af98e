import { t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import type { SignInOutcome } from './sign-in.ts'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { language } from '#src/platform/i18n/words.ts'
import type { Notice } from '#src/platform/ui/toasts.ts'
import { withJoined } from '#src/features/cart/joined-text.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'

type Failure = Exclude<SignInOutcome, { person: unknown }>

/**
 * Returns the notice after a sign-in by password. If the account has another confirmed number than the typed one, the
 * notice names it and links to changing it.
 */
export function signInNotice(
  outcome: SignInOutcome,
  typed?: { readonly phone: string; readonly toNumber: (account: string) => void },
  toCheckout = false,
): Notice {
  if (!('person' in outcome))
    return { title: t`Sign In Failed`, text: whyNotSignedIn(outcome), tone: 'alarm' }
  if (outcome.visitGoesOn) return notErased(t`Sign In Successful`, outcome.visitGoesOn)
  const own = outcome.person.phone && indianMobile(outcome.person.phone)
  if (!typed || !own || own === typed.phone)
    return withJoined(
      { title: t`Sign In Successful`, text: t`Welcome back!` },
      toCheckout ? undefined : outcome.joined,
    )
  const [known, other] = [phoneText(own), phoneText(typed.phone)]
  return {
    title: t`Sign In Successful`,
    text: t`Welcome back!` + ' ' + t`This account has another number: ${known}. You wrote ${other}.`,
    stays: true,
    action: { label: t`Change the number`, run: () => typed.toNumber(outcome.person.id) },
  }
}

/** Returns the notice after a sign-in that could not end the one-time use of before. */
export function notErased(title: string, why: SaveFailure): Notice {
  return {
    title,
    text: t`The last user’s data is still on this phone.` + ' ' + whyNotSaved(why),
    stays: true,
  }
}

/** Returns the reason of a failed sign-in, and what to do. */
export function whyNotSignedIn(outcome: Failure): string {
  if ('silent' in outcome) return whyNoAnswer()
  if ('notSaved' in outcome) return whyNotSaved(outcome.notSaved)
  return refusalText(outcome.refused, t`Please try again later`)
}

/** Texts for the provider's codes. */
const meanings: Record<string, () => string> = {
  invalid_credentials: () => t`The email or the password is wrong.`,
  email_not_confirmed: () => t`This account is not confirmed yet. Sign in with an OTP.`,
  phone_not_confirmed: () => t`This account is not confirmed yet. Sign in with an OTP.`,
  otp_expired: () => t`Invalid verification code. Please try again.`,
  otp_disabled: () => t`There is no account with this email or phone. Sign up first.`,
  user_not_found: () => t`There is no account with this email or phone. Sign up first.`,
  phone_exists: () => t`This number belongs to another account.`,
  email_exists: () => t`This email belongs to another account.`,
  no_key: () => t`Please try again later`,
  session_ended: () => whyUndone('sign in'),
  session_expired: () => whyUndone('sign in'),
  session_not_found: () => whyUndone('sign in'),
  bad_jwt: () => whyUndone('sign in'),
  weak_password: () => t`Choose a longer password, at least 6 characters.`,
  reauthentication_needed: () => t`First write the old password, or get an OTP.`,
  captcha_unavailable: () =>
    t`The security check did not load. Nothing was sent. Try again, or call the centre.`,
  captcha_closed: () => t`The check was closed. Nothing was sent.`,
  captcha_failed: () => t`The check did not go through. Try again.`,
  too_busy: () => whyUndone('busy'),
  over_request_rate_limit: tooOften,
  over_email_send_rate_limit: tooOften,
  over_sms_send_rate_limit: tooOften,
}

/**
 * Returns a text for a provider's refusal: ours by its code, otherwise the provider's own for English readers,
 * otherwise the fallback. The provider only speaks English.
 */
export function refusalText({ code, message }: { code: string; message: string }, fallback: string): string {
  return meanings[code]?.() ?? (language() === 'en' && message ? message : fallback)
}

function tooOften(): string {
  return t`Too many attempts. Wait a while, then try again.`
}
