import type { LocalBackend } from '#local/backend.ts'
import { formRules } from '#scripts/build/published-rules.ts'
import { demoGuest, demoId, frontDoor, type Caller, type FrontDoor } from './front-door.ts'
import { movingBack, type MoveBack } from './move-back.ts'
import { seedMilk } from './demo-milk.ts'
import { demoOrders, type DemoOrder, type OrderStep } from './demo-orders.ts'
import { guestRequests } from './guest-requests.ts'
import { accountRequests, type DemoRequest, type DeskStep } from './demo-requests.ts'
import { seedQuotas } from './demo-quotas.ts'
import { seedKhatas } from './seed-khatas.ts'
import { demoSheets } from './demo-stock.ts'
import { seedExpected, seedSheet } from './seed-stock.ts'
import { giveMoneyBack, payAs, type Placed } from './seed-payment.ts'
import { seedSamples } from './seed-samples.ts'
import { soilRequests } from './soil-requests.ts'

/** The parts of a backend that seeding uses. */
export type DemoBackend = Pick<LocalBackend, 'fetch' | 'query' | 'publishableKey' | 'asServiceKey'>

interface Stage {
  readonly backend: DemoBackend
  readonly door: FrontDoor
  readonly people: ReadonlyMap<string, Required<Caller>>
  readonly now: number
  readonly moveBack: MoveBack
  readonly versions: ReadonlyMap<string, number>
}

interface Answered {
  readonly results: readonly { readonly refused?: { readonly message: string; readonly field?: string } }[]
}

const whoTakesPart = ['farmer', 'farmer2', 'agent', 'manager', 'staff'] as const

/** Signs in those who take part; `undefined` where a password is no longer the folder's. */
async function signedIn(door: FrontDoor): Promise<Stage['people'] | undefined> {
  const people = new Map<string, Required<Caller>>()
  for (const who of whoTakesPart) {
    const person = await door.signIn(who).catch(() => undefined)
    if (!person) return undefined
    people.set(who, person)
  }
  return people
}

/**
 * Gives the demo people something to look at: requests and orders in every state, as if the last week had happened, and soil
 * tests of two years. They are sent over the backend's own addresses. Seeding again adds nothing. False where the demo people
 * cannot sign in with the folder's password; throws where the backend refuses something.
 */
export async function seedDemoData(
  backend: DemoBackend,
  siteUrl: string,
  now = Date.now(),
): Promise<boolean> {
  const door = frontDoor(backend, siteUrl)
  const people = await signedIn(door)
  if (!people) return false
  const versions = new Map(
    Object.entries(await formRules()).map(([form, rules]) => [
      form,
      Math.max(...Object.keys(rules).map(Number)),
    ]),
  )
  const stage = { backend, door, people, now, versions, moveBack: await movingBack(backend) }
  // The oldest first, for readers of the latest.
  const all = [
    ...[...accountRequests, ...soilRequests, ...guestRequests].map((request) => ({
      at: request.hoursAgo,
      seed: () => seedRequest(stage, request),
    })),
    ...demoOrders.map((order) => ({ at: order.hoursAgo, seed: () => seedOrder(stage, order) })),
    ...demoSheets.map((sheet) => ({
      at: sheet.hoursAgo,
      seed: () => seedSheet({ ...stage, staff: people.get('staff')! }, sheet),
    })),
  ]
  for (const { seed } of all.toSorted((a, b) => b.at - a.at)) await seed()
  await seedKhatas(stage)
  await seedMilk(stage)
  await seedQuotas(stage)
  await seedExpected(door, people.get('staff')!, now)
  for (const person of people.values()) await door.signOut(person)
  return true
}

async function seedRequest(stage: Stage, request: DemoRequest): Promise<void> {
  const { door, people, versions, now } = stage
  const { from, form, subject, language = 'en', answers, hoursAgo, daysFromNow = {}, desk = [] } = request
  const id = demoId(request.key)
  const person = people.get(from)
  const days = Object.entries(daysFromNow).map(([field, away]) => [field, dayIn(away, now)])
  const content = {
    answers: { ...answers, ...Object.fromEntries(days) },
    ...(from === 'agent' ? { filledBy: person!.id } : {}),
    form,
    language,
    manifest: [],
    ...(subject === undefined ? {} : { subject }),
    version: versions.get(form)!,
  }
  const entry = { id, content: JSON.stringify(content), made_at: now - hoursAgo * 3_600_000 }
  const begun = Date.now()
  const parameters = { entries: [entry], guest: person ? null : demoGuest(request.key) }
  const sent = await door.call<Answered>(person ?? door.guest, 'submit_requests', parameters)
  refuseRefusal(request.key, sent)
  await stage.moveBack(id, hoursAgo, begun)
  for (const step of desk) await answer(stage, 'request', id, step)
  await seedSamples({ ...stage, manager: people.get('manager')! }, id, request.samples)
}

/** Returns the date some days ahead, as the forms write it. */
const dayIn = (days: number, now: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10)

async function answer(
  stage: Stage,
  what: 'request' | 'order',
  id: string,
  { hoursAgo, ...step }: DeskStep,
): Promise<void> {
  const { door, people, now } = stage
  const { assignee, ...rest } = step
  const answers = {
    what,
    item: id,
    // All that happened until now: numbers of events are far smaller.
    seen: 9e14,
    ...rest,
    ...(assignee === undefined ? {} : { assignee: people.get(assignee)!.id }),
  }
  const content = JSON.stringify({ answers, form: 'desk-answer', language: 'en', manifest: [], version: 1 })
  const key = `answer ${id} ${hoursAgo} ${rest.status ?? ''}`
  const entry = { id: demoId(key), content, made_at: now - hoursAgo * 3_600_000 }
  const begun = Date.now()
  refuseRefusal(
    key,
    await door.call<Answered>(people.get('manager')!, 'answer_from_desk', { entries: [entry] }),
  )
  await stage.moveBack(id, hoursAgo, begun)
}

interface PlaceAnswer {
  readonly placed?: { readonly total_paise: number }
  readonly refused?: string
  readonly total_paise?: number
}

async function seedOrder(stage: Stage, order: DemoOrder): Promise<void> {
  const { door, people } = stage
  const id = demoId(order.key)
  const parameters = {
    order_id: id,
    lines: Object.entries(order.lines).map(([product_id, quantity]) => ({ product_id, quantity })),
    delivery: { ...(order.area === undefined ? {} : { area: order.area }), pay_by: order.payBy },
    contact: contacts[order.from],
    expected_total_paise: 0,
    language: 'en',
  }
  const person = people.get(order.from)!
  const begun = Date.now()
  const priced = await door.call<PlaceAnswer>(person, 'place_order', parameters)
  const placed = priced.placed
    ? priced
    : await door.call<PlaceAnswer>(person, 'place_order', {
        ...parameters,
        expected_total_paise: priced.total_paise,
      })
  if (!placed.placed) throw new Error(`The demo's order ${order.key} was refused: ${placed.refused}`)
  await stage.moveBack(id, order.hoursAgo, begun)
  for (const step of order.steps) await takeStep(stage, { id, order, total: placed.placed.total_paise }, step)
}

const contacts = {
  farmer: {
    name: 'Gurpreet Singh',
    email: 'farmer@example.org',
    phone: '9000000001',
    address: 'House 14, Sarna, Pathankot',
  },
  farmer2: {
    name: 'Sunita Devi',
    email: 'farmer2@example.org',
    phone: '9000000002',
    address: 'Near the school, Malikpur, Pathankot',
  },
}

async function takeStep(
  stage: Stage,
  placed: Placed & { readonly order: DemoOrder },
  { what, hoursAgo }: OrderStep,
): Promise<void> {
  const { door, people } = stage
  const { id, order } = placed
  const begun = Date.now()
  if (what === 'paid' || what === 'payment_failed')
    await payAs(stage, placed, what === 'paid' ? 'paid' : 'failed')
  else if (what === 'cancelled_by_buyer')
    await door.call(people.get(order.from)!, 'cancel_order', { order_id: id })
  else if (what === 'delivered' && order.payBy === 'cash') {
    // The one order of the demo that is paid at the door.
    const slip = { do: 'slip', number: 'DEMC2-1', order: id, paise: placed.total }
    const at = new Date(stage.now - hoursAgo * 3_600_000).toISOString()
    await door.call(people.get('staff')!, 'act_on_cash', { act: { id: demoId(`slip ${id}`), ...slip, at } })
  } else {
    await answer(stage, 'order', id, { hoursAgo, status: what })
    if (what === 'refunded') await giveMoneyBack(stage, placed)
  }
  await stage.moveBack(id, hoursAgo, begun)
}

function refuseRefusal(key: string, { results }: Answered): void {
  const [refused] = results.flatMap((result) => result.refused ?? [])
  if (refused) throw new Error(`The demo's ${key} was refused: ${refused.message} (${refused.field ?? ''})`)
}
