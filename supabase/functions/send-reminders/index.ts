import { answer, refusal } from '../_shared/answers.ts'
import { unlessFromUs } from '../_shared/from-us.ts'
import { sendDue } from '../_shared/send-due.ts'
import { sendReminder } from './send-reminder.ts'

/*
 * Reminds those of their bookings whom no push message reaches, by text message or mail: {reminded: how many}. Called with
 * the service key by a schedule, while something waits. Two calls at once share the work.
 */

Deno.serve(async (request) => {
  const other = await unlessFromUs(request)
  if (other) return other
  const sentCount = await sendDue({
    take: 'take_reminders',
    settle: 'settle_reminders',
    send: sendReminder,
  })
  return sentCount === undefined
    ? refusal(503, 'try_again', 'The database did not answer. Try again.')
    : answer({ reminded: sentCount })
})
