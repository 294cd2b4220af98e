import { answer, refusal, unlessPost } from '../_shared/answers.ts'
import { asService } from '../_shared/database.ts'
import { isFromUs } from '../_shared/from-us.ts'
import { sendReminder, type DueReminder } from './send-reminder.ts'

/*
 * Reminds those of their bookings whom no push message reaches, by text message or mail: {reminded: how many}. Called with
 * the service key by a schedule, while something waits. Two calls at once share the work.
 */

const sideBySide = 20

/** Time limit of a run in milliseconds; the next call sends the rest. */
const longestRun = 30_000

Deno.serve(async (request) => {
  const other = unlessPost(request)
  if (other) return other
  if (!(await isFromUs(request))) return refusal(401, 'not_allowed', 'This is for the project itself.')
  const sentCount = await sendAll()
  return sentCount === undefined
    ? refusal(503, 'try_again', 'The database did not answer. Try again.')
    : answer({ reminded: sentCount })
})

async function sendAll(): Promise<number | undefined> {
  const until = Date.now() + longestRun
  let sentCount = 0
  do {
    const taken = await asService<DueReminder[]>('take_reminders', { most: sideBySide })
    if (!taken.ok) return undefined
    const results = await Promise.all(taken.data.map(sendReminder))
    if (results.length > 0 && !(await asService('settle_reminders', { results })).ok) return undefined
    sentCount += results.filter(({ outcome }) => outcome === 'sent').length
    if (taken.data.length < sideBySide) return sentCount
  } while (Date.now() < until)
  return sentCount
}
