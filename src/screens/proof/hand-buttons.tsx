import { t } from '@lingui/core/macro'
import type { RunView } from '#src/simulator/run-view.ts'
import type { HandFault } from '#src/simulator/watched-run.ts'
import { phoneName } from './event-words.ts'
import type { RunDriver } from './run-driver.ts'

interface HandButtonsProps {
  driver: RunDriver
  view: RunView | undefined
  isReady: boolean
}

/** The reader's controls of the phones, each below its own. */
export function HandButtons({ driver, view, isReady }: HandButtonsProps) {
  // In the end everything has to work.
  const isLate = view !== undefined && view.phase !== 'schedule'
  const button = (phone: 0 | 1, fault: HandFault, label: string) => (
    <button
      type="button"
      className="button-quiet w-full px-2"
      aria-label={`${label}: ${phoneName(phone)}`}
      aria-disabled={!isReady || isLate}
      onClick={() => void driver.interrupt(phone, fault)}
    >
      {label}
    </button>
  )
  const buttonsOf = (phone: 0 | 1) => (
    <div className="grid content-start gap-2">
      {button(phone, 'network', view?.phones[phone]?.isCut ? t`Mend the line` : t`Cut the line`)}
      {button(phone, 'kill', t`Kill the phone`)}
    </div>
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {buttonsOf(0)}
      {buttonsOf(1)}
    </div>
  )
}
