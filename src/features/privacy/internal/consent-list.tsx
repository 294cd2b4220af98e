import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { ConsentStanding, Purpose } from '#src/features/gate/consents.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { momentText } from '#src/base/moment.ts'
import { CheckBox } from '#src/platform/ui/check-box.tsx'
import { reopenConsent } from '#src/platform/ui/consent.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { NotificationChoice } from './notification-choice.tsx'
import { savedText } from '#src/platform/faults/why-no-answer.ts'

type Standings = Record<Purpose, ConsentStanding>

/** Every consent: its purpose, its date, and a button that gives or withdraws it. */
export function ConsentList({ account }: { account: string | undefined }) {
  const standings = useObservable<Standings | undefined>(
    `consents of ${account}`,
    async () => {
      const { syncConsents, watchConsents } = await import('#src/features/gate/consents.ts')
      void syncConsents()
      return watchConsents()
    },
    undefined,
  )
  return (
    <section className="grid gap-4" aria-labelledby="consents">
      <h2 id="consents">{t`Your consents`}</h2>
      <Item
        title={t`Data that the app saves on this phone`}
        text={t`Cart, language, forms and pages, so that the app works without network.`}
      >
        <button type="button" className="button-quiet" onClick={reopenConsent}>
          {t`Change what is saved`}
        </button>
      </Item>
      {standings && (
        <>
          <Choice
            purpose="known-answers"
            standing={standings['known-answers']}
            title={t`Remember my details`}
            text={t`We fill in your name, phone and village next time. They stay on this phone, locked. If you switch this off, they are erased.`}
          />
          {account && (
            <Choice
              purpose="messages"
              standing={standings.messages}
              title={t`Calls and messages with offers and advice`}
              text={t`The centre may call or write to you about offers, training and crops. It calls about your own requests in any case.`}
            />
          )}
        </>
      )}
      {account && <NotificationChoice />}
    </section>
  )
}

interface ChoiceProps {
  purpose: Purpose
  standing: ConsentStanding
  title: string
  text: string
}

function Choice({ purpose, standing, title, text }: ChoiceProps) {
  const { given, since, version = 1, waits } = standing
  const choose = async () => {
    const loaded = await loadOrNotify(() => import('#src/features/gate/consents.ts'))
    const outcome = await loaded?.setConsent(purpose, !given)
    if (outcome?.saved === false) notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  const day = since && momentText(since)
  return (
    <Item title={title} text={text}>
      <CheckBox label={given ? t`Yes` : t`No`} checked={given} onChange={() => void choose()} />
      {day && (
        <p className="text-muted">
          <span>
            {given ? t`Agreed on ${day}, text no. ${version}.` : t`Withdrawn on ${day}, text no. ${version}.`}
          </span>{' '}
          {waits && <span>{savedText()}</span>}
        </p>
      )}
    </Item>
  )
}

function Item({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="card grid gap-2 p-4">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  )
}
