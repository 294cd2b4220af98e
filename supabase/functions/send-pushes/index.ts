import { answer, refusal } from '../_shared/answers.ts'
import { unlessFromUs } from '../_shared/from-us.ts'
import { moreServices, vapidInUse } from '../_shared/push/settings.ts'
import { sendDue } from '../_shared/send-due.ts'
import { sendPush, type Due } from './send-push.ts'

/*
 * Tells the phones that there is news: {told: how many messages were handed to their push services}. Called with the
 * service key, every minute by a schedule; the embedded backend calls it itself. Two calls at once share the work.
 */

Deno.serve(async (request) => {
  const other = await unlessFromUs(request)
  if (other) return other
  const vapid = vapidInUse()
  if (!vapid) return refusal(503, 'push_unavailable', 'Push is not set up here.')
  const sending = { vapid, more: moreServices() }
  const sentCount = await sendDue<Due>({
    take: 'take_pushes',
    settle: 'settle_pushes',
    send: (due) => sendPush(due, sending),
  })
  return sentCount === undefined
    ? refusal(503, 'try_again', 'The database did not answer. Try again.')
    : answer({ told: sentCount })
})
