import { plural, t } from '@lingui/core/macro'
import type { JoinedGoods } from './give-back.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify, undoing, type Notice } from '#src/platform/ui/toasts.ts'

speakAccount(language())

/** Says what a sign-in has brought from this phone. */
export function joinedText({ things, favourites }: JoinedGoods): string {
  return things > 0
    ? plural(things, {
        one: '# thing from this phone is in your cart',
        other: '# things from this phone are in your cart',
      })
    : plural(favourites, {
        one: '# favourite from this phone is among yours',
        other: '# favourites from this phone are among yours',
      })
}

/** Adds to the notice of a sign-in what it has brought, with *Not mine*, which gives that back. */
export function withJoined(notice: Notice, joined: JoinedGoods | undefined): Notice {
  if (!joined || notice.action) return notice
  const text = [notice.text, joinedText(joined)].filter(Boolean).join(' ')
  return { ...notice, text, action: undoing(t`Not mine`, () => void giveBackNow()) }
}

async function giveBackNow(): Promise<void> {
  const loaded = await loadOrNotify(() => import('./give-back.ts'))
  const outcome = await loaded?.giveBack()
  if (outcome?.saved === false) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}
