import type { Kind } from '#src/core/outbox/kind.ts'
import type { Connection, ConnectionFault } from './connection.ts'
import { ConnectionCalls } from './connection-calls.ts'
import type { Kinds } from './shipped-kinds.ts'
import type { SimulatedPage } from './steps.ts'

/** Returns a page's kinds: the shipped ones, whose calls go over the simulated connection with the fault that the phone meets. */
export function kindsOver(
  { bookingAction, consent, deskAnswer, deskBooking, edit, order, orderCancel, profile, request }: Kinds,
  connection: Connection,
  page: SimulatedPage,
  faultNow: () => ConnectionFault | undefined,
): (id: string) => Kind {
  const calls = new ConnectionCalls(connection, page, faultNow)
  const over: Kind[] = [
    { ...deskAnswer, send: (sent, sender) => deskAnswer.send(sent, sender, calls.sendDeskAnswers) },
    { ...order, send: (sent, sender) => order.send(sent, sender, calls.createPayment) },
    {
      ...orderCancel,
      send: (sent, sender) => orderCancel.send(sent, sender, calls.cancelOrder(sent[0]!.id)),
    },
    { ...profile, send: (sent, sender) => profile.send(sent, sender, calls.changeProfile) },
    { ...consent, send: (sent, sender) => consent.send(sent, sender, calls.sendConsents(sent)) },
    { ...edit, send: (sent, sender) => edit.send(sent, sender, calls.sendEdit) },
    { ...bookingAction, send: (sent, sender) => bookingAction.send(sent, sender, calls.actOnBooking(false)) },
    { ...deskBooking, send: (sent, sender) => deskBooking.send(sent, sender, calls.actOnBooking(true)) },
  ]
  const forms: Kind = {
    ...request,
    send: (sent, sender) => request.send(sent, sender, calls.sendRequests),
  }
  return (id) => over.find((kind) => kind.id === id) ?? forms
}
