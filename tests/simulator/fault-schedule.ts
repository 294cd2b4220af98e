import { diceOf } from './dice.ts'
import type { StoreFault } from './phone-store.ts'
import { type ConnectionFault, connectionFaults } from './connection.ts'

/** Actions of people and pages, and how often each comes. */
const weights = {
  'write a draft': 5,
  'take a photo': 2,
  submit: 9,
  'submit a draft': 6,
  'tap submit twice': 2,
  mend: 4,
  withdraw: 4,
  'send now': 5,
  wake: 9,
  'sign in': 4,
  'sign out': 2,
  'close a page': 1,
  'look at requests': 3,
  'let time pass': 5,
  order: 7,
  'agree to a total': 4,
  'cancel an order': 3,
  pay: 3,
  'change the profile': 6,
  consent: 4,
  edit: 7,
  insist: 4,
  'answer from the desk': 5,
}

type UserAction = keyof typeof weights
const userActions = Object.keys(weights) as UserAction[]

/** Faults of a phone besides those of its connection. */
const failures = [
  'page killed at an await',
  'transaction aborted',
  'no room',
  'database closed',
  'no network',
  'clock jumps',
  'token expires',
  'no locks',
  'upgrade',
  'other person signs in',
  'price changes',
  'account deleted',
  'changed on another phone',
] as const

/** Actions that only schedules of their own subject have. */
type SubjectAction =
  | 'write down what happened'
  | 'sell from a quota'
  | 'act on a booking'
  | 'plan a booking'
  | 'send a message with files'
  | 'answer with files'
type Failure = (typeof failures)[number]

/** Failures in schedules of their own. */
type RareFailure =
  | 'backup'
  | 'centre restored'
  | 'another time zone'
  | 'clock days wrong'
  | 'tab frozen while it sends'
  | 'build rolled back'

/** One thing of a schedule. `n` says which draft, how long and so on; `steps` how much happens until the next. */
export interface Operation {
  readonly what: UserAction | SubjectAction | Failure | RareFailure | ConnectionFault
  readonly phone: number
  readonly page: number
  readonly n: number
  readonly steps: number
}

/** Only forms have drafts and files; only accounts do the rest. */
const ofForms: ReadonlySet<UserAction> = new Set([
  'write a draft',
  'take a photo',
  'submit',
  'submit a draft',
  'tap submit twice',
  'mend',
])
const ofAccounts: ReadonlySet<UserAction> = new Set(userActions.slice(userActions.indexOf('order')))
const bagOf = (actions: readonly UserAction[]) =>
  actions.flatMap((action) => Array.from({ length: weights[action] }, () => action))
/** A schedule is about forms, about accounts, or about all. */
const bags = [
  bagOf(userActions.filter((action) => !ofAccounts.has(action))),
  bagOf(userActions.filter((action) => !ofForms.has(action))),
  bagOf(userActions),
] as const
/** Actions of many pages that wake each other, without locks. */
const crowd: readonly Operation['what'][] = [
  'wake',
  'wake',
  'send now',
  'clock jumps',
  'let time pass',
  'submit',
]
const faults: readonly (Failure | ConnectionFault)[] = [
  ...failures,
  ...failures.slice(0, 6),
  ...connectionFaults,
]

/** Additional operations of schedules with a subject; other seeds are unchanged by them. */
const subjects: readonly (readonly Operation['what'][] | undefined)[] = [
  undefined,
  [
    'act on a booking',
    'act on a booking',
    'act on a booking',
    'plan a booking',
    'plan a booking',
    'send a message with files',
    'answer with files',
    'answer with files',
    'look at requests',
    'look at requests',
    'wake',
    'sign in',
  ],
  [
    'another time zone',
    'clock days wrong',
    'tab frozen while it sends',
    'tab frozen while it sends',
    'upgrade',
    'upgrade',
    'build rolled back',
    'build rolled back',
    'let time pass',
    'send now',
    'wake',
    'wake',
    'submit',
    'sign in',
  ],
  [
    'write down what happened',
    'write down what happened',
    'write down what happened',
    'sell from a quota',
    'sell from a quota',
    'look at requests',
    'wake',
    'wake',
    'sign in',
  ],
  [
    'backup',
    'backup',
    'centre restored',
    'look at requests',
    'look at requests',
    'look at requests',
    'wake',
    'submit',
    'order',
    'pay',
    'sign in',
  ],
]

/** Returns at least 50 actions, with faults in between; the same for the same seed. */
export function scheduleOf(seed: number): Operation[] {
  const dice = diceOf(seed * 2 + 1)
  // Some days have few faults, so that the effect of one is tested as well as that of ten.
  const calm = dice.oneOf([2, 3, 5, 9])
  const crowded = dice.oneIn(4)
  const bag = bags[seed % bags.length]!
  const schedule: Operation[] = crowded ? [{ what: 'no locks', phone: 0, page: 0, n: seed, steps: 0 }] : []
  for (let done = 0; done < 50;) {
    const fault = dice.oneIn(calm)
    const ordinary = fault ? dice.oneOf(faults) : dice.oneOf(bag)
    const what = crowded && dice.oneIn(2) ? dice.oneOf(crowd) : ordinary
    if (!fault) done += 1
    const steps = dice.oneIn(3) ? dice.below(3) : dice.below(24)
    const phone = !crowded && dice.oneIn(3) ? 1 : 0
    schedule.push({ what, phone, page: dice.below(3), n: dice.below(2 ** 30), steps })
  }
  // Half of those of the fourth: the others are as they were when some of them failed once.
  const subject = seed % 10 === 8 ? undefined : subjects[seed % subjects.length]
  return subject ? withSubject(schedule, subject, seed) : schedule
}

/** Adds actions of a subject at random places. */
function withSubject(
  schedule: readonly Operation[],
  subject: readonly Operation['what'][],
  seed: number,
): Operation[] {
  const dice = diceOf(seed * 2 + 2)
  const all = [...schedule]
  for (let added = 0; added < 24; added += 1) {
    const steps = dice.oneIn(3) ? dice.below(3) : dice.below(24)
    const [phone, page, n] = [dice.oneIn(3) ? 1 : 0, dice.below(3), dice.below(2 ** 30)]
    all.splice(dice.below(all.length + 1), 0, { what: dice.oneOf(subject), phone, page, n, steps })
  }
  return all
}

/** True for faults of a phone's next call. */
export function isConnectionFault(what: Operation['what']): what is ConnectionFault {
  return (connectionFaults as readonly string[]).includes(what)
}

/** True for faults of a phone's next transaction. */
export function isStoreFault(what: Operation['what']): what is StoreFault {
  return what === 'transaction aborted' || what === 'no room' || what === 'database closed'
}
