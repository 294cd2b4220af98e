import { createHash } from 'node:crypto'
import { newId } from '#src/base/ids.ts'
import { contentText } from '#src/platform/outbox/content.ts'
import { soilTestText } from './soil-test.ts'

/** Somebody with an account, and the token of it. */
export interface LoadPerson {
  readonly id: string
  readonly token: string
}

/** The backend's address and its people. */
export interface LoadPlace {
  readonly site: string
  readonly publishableKey: string
  /** The name of the content that the phones were built with. */
  readonly snapshot: string
  readonly people: readonly LoadPerson[]
  readonly goods: readonly { id: string; price_paise: number }[]
  readonly staff: string
}

/** One request as it goes, after which another may follow at once, as an upload follows its words. */
export interface LoadRequest {
  readonly kind: string
  readonly path: string
  readonly body: string | Buffer
  readonly type?: string
  readonly token?: string
  /** The part of the answer that is needed later. */
  onAnswer?(answer: unknown): void
  readonly next?: () => LoadRequest
}

/** A client's state from earlier answers. */
export interface BenchPhone {
  readonly person: LoadPerson
  shop: number
  requests: number
  orders: number
  cart: number
  additions: { id: string; product: string }[]
  submitted: string[]
}

/** A new phone of that person. */
export const newPhone = (person: LoadPerson): BenchPhone => ({
  person,
  shop: 0,
  requests: 0,
  orders: 0,
  cart: 0,
  additions: [],
  submitted: [],
})

const rpc = (kind: string, body: object, more: Partial<LoadRequest> = {}): LoadRequest => ({
  kind,
  path: `/rest/v1/rpc/${kind}`,
  body: JSON.stringify(body),
  ...more,
})

type Version = { version?: number }
const now = () => new Date().toISOString()

/** 200 KB with the beginning of a JPEG, as a phone's photo. */
const photo = () => {
  const bytes = Buffer.alloc(200_000, newId())
  bytes.set(Buffer.from('ffd8ffe000104a464946', 'hex'))
  return bytes
}

const slots = [
  'aadharCard',
  'bankStatement',
  'fardPatwari',
  'jamabandi',
  'landPhoto',
  'panCard',
  'passportPhoto',
]

const loanAnswers = {
  acceptedTerms: true,
  address: 'House 4, Sarna',
  applicantName: 'ਗੁਰਮੀਤ ਸਿੰਘ',
  email: 'load@example.org',
  fatherName: 'Balwinder Singh',
  landLocation: 'geo:32.2733,75.6522;u=12;t=1732170000000',
  phone: '9000000004',
  pincode: '145025',
  purpose: 'Seed',
  requestedAmount: 250_000,
}

/** A loan with one document for all its places, and then the document. */
function loanWithAttachment({ person }: BenchPhone): LoadRequest {
  const [id, file] = [newId(), photo()]
  const sha256 = createHash('sha256').update(file).digest('hex')
  const manifest = slots.map((slot) => ({ bytes: file.byteLength, sha256, slot, type: 'image/jpeg' }))
  const content = contentText({
    answers: loanAnswers,
    form: 'loan-application',
    language: 'pa',
    manifest,
    subject: 'crop',
    version: 1,
  })
  const { token } = person
  const upload = (): LoadRequest => ({
    kind: 'document',
    path: `/storage/v1/object/documents/${person.id}/${id}/${sha256}`,
    body: file,
    type: 'image/jpeg',
    token,
  })
  return rpc('submit_requests', { entries: [{ id, content, made_at: Date.now() }] }, { token, next: upload })
}

function soilTest(phone: BenchPhone): LoadRequest {
  const id = newId()
  phone.submitted = [id, ...phone.submitted].slice(0, 5)
  return rpc(
    'submit_requests',
    { entries: [{ id, content: soilTestText, made_at: Date.now() }] },
    { token: phone.person.token },
  )
}

/** Three additions, then their removal. */
function cartOperation(phone: BenchPhone, goods: LoadPlace['goods']): LoadRequest {
  const id = newId()
  const seen = phone.additions[0]
  const isRemoval = phone.additions.length >= 3 && seen !== undefined
  const product = isRemoval ? seen.product : goods[Math.floor(Math.random() * goods.length)]!.id
  const observed = phone.additions
    .filter((addition) => addition.product === product)
    .map((addition) => addition.id)
  const operation = isRemoval ? { kind: 'remove', observed } : { kind: 'add', amount: 1 }
  phone.additions = isRemoval
    ? phone.additions.filter((addition) => addition.product !== product)
    : [...phone.additions, { id, product }]
  const body = { operations: [{ id, product_id: product, made_at: now(), ...operation }] }
  return rpc('apply_cart_operations', body, { token: phone.person.token })
}

function payment(
  person: LoadPerson | undefined,
  { id, price_paise: amount }: LoadPlace['goods'][number],
): LoadRequest | undefined {
  if (!person) return undefined
  const [name, phone] = ['Load', '+919000000009']
  const body = {
    orderId: newId(),
    amount,
    productName: 'Seeds',
    productType: 'cart',
    userName: name,
    userEmail: 'load@example.org',
    userPhone: phone,
    shippingAddress: { name, phone, address: 'Sarna' },
    productDetails: { items: [{ product_id: id, quantity: 1 }], totalAmount: amount / 100 },
  }
  return {
    kind: 'create-payment',
    path: '/functions/v1/create-payment',
    body: JSON.stringify(body),
    token: person.token,
  }
}

/** A desk answer to a recent submission. */
function deskAnswer(phone: BenchPhone, { staff: token }: LoadPlace): LoadRequest | undefined {
  if (phone.submitted.length === 0) return undefined
  const answers = {
    item: phone.submitted[0]!,
    note: 'Come on Monday',
    seen: 900_000_000_000_000,
    what: 'request',
  }
  const content = JSON.stringify({ answers, form: 'desk-answer', language: 'en', manifest: [], version: 1 })
  return rpc('answer_from_desk', { entries: [{ id: newId(), content, made_at: Date.now() }] }, { token })
}

/** A round of an open page: all that it asks for is asked together, each by the counter that it has reached. */
function round(phone: BenchPhone, { snapshot }: LoadPlace): LoadRequest {
  const questions = {
    shop_changes: { since: phone.shop || null, snapshot },
    cart_changes: { since: phone.cart },
    request_changes: { since: phone.requests, guest: null },
    order_changes: { since: phone.orders },
  }
  const onAnswer = (answer: unknown) => {
    const answers = answer as Record<keyof typeof questions, Version>
    phone.shop = answers.shop_changes.version ?? phone.shop
    phone.cart = answers.cart_changes.version ?? phone.cart
    phone.requests = answers.request_changes.version ?? phone.requests
    phone.orders = answers.order_changes.version ?? phone.orders
  }
  return rpc('what_is_new', { asked: questions }, { token: phone.person.token, onAnswer })
}

/** The version of the desk's mirror: few people work there, so nearly all of its reads are of changes. */
let deskVersion = 0

function deskRound(token: string): LoadRequest {
  const onAnswer = (answer: unknown) => (deskVersion = (answer as Version).version ?? deskVersion)
  return rpc('desk_changes', { since: deskVersion }, { token, onAnswer })
}

/** A visitor without an account asks for the shop alone. */
function visit(phone: BenchPhone, { snapshot }: LoadPlace): LoadRequest {
  const onAnswer = (answer: unknown) => (phone.shop = (answer as Version).version ?? phone.shop)
  return rpc('shop_changes', { since: phone.shop || null, snapshot }, { onAnswer })
}

/** The mix of requests, in percent; `buyer` returns an account that may still order. */
type Making = (
  phone: BenchPhone,
  place: LoadPlace,
  buyer: () => LoadPerson | undefined,
) => LoadRequest | undefined
const mix: readonly (readonly [share: number, make: Making])[] = [
  [30, round],
  [10, (phone, { goods }) => cartOperation(phone, goods)],
  [4, soilTest],
  [2, loanWithAttachment],
  [3, (_, { goods }, buyer) => payment(buyer(), goods[0]!)],
  [4, (_, { staff }) => deskRound(staff)],
  [1, (_, { staff }) => rpc('desk_find', { wanted: 'ਗੁਰਪ੍ਰੀਤ' }, { token: staff })],
  [1, deskAnswer],
]

/** Returns a random next request of a phone; outside the mix a poll of the shop. */
export function nextRequest(...[phone, place, buyer]: Parameters<Making>): LoadRequest {
  let chance = Math.random() * 100
  const [, make] = mix.find(([share]) => (chance -= share) < 0) ?? []
  return make?.(phone, place, buyer) ?? visit(phone, place)
}
