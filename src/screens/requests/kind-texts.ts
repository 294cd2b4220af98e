import { t } from '@lingui/core/macro'
import { bookingActionKind, deskBookingKind } from '#src/core/outbox/booking-action.ts'
import { deskAnswerForm } from '#src/core/outbox/desk-answer-form.ts'
import { orderCancelKind, orderKind } from '#src/core/orders/order-content.ts'
import type { EntryLine } from '#src/core/submissions/submissions.ts'
import type { Form } from '#src/forms/define.ts'
import { requestTitle } from '#src/screens/forms/form-title.ts'
import { goneText } from './gone-text.ts'

/** The texts of an entry that no form has made. */
export interface KindTexts {
  readonly title: string
  /** Why it was returned, and what to do. */
  readonly whyReturned: string
  /** The page where the person does it. */
  readonly page?:
    | undefined
    | {
        readonly to: '/profile' | '/edit' | '/desk' | '/desk/day' | '/privacy-centre'
        readonly label: string
      }
}

/** Returns the texts of an entry that no form has made; `undefined` for a form's. */
export function kindTexts(entry: EntryLine): KindTexts | undefined {
  const isBooking = entry.form === bookingActionKind || entry.form === deskBookingKind
  const texts = isBooking ? bookingTexts(entry) : otherTexts(entry)
  if (!texts || entry.returned?.status !== 403) return texts
  // The pages of a role do not open without it.
  return { title: texts.title, whyReturned: goneText(entry.returned) ?? whyForbidden() }
}

const whyForbidden = () => t`You do not have the role for this any more. Ask the manager.`

function bookingTexts({ form: kind, subject = '', returned }: EntryLine): KindTexts {
  const title = t`Booking: ${subject}`
  if (kind !== deskBookingKind) return { title, whyReturned: whyBookingReturned(returned) }
  // Nobody learns of another's booking without the role, not even that there is one.
  if (returned?.status === 404) return { title, whyReturned: whyUnknown() }
  return {
    title,
    whyReturned: whyBookingReturned(returned),
    page: { to: '/desk/day', label: t`Open the desk` },
  }
}

const whyUnknown = () =>
  t`The centre does not find this booking, or you do not have the role for it any more. Ask the manager.`

function otherTexts({ form: kind, subject = '', returned }: EntryLine): KindTexts | undefined {
  switch (kind) {
    case orderKind:
      return {
        title: t`Your order`,
        whyReturned: t`The centre could not accept this order. Cancel it, or call the centre.`,
      }
    case deskAnswerForm:
      return {
        title: t`Your answer to a request`,
        whyReturned: t`The centre did not accept this answer. Check it again.`,
        page: { to: '/desk', label: t`Open the desk` },
      }
    case orderCancelKind:
      return {
        title: t`Cancel an order`,
        whyReturned: t`This order can no longer be cancelled. See how it stands now.`,
      }
    case 'profile':
      return {
        title: t`Your profile`,
        whyReturned: t`The centre did not accept this. Check each field and save again.`,
        page: { to: '/profile', label: t`Open your profile` },
      }
    case 'consent':
      return {
        title: t`Your consent`,
        whyReturned:
          returned?.status === 409
            ? t`You withdrew this consent on another phone. Choose again.`
            : t`The centre could not accept it. Call the centre.`,
        page: { to: '/privacy-centre', label: t`Your privacy` },
      }
    case 'edit':
      return {
        title: t`Change in the shop: ${subject}`,
        whyReturned: t`The centre did not accept this change. Check it again.`,
        page: { to: '/edit', label: t`Open your changes` },
      }
    default:
      return undefined
  }
}

const timeCodes = ['taken', 'past', 'closed', 'too_far', 'retired']

function whyBookingReturned(returned: EntryLine['returned']): string {
  if (returned && timeCodes.includes(returned.code)) return t`This time is not free any more. Choose another.`
  if (returned?.code === 'begun') return t`The work has begun. Call the centre.`
  return returned?.status === 409
    ? t`The booking has changed meanwhile. See how it stands now.`
    : t`The centre could not accept it. Call the centre.`
}

/** Returns the title of an entry for lists, `…` until its form has loaded. */
export function titleOf(entry: EntryLine, form: Form | undefined): string {
  const title = form && requestTitle(form, entry.subject, entry.askedFor)
  return kindTexts(entry)?.title ?? title ?? '…'
}
