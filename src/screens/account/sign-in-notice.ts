import { t } from '@lingui/core/macro'
import type { SignInOutcome } from '#src/core/session/session.ts'
import { language } from '#src/i18n/words.ts'
import type { Notice } from '#src/ui/toasts.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'

/** What is said after an attempt to sign in. */
export function signInNotice(outcome: SignInOutcome): Notice {
  if ('person' in outcome) return { title: t`Sign In Successful`, text: t`Welcome back!` }
  return { title: t`Sign In Failed`, text: whyNot(outcome), tone: 'alarm' }
}

function whyNot(outcome: Exclude<SignInOutcome, { person: unknown }>): string {
  if ('silent' in outcome)
    return t`The centre cannot be reached now. Your cart stays here; try again when there is network.`
  if ('notKept' in outcome) return whyNotKept(outcome.notKept)
  return refusal(outcome.refused)
}

/** The provider speaks English only: its words for English readers, ours by its code for the others. */
function refusal({ code, message }: { code: string; message: string }): string {
  switch (code) {
    case 'invalid_credentials':
      return t`The email or the password is wrong.`
    case 'email_not_confirmed':
      return t`This account is not confirmed yet. Check your email.`
    case 'over_request_rate_limit':
      return t`Too many attempts. Wait a while, then try again.`
    default:
      return language() === 'en' ? message : t`Please try again later`
  }
}
