import { centreNow, isDateWrong, noteEarliest, onCentreTime } from '#src/base/clock.ts'
import { indiaMoment } from '#src/base/day.ts'
import { connectionStatus } from '#src/platform/device/connection-status.ts'
import { readLocal, writeLocal } from '#src/platform/device/local-storage.ts'
import { whileVisible } from '#src/platform/device/visible.ts'

/** Interval in milliseconds of looking at the phone's clock, which its owner may put right. */
const interval = 60_000

/** In milliseconds: how much later the time of an answer is stored again. */
const storedEach = 60 * 60_000

const storedTime = () => Number(readLocal('centre-time')) || 0

function check(): void {
  const hasWrongDate = isDateWrong()
  if (connectionStatus.getState().hasWrongDate !== hasWrongDate) connectionStatus.setState({ hasWrongDate })
}

function hear(): void {
  const now = centreNow()
  if (Math.abs(now - storedTime()) > storedEach) writeLocal('centre-time', String(now))
  check()
}

/**
 * Follows the centre's clock while a page is open, and notes if the phone's date is wrong: by the centre's answers, and before
 * them by the day of the build and the last answer that this phone got. Returns a function that stops it.
 */
export function followClock(): () => void {
  noteEarliest(Math.max(Date.parse(indiaMoment(__BUILT_ON__, '00:00')), storedTime()))
  const stops = [onCentreTime(hear), whileVisible(check, interval), () => noteEarliest(0)]
  return () => stops.forEach((stop) => stop())
}
