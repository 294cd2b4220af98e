import { billText } from '#src/base/bill-text.ts'
import { fill } from '#src/base/fill.ts'
import { originalFile } from '#src/platform/device/originals.ts'
import { isLanguage, language, type Language } from '#src/platform/i18n/words.ts'
import type { MessageWords } from '#src/features/desk/message-words.ts'
import type { DeskBooking } from './stored-day.ts'
import { headOf, senderOf, type DeskItem } from './item.ts'

/** Whom a message goes to, and what it is about. */
export interface Message {
  readonly what: 'order' | 'request' | 'other'
  readonly status: string
  readonly reference: string
  readonly name: string
  readonly language: Language
  readonly total: string
}

/** Returns what a message about an item says. */
export function messageOf(item: DeskItem): Message {
  const { reference, status } = headOf(item)
  const own = item.what === 'order' ? item.order.language : item.request.language
  const total = item.what === 'order' ? billText(item.order.total_paise) : ''
  const reads = isLanguage(own) ? own : language()
  return { what: item.what, status, reference, name: senderOf(item).name, language: reads, total }
}

/** Returns what a message about a booking names. */
export function messageAbout({ reference, name }: Pick<DeskBooking, 'reference' | 'name'>): Message {
  return { what: 'other', status: '', reference, name: name ?? '', language: language(), total: '' }
}

let fetched: Promise<MessageWords | undefined> | undefined

/** Returns the words of messages in every language; `undefined` if this phone never had a network to fetch them. Never rejects. */
export function fetchMessageWords(): Promise<MessageWords | undefined> {
  fetched ??= originalFile('desk-messages').then((words) => {
    if (!words) fetched = undefined
    return words as MessageWords | undefined
  })
  return fetched
}

/** Returns an address that opens WhatsApp at a number, with the sentence of the state in the person's language. */
export function whatsAppAddress(phone: string, message?: Message, words?: MessageWords): string {
  const number = phone.replaceAll(/\D/g, '')
  // Ten digits are a number of India without its country.
  const whole = number.length === 10 ? `91${number}` : number
  const text = message && words ? `?text=${encodeURIComponent(textOf(message, words))}` : ''
  return `https://wa.me/${whole}${text}`
}

function textOf({ what, status, language: code, ...facts }: Message, words: MessageWords): string {
  const state = (what === 'other' ? undefined : words[what][status]) ?? words.other
  return [facts.name && fill(words.hello[code], facts), fill(state[code], facts)].filter(Boolean).join(' ')
}
