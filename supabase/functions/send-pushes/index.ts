import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asService } from '../_shared/database.ts'
import { isFromUs } from '../_shared/from-us.ts'
import { moreServices, vapidInUse } from '../_shared/push/settings.ts'
import { tell, type Due, type Sending, type Told } from './tell.ts'

/*
 * Tells the phones that there is news: {told: how many messages were handed to their push services}. Called with the
 * service key, every minute by a schedule; the embedded backend calls it itself. Two calls at once share the work.
 */

const sideBySide = 20

/** The platform gives us longer; what is left over waits for the next call. */
const longestRun = 30_000

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  if (!(await isFromUs(request))) return refusal(401, 'not_allowed', 'This is for the project itself.')
  const vapid = vapidInUse()
  if (!vapid) return refusal(503, 'push_unavailable', 'Push is not set up here.')
  const told = await tellAll({ vapid, more: moreServices() })
  return told === undefined
    ? refusal(503, 'try_again', 'The database did not answer. Try again.')
    : answer({ told })
})

async function tellAll(sending: Sending): Promise<number | undefined> {
  const until = Date.now() + longestRun
  let told = 0
  do {
    const taken = await asService<Due[]>('take_pushes', { most: sideBySide })
    if (!taken.ok) return undefined
    const results: Told[] = await Promise.all(taken.data.map((due) => tell(due, sending)))
    if (results.length > 0 && !(await asService('settle_pushes', { results })).ok) return undefined
    told += results.filter(({ outcome }) => outcome === 'sent').length
    if (taken.data.length < sideBySide) return told
  } while (Date.now() < until)
  return told
}
