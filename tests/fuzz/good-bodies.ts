import { createHash } from 'node:crypto'
import { contact } from '#tests/orders/open-shop-database.ts'
import type { Caller } from './fuzz-backend.ts'

/* Valid bodies for each function, one or more; missing ones are generated from the argument types. `$new` is a fresh
   id, `$now` a time in ms; `$order`, `$request`, `$addition`, `$file` and `$ref` are the sender's or, if the mutation
   says so, another person's. An object `{ $text }` is sent as JSON within a string. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** An entry as a phone sends it. */
export const submission = (content: Json): Json => ({
  id: '$new',
  content: { $text: content },
  made_at: '$now',
})

export const soilTest = submission({
  answers: { name: 'Gurpreet', phone: '9876543210', farmLocation: 'Sarna', farmSize: '4 acres' },
  form: 'soil-test',
  language: 'pa',
  manifest: [],
  subject: 'general',
  version: 1,
})

/** The one paper of these tests, in every place of the form. */
export const attachment = Buffer.from(
  `ffd8ffe000104a46494600010101004800480000ffd9${'00'.repeat(200)}`,
  'hex',
)
export const attachmentHash = createHash('sha256').update(attachment).digest('hex')
const slots = [
  'aadharCard',
  'panCard',
  'bankStatement',
  'passportPhoto',
  'jamabandi',
  'fardPatwari',
  'landPhoto',
]
/** Returns a document's manifest entry. */
export const listedAttachment = (slot: string): Json => ({
  bytes: attachment.byteLength,
  sha256: attachmentHash,
  slot,
  type: 'image/jpeg',
})
const manifest = slots.toSorted().map(listedAttachment)

export const loan = submission({
  answers: {
    applicantName: 'Gurpreet Singh',
    email: 'gurpreet@example.org',
    phone: '9876543210',
    fatherName: 'Baldev Singh',
    address: 'House 4, Sarna',
    pincode: '145025',
    purpose: 'Seed',
    requestedAmount: 250000,
    landLocation: 'geo:32.2733,75.6522;u=12;t=1732170000000',
    acceptedTerms: true,
  },
  form: 'loan-application',
  language: 'en',
  manifest,
  subject: 'crop',
  version: 1,
})

const deskAnswer = (answers: Json) =>
  submission({ answers, form: 'desk-answer', language: 'en', manifest: [], version: 1 })

const added: Json = {
  id: '$new',
  product_id: '$product',
  kind: 'add',
  amount: 2,
  made_at: '2026-11-21T10:00:00Z',
}
const removed: Json = {
  id: '$new',
  product_id: '$product',
  kind: 'remove',
  observed: ['$addition'],
  made_at: '2026-11-21T10:00:00Z',
}

const edit = (kind: string, path: string, changes: Json, more: Record<string, Json> = {}): Json => ({
  edit: { id: '$new', kind, path, changes, seen: 99999999999999, ...more },
})
const words: Json = { en: 'Neem', pa: 'ਨਿੰਮ', hi: 'नीम' }

const linesOf = (addition: string): Json => [{ product_id: '$product', quantity: 2, observed: [addition] }]
// An addition is ordered once, so each order has a new one.
const lines = linesOf('$new')
const wanted: Json = {
  lines,
  delivery: { area: null, pay_by: 'online' },
  contact: contact as unknown as Json,
  language: 'en',
}
const message = (kind: string): Json => ({
  id: '$new',
  kind,
  ref: '$ref',
  amount_paise: '$total',
  currency: 'INR',
  at: '2026-11-21T10:00:00Z',
})

/** By the name of the function of the database. */
export const rpcBodies: Record<string, Json[]> = {
  answer_from_desk: [
    {
      entries: [
        deskAnswer({ item: '$request', note: 'Come on Monday', seen: 900000000000000, what: 'request' }),
      ],
    },
    {
      entries: [
        deskAnswer({ item: '$order', seen: 900000000000000, status: 'packed', what: 'order' }),
        deskAnswer({
          assignee: '$me',
          item: '$request',
          seen: 900000000000000,
          seenAssignee: '',
          what: 'request',
        }),
      ],
    },
  ],
  apply_cart_operations: [{ operations: [added, removed] }, { operations: [added] }],
  cancel_order: [{ order_id: '$order' }],
  cart_changes: [{ since: 0, at_most: 100 }],
  change_profile: [
    { change: { id: '$new', changes: { village: 'Sarna', phone: null }, seen: { village: 0 }, after: [] } },
  ],
  account_state: [{ account: '$new' }],
  claim_guest: [{ guest: '$guest' }],
  delete_account: [{ person: '$new' }],
  desk_changes: [{ since: 0, before: null }],
  desk_find: [{ wanted: 'Gurpreet' }, { wanted: '9876543210' }],
  desk_report: [{ weeks: 8 }],
  document_request: [{ name: '$file' }],
  drop_push: [{ endpoint: 'https://push.example/one' }],
  edit_log: [{ earlier_than: null, at_most: 20 }],
  edit_shop: [
    edit('item', '$edited', { price_paise: 4100, name: words }),
    edit('item', '$edited', { pack_amount: 2.5, badge: words, about: words, available: true }),
    edit('area', 'sarna', { fee_paise: 2000, title: words }),
    edit('text', 'centre', { was: words, words }, { part: 'name' }),
    edit('text', 'help', { was: words, words }, { part: 'x' }),
    edit('item', '$edited', { photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' }),
    edit('item', '$edited', { away_until: '2026-11-23' }),
    edit('recording', 'pa', { words: 'ਹੋਮ', sound: 'data:audio/webm;base64,GkXfow==' }, { part: 'phrase.x' }),
  ],
  check_ledger: [{}],
  expire_orders: [{ person: null }],
  files_to_verify: [{ id: '$request' }],
  has_role: [{ wanted: 'admin' }],
  item_photo: [{ hash: 'a'.repeat(64) }],
  keep_consents: [
    {
      entries: [
        { id: '$new', purpose: 'messages', version: 1, given: true, made_at: '2026-11-21T10:00:00Z' },
      ],
    },
  ],
  keep_push: [
    { endpoint: 'https://push.example/one', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22), language: 'pa' },
  ],
  list_people: [{ wanted: 'far', holding: null, after: null, at_most: 20 }],
  mark_spam: [{ items: ['$request'], is_spam: true, whole_sender: false }],
  merge_guest_cart: [{ guest_id: '$new', operations: [added, removed] }],
  open_payment: [{ order_id: '$order', provider: 'sandbox', ref: '$new', link: 'https://pay.example/1' }],
  order_changes: [{ since: 0, at_most: 100 }],
  order_to_pay: [{ order_id: '$new', amount_paise: '$total', wanted }],
  place_order: ['$new', '$addition'].map((addition) => ({
    order_id: '$new',
    lines: linesOf(addition),
    delivery: { area: null, pay_by: 'online' },
    contact: contact as unknown as Json,
    expected_total_paise: '$total',
    language: 'en',
  })),
  publish_catalogue: [
    {
      snapshot: '$new',
      items: [
        {
          id: 'seeds-catalog/fuzzed',
          catalogue: 'seeds-catalog',
          section: 'vegetables',
          position: 0,
          name: { en: 'Seed', pa: 'ਬੀਜ', hi: 'बीज' },
          category: 'Seeds',
          price_paise: 4000,
          pack_amount: 500,
          pack_unit: 'g',
          badge: null,
          search: '',
          content_hash: 'x',
        },
      ],
    },
  ],
  publish_form_rules: [
    {
      rules: {
        fuzzed: {
          1: {
            sender: 'anyone',
            table: 'service_requests',
            fields: { name: { type: 'text', required: true } },
          },
        },
      },
    },
  ],
  publish_languages: [
    { languages: [{ code: 'en', name: 'English', direction: 'ltr', place: 0, required: true }] },
  ],
  publish_tax_facts: [
    { seller: { name: 'Khet Seva', gstin: '' }, rates: [{ of: 'seeds-catalog', hsn: '1209', rate_bp: 0 }] },
  ],
  receipt_to_mail: [{ order_id: '$order' }],
  request_changes: [
    { since: 0, guest: null },
    { since: 0, guest: '$guest' },
  ],
  settle_files: [{ id: '$request', judged: [{ slot: 'aadharCard', version: '1', fits: true }] }],
  settle_payment: [
    {
      provider: 'sandbox',
      event_id: '$new',
      ref: '$ref',
      kind: 'paid',
      amount_paise: '$total',
      currency: 'INR',
      happened_at: '2026-11-21T10:00:00Z',
      charge_ref: null,
    },
  ],
  settle_pushes: [{ results: [{ id: 1, outcome: 'sent' }] }],
  settle_reminders: [{ results: [{ id: '$new', outcome: 'sent' }] }],
  settle_refund: [
    {
      provider: 'sandbox',
      refund_id: null,
      charge_ref: '$ref',
      ref: '$ref',
      outcome: 'returned',
      amount_paise: '$total',
      currency: 'INR',
    },
  ],
  shop_changes: [{ since: 0, snapshot: '', at_most: 100 }],
  submit_requests: [
    { entries: [soilTest], guest: null },
    { entries: [soilTest, loan], guest: '$guest' },
    { entries: [loan, soilTest, soilTest], guest: null },
  ],
  take_pushes: [{ most: 5 }],
  take_reminders: [{ most: 5 }],
  voice_pack: [{ language: 'pa', since: 0, most_bytes: 65_536 }],
  voice_packs: [{}],
  what_is_new: [
    { asked: { shop_changes: { since: 0, snapshot: '' }, request_changes: { since: 0, guest: '$guest' } } },
    {
      asked: {
        shop_changes: { since: 0, snapshot: '' },
        cart_changes: { since: null },
        request_changes: { since: 0, guest: null },
        order_changes: { since: 0 },
      },
    },
  ],
}

/** By the name of the edge function. */
export const functionBodies: Record<string, Json[]> = {
  'create-payment': [
    {
      orderId: '$new',
      amount: '$total',
      productName: 'Seed',
      productType: 'cart',
      userEmail: contact.email,
      userName: contact.name,
      userPhone: contact.phone,
      shippingAddress: { name: contact.name, phone: contact.phone, address: contact.address },
      productDetails: { items: lines, totalAmount: 80, deliveryArea: null, language: 'en', payBy: 'online' },
    },
    { orderId: '$order', amount: '$total', productType: 'cart' },
  ],
  'complete-request': [{ id: '$request' }],
  // Not with `sure`, which would delete the sender. Deletions use the service key and accounts that are restored.
  'delete-account': [{ sure: 'yes' }, { sure: 1 }],
  'email-receipt': [{ orderId: '$order' }],
  'payment-webhook': ['paid', 'failed', 'cancelled', 'expired', 'refund'].map(message),
}

const who: Json = { email: 'fuzzed@example.org', phone: '+919876543210', password: 'khet-seva-demo' }

/** By method and path under /auth/v1. */
export const authBodies: Record<string, Json[]> = {
  'POST signup': [{ ...who, data: { display_name: 'Gurpreet', language: 'pa' } }],
  'POST token': [who, { refresh_token: 'x' }],
  'POST otp': [{ email: 'fuzzed@example.org', create_user: true, data: {} }, { phone: '+919876543210' }],
  'POST verify': [{ type: 'email', email: 'fuzzed@example.org', token: '123456' }],
  'POST resend': [{ type: 'signup', email: 'fuzzed@example.org' }],
  'POST recover': [{ email: 'fuzzed@example.org' }],
  'PUT user': [{ data: { display_name: 'Gurpreet' } }, { phone: '+919876543211' }],
}

/** The usual sender, if not a farmer: others are refused before anything is read. */
export const mostlyAskedBy: Record<string, Caller> = {
  'rpc answer_from_desk': 'manager',
  'rpc count_people': 'admin',
  'rpc desk_changes': 'staff',
  'rpc desk_colleagues': 'staff',
  'rpc desk_find': 'staff',
  'rpc desk_report': 'manager',
  'rpc edit_log': 'editor',
  'rpc edit_shop': 'admin',
  'rpc list_people': 'admin',
  'rpc mark_spam': 'staff',
  'table catalogue_items': 'editor',
  'table user_roles': 'admin',
}
