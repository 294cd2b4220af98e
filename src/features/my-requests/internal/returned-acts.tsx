import { t } from '@lingui/core/macro'
import { isForm } from '#src/platform/outbox/kinds.ts'
import type { KindPage } from '#src/platform/outbox/kind.ts'
import { isOfGoneAccount } from '#src/platform/outbox/codes.ts'
import { sendAsGuest } from '#src/features/forms/send-as-guest.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Form } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { usePerson, useStoredPerson } from '#src/platform/ui/use-person.ts'
import { whyNotAdded } from '#src/features/forms/why-not-added.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { correctEntry } from './own-entry.ts'
import { pageOf } from './words-of-entry.ts'

interface ReturnedActsProps {
  entry: EntryLine
  form: Form | undefined
  title: string
}

/** The person's actions on a returned entry, except withdrawing and copying it. */
export function ReturnedActs({ entry, form, title }: ReturnedActsProps) {
  const person = usePerson()
  const session = useStoredPerson()
  const isGone = isOfGoneAccount(entry.returned)
  if (!isForm(entry.form)) return <WayOn page={pageOf(entry)} />
  // As long as the gone account uses this phone, nothing that is made here can be sent.
  if (isGone && (session === undefined || (person && session === null))) return null
  const canSend = isGone && person === null && form?.sender === 'anyone' && !entry.files
  return (
    <>
      {canSend && (
        <button
          type="button"
          className="button"
          aria-label={t`Send it without an account: ${title}`}
          onClick={() => void send(entry.id)}
        >
          {t`Send it without an account`}
        </button>
      )}
      <button
        type="button"
        className={canSend ? 'button-quiet' : 'button'}
        aria-label={t`Correct it: ${title}`}
        onClick={() => correctEntry(entry)}
      >
        {t`Correct it`}
      </button>
    </>
  )
}

async function send(id: string): Promise<void> {
  const outcome = await sendAsGuest(id)
  if (!outcome.saved) notify({ title: t`Error`, text: whyNotAdded(outcome.why), tone: 'alarm' })
}

/** A link to the page that resolves a returned entry, if there is one. */
function WayOn({ page }: { page: KindPage | undefined }) {
  return (
    page && (
      <AppLink to={page.to} className="button">
        {localize(page.label)}
      </AppLink>
    )
  )
}
