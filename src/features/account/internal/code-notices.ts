import { t } from '@lingui/core/macro'
import type { CodesAnswer } from './codes.ts'
import type { PasswordAnswer } from './sign-in-password.ts'
import type { OwnAddress, OwnAddressOutcome } from './own-address.ts'
import type { SignInOutcome } from './sign-in.ts'
import { notify, type Notice } from '#src/platform/ui/toasts.ts'
import { withJoined } from '#src/features/cart/joined-text.ts'
import { notErased, refusalText, whyNotSignedIn } from './sign-in-notice.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'

/**
 * Returns the notice after a request for codes.
 *
 * @param failed the title if no code was sent
 * @param otherwise the text if the centre's answer has no readable one
 */
export function codesNotice(
  { sent, refused }: CodesAnswer,
  failed: string,
  otherwise = t`Failed to send OTP`,
): Notice {
  if (sent.length === 2)
    return {
      title: t`OTP Sent`,
      text: t`Please check your email and phone for verification codes.`,
    }
  if (sent.length === 1)
    return {
      title: t`OTP Sent`,
      text: refused
        ? t`Verification code sent to one channel. Please check both email and phone.`
        : oneChannel(sent[0]!),
    }
  return {
    title: failed,
    text: refused ? refusalText(refused, otherwise) : notReached(),
    tone: 'alarm',
  }
}

/** Returns the notice after a code was tried. On the way to the checkout the cart itself names what has joined. */
export function verifyNotice(outcome: SignInOutcome, toCheckout = false): Notice {
  if ('person' in outcome)
    return outcome.visitGoesOn
      ? notErased(t`Verification Successful`, outcome.visitGoesOn)
      : withJoined(
          { title: t`Verification Successful`, text: t`Welcome to Khet Seva!` },
          toCheckout ? undefined : outcome.joined,
        )
  const text =
    'refused' in outcome
      ? refusalText(outcome.refused, t`Invalid verification code. Please try again.`)
      : whyNotSignedIn(outcome)
  return { title: t`Verification Failed`, text, tone: 'alarm' }
}

/** Returns the notice after a code for one's own number or e-mail address was tried. */
export function ownAddressNotice(outcome: OwnAddressOutcome, channel: OwnAddress['channel']): Notice {
  if ('confirmed' in outcome)
    return {
      title: t`Verification Successful`,
      text:
        channel === 'phone'
          ? t`This number is confirmed. You can sign in with it too.`
          : t`This email is confirmed. You can sign in with it too.`,
    }
  const text =
    'refused' in outcome
      ? refusalText(outcome.refused, t`Invalid verification code. Please try again.`)
      : notReached()
  return { title: t`Verification Failed`, text, tone: 'alarm' }
}

/** Returns the notice after setting a password. */
export function passwordNotice(answer: PasswordAnswer): Notice {
  if ('set' in answer)
    return { title: t`The password is changed.`, text: t`Your account is signed out on all other phones.` }
  const text = 'refused' in answer ? refusalText(answer.refused, t`Please try again later`) : notReached()
  return { title: t`The password is not changed.`, text, tone: 'alarm' }
}

function notReached(): string {
  return whyNoAnswer()
}

/** Returns the fault of missing fields. */
export function missing(text: string, at: readonly string[]): Fault {
  return { title: t`Missing Information`, text, at }
}

/** Returns the fault of an invalid phone number. */
export function wrongPhone(): Fault {
  return missing(t`Write your mobile number with its 10 digits.`, ['phone'])
}

/** Shows a success as a notice; returns a failure as a fault, which stays on the page. */
export function faultOr(notice: Notice, at?: readonly string[]): Fault | undefined {
  if (notice.tone === 'alarm') return { title: notice.title, text: notice.text ?? '', at }
  notify(notice)
  return undefined
}

function oneChannel(channel: 'email' | 'phone'): string {
  return channel === 'phone'
    ? t`The OTP is on its way to your phone.`
    : t`Check your email to confirm your account!`
}
