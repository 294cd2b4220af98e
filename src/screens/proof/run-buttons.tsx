import { t } from '@lingui/core/macro'
import { wantsLessMotion } from '#src/ui/less-motion.ts'
import type { RunDriver, Speed } from './run-driver.ts'

/** A schedule takes about a quarter of a minute; calmly as long, with fewer changes of the picture. */
const usual: Speed = { steps: 10, every: 200 }
const calm: Speed = { steps: 50, every: 1_000 }

interface RunButtonsProps {
  driver: RunDriver
  isReady: boolean
  isRunning: boolean
}

/** Buttons that run and pause a schedule, take one step, or go to its end. */
export function RunButtons({ driver, isReady, isRunning }: RunButtonsProps) {
  const run = () => void driver.run(wantsLessMotion() ? calm : usual)
  return (
    // Of a fixed width each, so that none moves when the next arrives.
    <div className="grid grid-cols-2 gap-2">
      <button
        type="button"
        className="button col-span-2"
        aria-disabled={!isReady}
        onClick={() => (isRunning ? driver.pause() : run())}
      >
        {isRunning ? t`Pause` : t`Run`}
      </button>
      <button
        type="button"
        className="button-quiet px-2"
        aria-disabled={!isReady}
        onClick={() => void driver.advance('event')}
      >
        {t`Step`}
      </button>
      <button
        type="button"
        className="button-quiet px-2"
        aria-disabled={!isReady}
        onClick={() => void driver.advance('end')}
      >
        {t`To the end`}
      </button>
    </div>
  )
}
