import { sendAction } from '#src/core/bookings/send-action.ts'
import { bookingActionKind } from '#src/core/outbox/booking-action.ts'
import type { Build } from './app-build.ts'
import { rowsWith } from './planted-bug.ts'
import { refusalOf, trusting, withKind } from './broken-kinds.ts'

/** Plausible bugs about bookings; each changes one part of the real code. */
export const plantedBookingBugs: Record<string, Partial<Build>> = {
  'the centre promises the tractor twice': { centre: { slotsAreNotCompared: true } },
  'the centre does an action on a booking twice': { centre: { bookingActionsHaveNoKey: true } },
  'the centre compares no version of a booking': { centre: { bookingVersionIsNotCompared: true } },
  'the centre names no other time for one that is taken': { centre: { noOtherSlotsAreNamed: true } },
  'an action on a booking comes back without the booking': withKind('bookingAction', {
    send: async (entries, sender, call) => {
      const answer = await sendAction(entries, sender, call)
      const refused = entries[0] && refusalOf(answer, entries[0])
      if (!entries[0] || !refused) return answer
      const { details: _details, ...rest } = refused as typeof refused & { details?: unknown }
      return { results: new Map([[entries[0].id, { refused: rest }]]) }
    },
  }),
  'a time that is taken counts as booked': trusting(
    'bookingAction',
    (answer, entry) => refusalOf(answer, entry)?.code === 'taken',
  ),
  'an action on a booking counts as done without an answer': trusting(
    'bookingAction',
    (answer) => 'silent' in answer,
  ),
  'an action on a booking is not sent under the id of its entry': withKind('bookingAction', {
    send: ([entry], sender, call) =>
      sendAction(entry ? [{ ...entry, id: `${entry.id} again` }] : [], sender, call),
  }),
  'an action on a booking is forgotten before the booking was read': {
    store: rowsWith((rows) => ({
      put: async (entry) => {
        await rows.put(entry)
        if (entry.kind === bookingActionKind && entry.state === 'received') await rows.delete(entry.id)
      },
    })),
  },
}
