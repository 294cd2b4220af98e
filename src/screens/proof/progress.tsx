import { t } from '@lingui/core/macro'
import type { RunView } from '#src/simulator/run-view.ts'

interface ProgressProps {
  view: RunView | undefined
  isRunning: boolean
  isBroken: boolean
}

/** The progress of a run, and in the end its result. */
export function Progress({ view, isRunning, isBroken }: ProgressProps) {
  const { begun, operations } = view ?? { begun: 0, operations: 1 }
  return (
    <div className="grid gap-1">
      <progress
        className="h-3 w-full accent-green"
        value={begun}
        max={operations}
        aria-label={t`Of the day’s events`}
      />
      <p role="status" className={view?.phase === 'over' ? 'text-lg font-bold' : 'text-muted'}>
        {statusText(view, isRunning, isBroken)}
      </p>
    </div>
  )
}

function statusText(view: RunView | undefined, isRunning: boolean, isBroken: boolean): string {
  if (!view) return t`Choose a number and press “Run”.`
  if (view.phase === 'over') return resultText(view, isBroken)
  if (view.phase === 'recovery') return t`Everything works again. The phones send what is left.`
  return isRunning ? t`Running` : t`Paused`
}

/** Returns the result in words; a planted bug should be caught. */
function resultText({ broken }: RunView, isBroken: boolean): string {
  if (isBroken)
    return broken.length > 0 ? t`Caught: it was lost.` : t`Not caught this time. Try another number.`
  return broken.length > 0 ? t`A promise was broken. Tell us this number.` : t`Nothing is lost.`
}
