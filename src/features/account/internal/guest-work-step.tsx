import { useEffect, useRef, useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import type { GuestWork } from '#src/features/shared-phone/guest-work.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Asks after a sign-in whether the guest's data on this phone belongs to the person. Either answer continues. */
export function GuestWorkStep() {
  const work = useObservable<GuestWork | undefined>('guest work', watch, undefined)
  return work && <Question work={work} />
}

function Question({ work }: { work: GuestWork }) {
  const title = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => title.current?.focus(), [])
  const answer = async (isTheirs: boolean) => {
    setBusy(true)
    const loaded = await loadOrNotify(() => import('#src/features/shared-phone/guest-work.ts'))
    const outcome = await (isTheirs ? loaded?.takeGuestWork() : loaded?.leaveGuestWork())
    setBusy(false)
    if (outcome && !outcome.saved)
      notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <section className="card grid gap-4 p-4" aria-labelledby="guest-work">
      <h2 ref={title} id="guest-work" tabIndex={-1}>
        {t`Is this yours?`}
      </h2>
      <p>{t`Done on this phone without signing in:`}</p>
      <ul className="list-disc ps-6">
        {partsOf(work).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className="grid gap-3">
        <button type="button" className="button" aria-disabled={busy} onClick={() => void answer(true)}>
          {t`Yes, it is mine`}
        </button>
        <button
          type="button"
          className="button-quiet"
          aria-disabled={busy}
          onClick={() => void answer(false)}
        >
          {t`No, somebody else’s`}
        </button>
      </div>
      <p className="text-muted">
        {t`Not yours? It stays on this phone for its owner. It is there again after you sign out or lock.`}
      </p>
    </section>
  )
}

function partsOf({ requests, drafts, files, answers }: GuestWork): string[] {
  return [
    requests > 0 && plural(requests, { one: '# request', other: '# requests' }),
    drafts > 0 && plural(drafts, { one: '# draft', other: '# drafts' }),
    files > 0 && plural(files, { one: '# photo or paper', other: '# photos or papers' }),
    answers > 0 && t`Name, phone and other remembered answers`,
  ].filter((part) => part !== false)
}

const watch = async () => (await import('#src/features/shared-phone/guest-work.ts')).watchGuestWork()
