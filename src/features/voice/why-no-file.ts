import { t } from '@lingui/core/macro'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { speakVoice } from '#src/platform/i18n/phrases-of-voice.ts'
import { language } from '#src/platform/i18n/words.ts'
import { whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'
import type { Notice } from '#src/platform/ui/toasts.ts'

speakVoice(language())

/** Returns the notice that a file cannot be had, with the reason. A refusal is never called an absent network. */
export function noFileNotice(why: Undone | undefined): Notice {
  return { title: t`This cannot be opened now`, text: whyNoFile(why), tone: 'alarm' }
}

function whyNoFile(why: Undone | undefined): string {
  switch (why) {
    case 'no right':
    case 'refused':
      return t`The centre does not have this file, or you may not open it.`
    case 'sign in':
      return t`Your sign-in has ended. Sign in again.`
    case 'busy':
      return t`Too many attempts. Wait a while, then try again.`
    default:
      return whyNoAnswer()
  }
}
