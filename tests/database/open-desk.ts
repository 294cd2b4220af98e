import { createHash } from 'node:crypto'
import { contentRow, openMigrated, publish, type Person, type TestDatabase } from './as-person.ts'

/** The forms of these tests: one for everybody, one with subjects, and the two that only accounts send. */
export const rules = {
  'soil-test': {
    1: {
      sender: 'anyone',
      table: 'service_requests',
      fields: {
        name: { type: 'text', required: true },
        phone: { type: 'phone', required: true },
        forAnother: { type: 'yesNo' },
        farmerConsent: { type: 'yesNo' },
        farmLocation: { type: 'text' },
        concerns: { type: 'longText', max: 60_000 },
      },
    },
  },
  'insurance-quote': {
    1: {
      sender: 'account',
      table: 'insurance_applications',
      subjects: ['crop', 'equipment', 'asset'],
      fields: {
        name: { type: 'text', required: true },
        phone: { type: 'phone', required: true },
        email: { type: 'email' },
        farmLocation: { type: 'text', required: true },
        farmSize: { type: 'text', shownWhen: { subject: ['crop'] } },
        cropType: { type: 'choice', options: ['wheat', 'rice'], shownWhen: { subject: ['crop'] } },
        equipmentValue: {
          type: 'choice',
          options: ['below-5l'],
          shownWhen: { subject: ['equipment'] },
        },
        existingInsurance: { type: 'yesNo' },
        forAnother: { type: 'yesNo' },
        farmerConsent: { type: 'yesNo' },
        coverageAmount: { type: 'number' },
        premiumRate: { type: 'number' },
        askedFor: { type: 'text' },
        quoted: { type: 'text' },
        openedFrom: { type: 'text' },
      },
    },
  },
  'training-enrollment': {
    1: {
      sender: 'account',
      table: 'training_enrollments',
      subjects: ['sustainable-farming', 'smart-agriculture', 'retired-program'],
      fields: {
        studentName: { type: 'text', required: true },
        email: { type: 'email', required: true, shownWhen: { field: 'noEmail', isNot: [true] } },
        noEmail: { type: 'yesNo' },
        phone: { type: 'phone', required: true },
        education: { type: 'choice', options: ['10th', '12th'] },
        experience: { type: 'choice', options: ['none', 'beginner'] },
        motivation: { type: 'longText' },
      },
    },
  },
  'loan-application': {
    1: {
      sender: 'account',
      table: 'loan_applications',
      subjects: ['crop', 'dairy'],
      fields: {
        applicantName: { type: 'text', required: true },
        email: { type: 'email', required: true, shownWhen: { field: 'noEmail', isNot: [true] } },
        noEmail: { type: 'yesNo' },
        phone: { type: 'phone', required: true },
        fatherName: { type: 'text', required: true },
        pincode: { type: 'pin', required: true },
        purpose: { type: 'longText', required: true },
        requestedAmount: {
          type: 'number',
          required: true,
          least: 1,
          mostBySubject: { crop: 300_000, dairy: 2_500_000 },
        },
        annualIncome: { type: 'number', least: 0 },
        landSize: { type: 'text' },
        landLocation: { type: 'place', required: true },
        forAnother: { type: 'yesNo' },
        farmerConsent: { type: 'yesNo' },
        acceptedTerms: { type: 'yesNo', required: true, accepted: true },
      },
      documents: {
        aadharCard: { required: true, types: ['image/jpeg', 'image/png', 'application/pdf'] },
        jamabandi: { required: true, types: ['image/jpeg', 'image/png', 'application/pdf'] },
        landLocation: { types: ['image/jpeg'] },
      },
    },
  },
}

const program = (id: string, title: string, price_paise: number, pack_amount: number) =>
  contentRow(id, {
    id: `training/${id}`,
    catalogue: 'training',
    section: 'programs',
    category: 'Training',
    name: { en: title, pa: title, hi: title },
    price_paise,
    pack_amount,
    pack_unit: 'months',
    badge: { en: 'Beginner', pa: 'ਸ਼ੁਰੂਆਤੀ', hi: 'शुरुआती' },
  })

/** The trainings of the centre. */
export const trainings = [
  program('sustainable-farming', 'Sustainable Farming', 1_500_000, 3),
  program('smart-agriculture', 'Smart Agriculture Technology', 2_500_000, 2),
]

export interface Entry {
  id: string
  content: string
  made_at: number
}
export interface Receipt {
  id: string
  hash: string
  reference: string
  received_at: string
  state: string
  order?: { id: string; total_paise: number }
}
export interface Result {
  id: string
  receipt?: Receipt
  refused?: { status: number; code: string; message: string; field?: string; retry_after?: number }
}
export interface Followed {
  id: string
  status: string
  version: number
  answers: Record<string, unknown>
  filled_by: string | null
  files: ListedFile[]
  complete: boolean
  order_id: string | null
  replaced_by: string | null
  events: { from: string | null; to: string; note: string | null; by: string; at: string }[]
}
export interface Changes {
  version: number
  more: boolean
  requests: Followed[]
}

export const answers = { name: 'Gurpreet', phone: '9876543210' }

/** The answers of what an agent fills in for a farmer. */
export const forFarmer = { forAnother: true, farmerConsent: true }

/** A submission as a phone freezes it; `changes` go into its content. */
export function submission(changes: Record<string, unknown> = {}): Entry {
  const content = { answers, form: 'soil-test', language: 'pa', manifest: [], version: 1, ...changes }
  return { id: crypto.randomUUID(), content: JSON.stringify(content), made_at: Date.now() }
}

/** A submission that this agent filled in for a farmer. */
export const filledIn = (agent: { id: string }) =>
  submission({ answers: { ...answers, ...forFarmer }, filledBy: agent.id })

export const enrolment = (changes: Record<string, unknown> = {}) =>
  submission({
    form: 'training-enrollment',
    subject: 'sustainable-farming',
    answers: {
      studentName: 'Simran Kaur',
      email: 'simran@example.org',
      phone: '9876543210',
      education: '12th',
    },
    ...changes,
  })

export interface ListedFile {
  slot: string
  sha256: string
  bytes: number
  type: string
}

/** Returns a manifest entry for bytes that do not exist. */
export const listed = (slot: string, changes: Partial<ListedFile> = {}): ListedFile => ({
  slot,
  sha256: createHash('sha256').update(slot).digest('hex'),
  bytes: 200_000,
  type: 'image/jpeg',
  ...changes,
})

export const loanAnswers = {
  applicantName: 'Gurpreet Singh',
  email: 'gurpreet@example.org',
  phone: '9876543210',
  fatherName: 'Baldev Singh',
  pincode: '145025',
  purpose: 'Seed and fertilizer',
  requestedAmount: 250_000,
  landLocation: 'geo:32.2733,75.6522;u=12;t=1732170000000',
  acceptedTerms: true,
}

/** An application for a loan with both documents that it needs. */
export const loan = (changes: Record<string, unknown> = {}) =>
  submission({
    form: 'loan-application',
    subject: 'crop',
    answers: loanAnswers,
    manifest: [listed('aadharCard'), listed('jamabandi')],
    ...changes,
  })

/** A guest's secret: 32 random bytes as base64url. */
export const newGuest = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

export interface Desk {
  database: TestDatabase
  call<Answer>(person: Person, expression: string, parameters?: unknown[], headers?: object): Promise<Answer>
  /** The outcome of each entry, sent by an account or, with a secret, by a guest. */
  send(person: Person, entries: unknown, guest?: string, headers?: object): Promise<Result[]>
  changes(person: Person, since?: number, guest?: string): Promise<Changes>
  claim(person: Person, guest: string): Promise<{ claimed: number; yours: boolean }>
}

/** A migrated database with forms and trainings, and the calls of phones. */
export async function openDesk(): Promise<Desk> {
  const database = await openMigrated()
  await publish(database, 'a', [contentRow('item-1'), ...trainings])
  const call: Desk['call'] = async <Answer>(
    person: Person,
    expression: string,
    parameters: unknown[] = [],
    headers = {},
  ) => {
    const rows = await database.as(person, async (query) => {
      await query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)])
      return query<{ answer: Answer }>(`select ${expression} as answer`, parameters)
    })
    return rows[0]!.answer
  }
  await call('service key', 'publish_form_rules($1::text::jsonb)', [JSON.stringify(rules)])
  return {
    database,
    call,
    async send(person, entries, guest, headers) {
      const parameters = [JSON.stringify(entries), guest ?? null]
      const answer = await call<{ results: Result[] }>(
        person,
        'submit_requests($1::text::jsonb, $2)',
        parameters,
        headers,
      )
      return answer.results
    },
    changes: (person, since = 0, guest) => call(person, 'request_changes($1, $2)', [since, guest ?? null]),
    claim: (person, guest) => call(person, 'claim_guest($1)', [guest]),
  }
}
