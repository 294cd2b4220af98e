import { belongTo } from '#src/platform/session/keys.ts'
import { storedVisit, watchVisit } from '#src/platform/session/stored-visit.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { whenTouched } from '#src/platform/device/touched.ts'
import { whileVisible } from '#src/platform/device/visible.ts'

const visits = () => import('#src/features/shared-phone/visit.ts')

/** Interval in milliseconds of checking whether a visit is over. */
const interval = 15_000

/** Ends a visit that is over before anything is shown of it, and has this page be one of the visit that is on, or of none. True where it has ended one. */
export async function endVisitAtStart(): Promise<boolean> {
  const visit = await withOutbox(storedVisit)
  const ended = visit !== undefined && (await (await visits()).endVisitWhereDue())
  belongTo(ended ? undefined : visit?.id)
  return ended
}

/**
 * Tracks the current visit while a page is open, and calls back when one begins or ends elsewhere, because the
 * page must not show earlier data. Returns a function that stops it.
 *
 * @param before the visit that was on when the page began; `null` for none
 */
export function followVisit(whenOver: () => void, before?: string | null): () => void {
  let stopKeeping: (() => void) | undefined
  const heard = async (id: string | null) => {
    const isOther = before !== undefined && id !== before
    before = id
    if (isOther && !(id !== null && (await visits()).isStartedHere(id))) return whenOver()
    stopKeeping?.()
    stopKeeping = id === null ? undefined : keepTime()
  }
  const watching = watchVisit().subscribe({
    next: (id) => void heard(id),
    error: () => {},
  })
  return () => {
    watching.unsubscribe()
    stopKeeping?.()
  }
}

function keepTime(): () => void {
  const stops = [
    whenTouched(() => void saveResultOf(async () => (await visits()).prolongVisit()), interval),
    whileVisible(() => void saveResultOf(async () => (await visits()).endVisitWhereDue()), interval),
  ]
  return () => stops.forEach((stop) => stop())
}
