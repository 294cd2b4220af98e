import type { Operation } from './fault-schedule.ts'
import type { At } from './actions-as-account.ts'
import type { AttachmentActions } from './attachment-actions.ts'
import { accounts } from './phone-rows.ts'
import type { Phone } from './simulated-phone.ts'
import type { People } from './simulated-users.ts'
import type { SimulatedPage } from './steps.ts'

/** Performs an action of a person or a page. */
export function perform(
  people: People,
  kinds: AttachmentActions,
  phone: Phone,
  { what, page: at, n }: Operation,
): Promise<unknown> {
  const page = phone.page(at)
  switch (what) {
    case 'write a draft':
      return people.writeDraft(phone, page, n)
    case 'take a photo':
      return people.takePhoto(phone, page, n)
    case 'send now':
      return people.drain(phone, page, { ignorePauses: true })
    case 'wake':
      return people.drain(phone, page)
    case 'look at requests':
      return people.verify(phone, page)
    case 'sign in':
    case 'other person signs in':
      return people.signIn(phone, page, accounts[n % 2]!)
    default:
      return performForm(people, phone, page, what, n) ?? performAsAccount(kinds, phone, page, what, n)
  }
}

function performForm(
  people: People,
  phone: Phone,
  page: SimulatedPage,
  what: Operation['what'],
  n: number,
): Promise<unknown> | undefined {
  switch (what) {
    case 'submit':
      return people.submit(phone, page, n)
    case 'submit a draft':
      return people.submitDraft(phone, page, n)
    case 'tap submit twice':
      return people.tapTwice(phone, page, n)
    case 'mend':
      return people.correct(phone, page, n)
    case 'withdraw':
      return people.withdraw(phone, page, n)
    default:
      return undefined
  }
}

/** Performs an action that needs an account. */
async function performAsAccount(
  kinds: AttachmentActions,
  phone: Phone,
  page: SimulatedPage,
  what: Operation['what'],
  n: number,
): Promise<void> {
  if (phone.account === undefined) return
  const at = { phone, page, account: phone.account, n }
  switch (what) {
    case 'order':
      return kinds.order(at)
    case 'agree to a total':
      return kinds.agree(at)
    case 'cancel an order':
      return kinds.cancel(at)
    case 'pay':
      return kinds.pay(at)
    case 'change the profile':
      return kinds.changeProfile(at)
    case 'consent':
      return kinds.consent(at)
    case 'edit':
      return kinds.edit(at)
    case 'insist':
      return kinds.insist(at)
    case 'answer from the desk':
      return kinds.answerFromDesk(at)
    default:
      return performOfSubject(kinds, at, what)
  }
}

/** Performs an action of schedules with a subject. */
async function performOfSubject(kinds: AttachmentActions, at: At, what: Operation['what']): Promise<void> {
  switch (what) {
    case 'act on a booking':
      return kinds.actOnBooking(at)
    case 'plan a booking':
      return kinds.planBooking(at)
    case 'send a message with files':
      return kinds.sendMessage(at)
    case 'answer with files':
      return kinds.answerWithFiles(at)
  }
}
