import { t } from '@lingui/core/macro'
import { farmFieldsIn } from '#src/base/farm-field.ts'
import { momentText, timeText } from '#src/base/moment.ts'
import { moneyText } from '#src/base/money.ts'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import { farmFieldWords } from '#src/content/farm-field-words.ts'
import { statusBefore, type HappenedToIt } from '#src/features/requests/call-attempt.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { Answer } from '#src/base/answers.ts'
import { language, languageNames, localize } from '#src/platform/i18n/words.ts'
import { farmFieldLine } from '#src/features/catalogue/farm-field-line.ts'
import { answerText } from '#src/features/apply/answer-text.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'

import { stateText } from '#src/features/orders/state-text.ts'
import { statusText } from '#src/features/my-requests/status-text.ts'
import type { DataThing } from './data-page.ts'
import { listIn, numberIn, recordIn, textIn, type Loose } from './loose.ts'

/** Sources of readable names. */
export interface DataNames {
  /** Forms by id, as far as their files have loaded. */
  readonly forms: ReadonlyMap<string, Form>
  /** The questions of remembered answers, as far as the forms' files have loaded. */
  readonly known: Form['fields']
  /** Products by id, as far as they are still sold. */
  readonly products: ReadonlyMap<string, string>
  /** Delivery areas by id. */
  readonly areas?: ReadonlyMap<string, string>
}

type Row = readonly [string, string]

/** Returns rows as one entry; none without rows. */
export const someThing = (rows: readonly Row[]): DataThing[] => (rows.length > 0 ? [{ rows }] : [])

/** Returns the texts of a list; empty for other types. */
export const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Returns the identity from account and profile. */
export function accountRows(account: unknown, profile: unknown, roles: unknown): Row[] {
  const [who, own] = [recordIn(account), recordIn(profile)]
  const number = indianMobile(textIn(who, 'phone')) ?? indianMobile(textIn(own, 'phone'))
  const spoken = textIn(own, 'language')
  return [
    [t`Name`, textIn(own, 'display_name')],
    [t`Email`, textIn(who, 'email')],
    [t`Phone`, number ? phoneText(number) : textIn(own, 'phone')],
    [t`Village`, textIn(own, 'village')],
    [t`PIN code`, textIn(own, 'pincode')],
    [t`Language`, Object.entries(languageNames).find(([code]) => code === spoken)?.[1] ?? spoken],
    ...fieldRows(own),
    [t`Account since`, dayOf(who, 'created_at')],
    [
      t`Roles`,
      listIn(roles)
        .map((item) => textIn(item, 'role'))
        .join(', '),
    ],
  ]
}

/** Returns the fields of the farm, from the profile of the centre or from this phone's. */
function fieldRows(profile: Loose): Row[] {
  const atCentre = Object.values(recordIn(profile['farm_fields'])).map((value) => {
    const field = recordIn(value)
    const text = (part: string) => textIn(field, part)
    return { name: text('name'), acres: text('acres'), village: text('village'), place: text('place') }
  })
  return [...atCentre, ...farmFieldsIn(profile)].map((field): Row => {
    return [
      localize(farmFieldWords.field),
      [farmFieldLine(field), field.village && field.place].filter(Boolean).join(', '),
    ]
  })
}

/** Returns a request at the centre, with its answers and notes. */
export function requestThing(request: Loose, { forms }: DataNames): DataThing {
  const kind = textIn(request, 'kind')
  const form = forms.get(kind)
  const answers = recordIn(request['answers'])
  return {
    title: titleOf(form, kind, request['subject'], answers),
    rows: [
      [t`Number`, textIn(request, 'reference')],
      [t`Received`, dayOf(request, 'received_at')],
      [t`Status`, statusText(textIn(request, 'status'), kind, statusBefore(kind, happenedTo(request)))],
      ...answerRows(answers, form),
      ...notesOf(request),
    ],
  }
}

function happenedTo(request: Loose): HappenedToIt[] {
  return listIn(request['events']).map((event) => ({
    from: textIn(event, 'from'),
    to: textIn(event, 'to'),
    note: textIn(event, 'note'),
    files: listIn(event['files']),
    by: textIn(event, 'by'),
  }))
}

/** Returns a submission or a draft on this phone. */
export function writtenThing(written: Loose, state: string, { forms }: DataNames): DataThing {
  const words = recordIn(written['words'])
  const id = textIn(words, 'form') || textIn(written, 'form')
  const form = forms.get(id)
  const answers = recordIn(words['answers'])
  return {
    title: titleOf(form, id, words['subject'], answers),
    rows: [
      [t`Saved`, timeOf(written['createdAt'] ?? written['updatedAt'])],
      [t`Status`, state],
      [t`Locked`, written['words'] === 'locked' ? t`This phone cannot open it now.` : ''],
      ...answerRows(answers, form),
    ],
  }
}

/** Returns the names of submission states. */
export const submissionStates = (): Record<string, string> => ({
  waiting: t`Not sent yet`,
  returned: t`Returned to you`,
  received: t`Received by the centre`,
})

function titleOf(form: Form | undefined, id: string, subject: unknown, answers: Loose): string {
  const about = typeof subject === 'string' ? subject : undefined
  return form ? requestTitle(form, about, textIn(answers, 'askedFor') || undefined) : id
}

/** Returns answers by their form's labels; by their keys if the form no longer has them. */
export function answerRows(answers: unknown, form: Pick<Form, 'fields'> | undefined): Row[] {
  return Object.entries(recordIn(answers)).map(([key, answer]) => {
    const field = form?.fields[key]
    const isAnswer = ['string', 'number', 'boolean'].includes(typeof answer)
    return [
      field ? localize(field.label) : key,
      isAnswer ? answerText(field, answer as Answer) : JSON.stringify(answer),
    ]
  })
}

function notesOf(thing: Loose): Row[] {
  return listIn(thing['events'])
    .filter((event) => textIn(event, 'note'))
    .map((event) => [dayOf(event, 'at'), textIn(event, 'note')])
}

/** Returns an order with its lines and address. */
export function orderThing(order: Loose): DataThing {
  return {
    title: textIn(order, 'reference'),
    rows: [
      [t`Ordered on`, dayOf(order, 'created_at')],
      [t`Status`, textIn(order, 'state') && stateText(textIn(order, 'state') as never)],
      ...listIn(order['items']).map((line): Row => {
        const name = recordIn(line['name'])
        const count = numberIn(line, 'quantity')
        return [
          textIn(name, language()) || textIn(name, 'en'),
          `${count} × ${moneyOf(line, 'unit_paise')} = ${moneyOf(line, 'line_paise')}`,
        ]
      }),
      [t`Delivery`, moneyOf(order, 'delivery_fee_paise')],
      [t`Total`, moneyOf(order, 'total_paise')],
      ...contactRows(recordIn(order['contact'])),
      ...notesOf(order),
    ],
  }
}

/** Returns an order that the centre does not have yet. */
export function pendingOrderThing(order: Loose): DataThing {
  return {
    title: timeOf(order['madeAt']),
    rows: [
      ...listIn(order['items']).map((line): Row => [
        textIn(line, 'name'),
        `${numberIn(line, 'quantity')} × ${moneyOf(line, 'price')}`,
      ]),
      [t`Total`, moneyOf(order, 'total')],
      ...contactRows(recordIn(order['contact'])),
    ],
  }
}

/** Returns the recipient and the address. */
export function contactRows(contact: Loose): Row[] {
  const phone = textIn(contact, 'phone')
  return [
    [t`Name`, textIn(contact, 'name')],
    [t`Phone`, phoneText(indianMobile(phone) ?? phone)],
    [t`Email`, textIn(contact, 'email')],
    [t`Address`, textIn(contact, 'address')],
  ]
}

/** Returns the centre's cart and this phone's operations; one may be ahead of the other. */
export function cartThings(atCentre: unknown, here: unknown): DataThing[] {
  const lines = listIn(atCentre).map((line): Row => [
    textIn(line, 'product_name'),
    `${numberIn(line, 'quantity')} × ${textIn(line, 'product_price')}`,
  ])
  const changes = listIn(here).map((change): Row => {
    const amount = numberIn(change, 'amount')
    const what = textIn(change, 'kind') === 'remove' ? t`Removed` : `${amount > 0 ? '+' : ''}${amount}`
    return [`${textIn(recordIn(change['seen']), 'name')}, ${timeOf(change['madeAt'])}`, what]
  })
  return [
    ...someThing(lines),
    ...(changes.length > 0 ? [{ title: t`Changes on this phone`, rows: changes }] : []),
  ]
}

/** Returns a document or a photo, without its picture. */
export function paperThing(file: Loose): DataThing {
  const facts = recordIn(file['file'])
  return {
    title: textIn(facts, 'slot') || t`Photo or paper`,
    rows: [
      [t`Saved`, timeOf(file['updatedAt'])],
      [t`Size`, `${Math.ceil(numberIn(facts, 'size') / 1000)} KB`],
    ],
  }
}

/** Returns consents that were given or withdrawn, each once. */
export function consentThings(atCentre: unknown, here: unknown): DataThing[] {
  const titles: Record<string, string> = {
    'known-answers': t`Remember my details`,
    messages: t`Calls and messages with offers and advice`,
  }
  const all = new Map([...listIn(atCentre), ...listIn(here)].map((item) => [textIn(item, 'id'), item]))
  return [...all.values()].map((item) => ({
    title: titles[textIn(item, 'purpose')] ?? textIn(item, 'purpose'),
    rows: [[item['given'] === true ? t`Agreed` : t`Withdrawn`, dayOf(item, 'made_at')]],
  }))
}

const moneyOf = (of: Loose, key: string) => (typeof of[key] === 'number' ? moneyText(of[key]) : '')

function dayOf(of: Loose, key: string): string {
  const iso = textIn(of, key)
  return Number.isNaN(Date.parse(iso)) ? iso : momentText(iso)
}

const timeOf = (ms: unknown) => (typeof ms === 'number' ? timeText(ms) : '')
