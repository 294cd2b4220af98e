import { escaped } from '../_shared/html.ts'
import { sendMail } from '../_shared/mailer.ts'
import { sendText } from '../_shared/text-message.ts'
import { reminderTexts } from './reminder-texts.ts'

/** A reminder as the database hands it out. */
interface DueReminder {
  id: string
  language: string
  when: 'today' | 'tomorrow'
  /** As it was typed into the form, or as the account proved it. */
  phone: string | null
  mail: string | null
}

/** The result of a reminder: `refused` if nothing reaches this person, `later` if a service may take it yet. */
interface ReminderResult {
  id: string
  outcome: 'sent' | 'refused' | 'later'
}

/** One address: a service might read a list in anything else. */
const oneAddress = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/

/** Sends a text message; a mail where there is no number, no service for it, or it refuses the number. Never throws. */
export async function sendReminder({
  id,
  language,
  when,
  phone,
  mail,
}: DueReminder): Promise<ReminderResult> {
  const words = textsIn(language)
  const text = words[when].replace('{date}', () => indiaDate(when === 'today' ? 0 : 1))
  const to = phone === null ? undefined : mobile(phone)
  const outcome = to ? await sendText({ to, text, id }) : 'refused'
  if (outcome === 'sent') return { id, outcome }
  if (outcome === 'silent') return { id, outcome: 'later' }
  if (mail === null || !oneAddress.test(mail)) return { id, outcome: 'refused' }
  const html = `<!doctype html>\n<html lang="${language}"><body><p>${escaped(text)}</p></body></html>`
  return { id, outcome: ofMail[await sendMail({ to: mail, subject: words.subject, text, html }, id)] }
}

const ofMail = { sent: 'sent', unavailable: 'refused', silent: 'later' } as const

/** English for a language that has just begun. */
const textsIn = (language: string) =>
  Object.hasOwn(reminderTexts, language) ? reminderTexts[language as 'en'] : reminderTexts.en

/** The day of India in so many days, as 21-11-2026. */
function indiaDate(days: number): string {
  const moment = new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000)
  return moment.toISOString().slice(0, 10).split('-').toReversed().join('-')
}

/** An Indian mobile number with its +91, or `undefined`. */
function mobile(typed: string): string | undefined {
  const [, number] = /^(?:91|0)?([6-9]\d{9})$/.exec(typed.replaceAll(/[^\d]/g, '')) ?? []
  return number && `+91${number}`
}
