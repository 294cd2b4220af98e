import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Part } from './report.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { Page } from '#src/features/gate/page.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { copyText, shareText } from '#src/platform/ui/share.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { factName, factWord } from './fact-words.ts'

speakAccount(language())

/** Facts for support by phone, to read aloud, copy or share. */
export function DiagnosticsPage() {
  const [parts, setParts] = useState<readonly Part[]>()
  useEffect(() => {
    void read().then(setParts)
  }, [])
  return (
    <Page
      title={t`State of the app`}
      description={t`How the app runs on this phone, for the person who helps you. It contains no name, number or answer.`}
      beforeConsent
      unlisted
    >
      <div className="column grid max-w-2xl gap-6 py-6">
        <h1>{t`State of the app`}</h1>
        <p>{t`Send this to the person who helps you. It contains no name, number or answer of yours.`}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" aria-disabled={!parts} onClick={() => void copy(parts!)}>
            {t`Copy`}
          </button>
          <button
            type="button"
            className="button-quiet"
            aria-disabled={!parts}
            onClick={() => void send(parts!)}
          >
            <Pictogram name="share" className="size-7" />
            {t`Share`}
          </button>
          <button type="button" className="button-quiet" onClick={() => void read().then(setParts)}>
            {t`Look again`}
          </button>
        </div>
        {parts?.map((part) => (
          <PartList key={part.id} {...part} />
        ))}
      </div>
    </Page>
  )
}

/** Versions, states and counts; the same in every language. */
function PartList({ id, facts }: Part) {
  return (
    <section className="grid gap-2" aria-labelledby={`part-${id}`}>
      <h2 id={`part-${id}`}>{titleOf(id)}</h2>
      <dl className="grid grid-cols-[9rem_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => {
          const word = factWord(value)
          return (
            <div key={name} className="contents">
              <dt className="text-muted">{factName(name)}</dt>
              <dd className="font-bold wrap-anywhere" lang={word ? undefined : 'en'}>
                {word ?? value}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function titleOf(id: Part['id']): string {
  switch (id) {
    case 'app':
      return t`The app`
    case 'line':
      return t`Network and centre`
    case 'waiting':
      return t`Not sent yet`
    case 'phone':
      return t`Phone and browser`
    case 'errors':
      return t`Last errors`
  }
}

const load = () => loadOrNotify(() => import('./report.ts'))

const read = async () => (await load())?.report()

async function copy(parts: readonly Part[]): Promise<void> {
  const text = (await load())?.textOf(parts)
  if (text === undefined) return
  const copied = await copyText(text)
  notify(
    copied
      ? { title: t`Copied` }
      : {
          title: t`Error`,
          text: t`This browser does not let the app copy. Read it aloud, or take a picture.`,
          tone: 'alarm',
        },
  )
}

async function send(parts: readonly Part[]): Promise<void> {
  const text = (await load())?.textOf(parts)
  if (text !== undefined && !(await shareText(t`State of the app`, text))) await copy(parts)
}
