import { useId } from 'react'
import { t } from '@lingui/core/macro'
import { numberText } from '#src/base/number-text.ts'
import type { ManyView } from '#src/simulator/run-view.ts'
import { useMany } from './use-many.ts'

const schedules = 1_000
/** Failed seeds that are named. */
const most = 10

/** A thousand schedules, with the app's code or with the bug. */
export function ManyRuns({ isBroken }: { isBroken: boolean }) {
  const title = useId()
  const { view, isRunning, start, stop } = useMany(schedules, isBroken)
  return (
    <section aria-labelledby={title} className="card grid gap-3 p-4">
      <h2 id={title} className="text-lg">
        {t`A thousand bad days`}
      </h2>
      <button type="button" className="button justify-self-start" onClick={isRunning ? stop : start}>
        {isRunning ? t`Stop` : t`Run 1,000 schedules`}
      </button>
      {view && <Many view={view} />}
    </section>
  )
}

function Many({ view }: { view: ManyView }) {
  const { failed, milliseconds } = view
  const isOver = view.schedules >= schedules
  const done = numberText(view.schedules)
  const rate = numberText(milliseconds > 0 ? Math.round((view.schedules / milliseconds) * 1000) : 0)
  const count = numberText(failed.length)
  const named = failed.slice(0, most).join(', ')
  return (
    <>
      <progress
        className="h-3 w-full accent-green"
        value={view.schedules}
        max={schedules}
        aria-label={t`Days run`}
      />
      <p>{t`${done} of 1,000`}</p>
      <p>{t`In a second: ${rate}`}</p>
      <p role="status" className={failed.length > 0 ? 'font-bold text-red' : 'font-bold text-green'}>
        {isOver ? t`Done. Failed: ${count}` : t`Failed so far: ${count}`}
      </p>
      {failed.length > 0 && <p>{t`Their numbers: ${named}`}</p>}
    </>
  )
}
