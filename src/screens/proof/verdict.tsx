import { useId } from 'react'
import { t } from '@lingui/core/macro'
import { promiseNames, type PromiseName } from '#src/simulator/promise-names.ts'
import type { RunView } from '#src/simulator/run-view.ts'
import { Figure } from '#src/ui/figure.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** Each promise, kept or broken, and the outcome of every saved entry. */
export function Verdict({ view }: { view: RunView }) {
  const title = useId()
  const { broken, violations } = view
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h2 id={title} className="text-lg">
        {t`What came of it`}
      </h2>
      <ul className="grid gap-2">
        {promiseNames.map((name) => (
          <PromiseRow key={name} name={name} isKept={!broken.includes(name)} />
        ))}
      </ul>
      {violations[0] !== undefined && (
        <p>
          <span className="font-bold">{t`What the check says:`}</span> <span lang="en">{violations[0]}</span>
        </p>
      )}
      <Counts view={view} />
    </section>
  )
}

function PromiseRow({ name, isKept }: { name: PromiseName; isKept: boolean }) {
  return (
    <li className="flex items-center gap-2" data-promise={isKept ? 'kept' : 'broken'}>
      <Pictogram
        name={isKept ? 'check' : 'close'}
        className={isKept ? 'size-7 text-green' : 'size-7 text-red'}
      />
      <span className="font-bold">{promiseText(name)}</span>
      <span className={isKept ? 'sr-only' : 'text-red'}>{isKept ? t`Kept` : t`Broken`}</span>
    </li>
  )
}

function promiseText(name: PromiseName): string {
  switch (name) {
    case 'lost':
      return t`Nothing lost`
    case 'twice':
      return t`Nothing twice`
    case 'read':
      return t`Nothing read by another`
    case 'changed':
      return t`Nothing changed or out of order`
  }
}

function Counts({ view: { counts, faults } }: { view: RunView }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Figure label={t`Saved on the phones`} text={String(counts.saved)} />
      <Figure label={t`At the centre`} text={String(counts.received)} />
      <Figure label={t`Came back with a reason`} text={String(counts.returned)} />
      <Figure label={t`Taken back or replaced`} text={String(counts.gone)} />
      {counts.waiting > 0 && <Figure label={t`Still waiting`} text={String(counts.waiting)} />}
      <Figure label={t`Faults`} text={String(faults)} />
    </dl>
  )
}
