import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asService } from '../_shared/database.ts'
import { isFromUs } from '../_shared/from-us.ts'
import { moreServices, vapidInUse } from '../_shared/push/settings.ts'
import { sendPush, type Due, type Sending, type PushResult } from './send-push.ts'

/*
 * Tells the phones that there is news: {told: how many messages were handed to their push services}. Called with the
 * service key, every minute by a schedule; the embedded backend calls it itself. Two calls at once share the work.
 */

const sideBySide = 20

/** Time limit of a run in milliseconds; the next call sends the rest. */
const longestRun = 30_000

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  if (!(await isFromUs(request))) return refusal(401, 'not_allowed', 'This is for the project itself.')
  const vapid = vapidInUse()
  if (!vapid) return refusal(503, 'push_unavailable', 'Push is not set up here.')
  const sentCount = await sendAll({ vapid, more: moreServices() })
  return sentCount === undefined
    ? refusal(503, 'try_again', 'The database did not answer. Try again.')
    : answer({ told: sentCount })
})

async function sendAll(sending: Sending): Promise<number | undefined> {
  const until = Date.now() + longestRun
  let sentCount = 0
  do {
    const taken = await asService<Due[]>('take_pushes', { most: sideBySide })
    if (!taken.ok) return undefined
    const results: PushResult[] = await Promise.all(taken.data.map((due) => sendPush(due, sending)))
    if (results.length > 0 && !(await asService('settle_pushes', { results })).ok) return undefined
    sentCount += results.filter(({ outcome }) => outcome === 'sent').length
    if (taken.data.length < sideBySide) return sentCount
  } while (Date.now() < until)
  return sentCount
}
