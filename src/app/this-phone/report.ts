import { connectionStatus } from '#src/platform/device/connection-status.ts'
import { guestOwner, ownerNow } from '#src/platform/session/owner.ts'
import { sessionState } from '#src/platform/session/stored-session.ts'
import { lastServerContact } from '#src/platform/device/last-server-contact.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { lastErrors } from '#src/platform/device/last-errors.ts'
import {
  browserFacts,
  buildName,
  networkFacts,
  storageFacts,
  workerFacts,
  type Facts,
} from '#src/platform/device/browser-facts.ts'
import { language } from '#src/platform/i18n/words.ts'

/** A part of the report; its id names it for the screen. */
export interface Part {
  readonly id: 'app' | 'line' | 'waiting' | 'phone' | 'errors'
  readonly facts: Facts
}

/**
 * Returns a report for support: versions, states, counts and times, and no text, id, name or page address. Works
 * offline; a part that cannot be read contains its error.
 */
export async function report(now = new Date()): Promise<readonly Part[]> {
  const parts: readonly [Part['id'], () => Facts | Promise<Facts>][] = [
    ['app', async () => [...appFacts(now), ...(await workerFacts())]],
    ['line', async () => [...(await networkFacts()), ...centreFacts()]],
    ['waiting', waitingFacts],
    ['phone', async () => [...browserFacts(), ...(await storageFacts())]],
    [
      'errors',
      async () => [...lastErrors().map((item, at) => [`${at + 1}`, item] as const), ...(await refusals())],
    ],
  ]
  return Promise.all(
    parts.map(async ([id, read]) => ({ id, facts: await Promise.resolve(read()).catch(unreadable) })),
  )
}

/** The report as text, to be sent to somebody. */
export function textOf(parts: readonly Part[]): string {
  return parts
    .map(({ id, facts }) => [`[${id}]`, ...facts.map(([name, value]) => `${name}: ${value}`)].join('\n'))
    .join('\n\n')
}

const unreadable = (cause: unknown): Facts => [
  ['not readable', cause instanceof Error ? cause.name : 'unknown'],
]

function appFacts(now: Date): Facts {
  return [
    ['time', now.toISOString()],
    ['build', buildName()],
    ['content', __CATALOGUE_SNAPSHOT__],
    ['language', language()],
  ]
}

function centreFacts(): Facts {
  const { centre, storage, cart } = connectionStatus.getState()
  const lastContact = lastServerContact()
  return [
    ['centre', centre],
    ['last heard', lastContact ? new Date(lastContact).toISOString() : 'never'],
    ['keeps', storage],
    ['cart', cart ?? 'unasked'],
  ]
}

/** Counts by state, of the current user and of all others together. */
async function waitingFacts(): Promise<Facts> {
  const owner = await ownerNow()
  const { needsSignIn } = await sessionState()
  const [entries, drafts, files, operations, settings, key] = await Promise.all([
    withOutbox(() => outbox.entries.toArray()),
    withOutbox(() => outbox.drafts.toArray()),
    withOutbox(() => outbox.files.toArray()),
    outbox.cartOperations.filter(({ receivedAt }) => receivedAt === undefined).count(),
    outbox.settings.toCollection().primaryKeys(),
    withOutbox(() => outbox.keys.get(owner)),
  ])
  const isOwn = (row: { owner: string }) => row.owner === owner
  const versions = [device, outbox].map(({ verno }) => verno).join(', ')
  return [
    ['used as', owner === guestOwner ? 'guest' : needsSignIn ? 'account, needs sign-in' : 'account'],
    ['key', key ? 'there' : 'missing'],
    [
      'requests',
      countsOf(entries.filter(isOwn).map(({ state, why }) => (why ? `${state} (${String(why)})` : state))),
    ],
    ['requests of others', countsOf(entries.filter((row) => !isOwn(row)).map(({ state }) => state))],
    ['most attempts', String(Math.max(0, ...entries.map(({ attempts }) => Number(attempts) || 0)))],
    ['drafts', `${drafts.filter(isOwn).length}, of others ${drafts.filter((row) => !isOwn(row)).length}`],
    ['files', `${files.length}, in no form ${files.filter(({ of }) => of === '').length}`],
    ['cart changes unsent', String(operations)],
    ['put away', String(settings.filter((name) => name.startsWith('away:')).length)],
    ['databases', versions],
  ]
}

/** The codes of returned entries. A field's name is the form's; its content is not in it. */
async function refusals(): Promise<Facts> {
  const returned = await withOutbox(() => outbox.entries.where('state').equals('returned').toArray())
  const codes = returned.map((entry) => {
    const { status, code } = entry['returned'] as { status: number; code: string }
    return /^[\w.-]{1,40}$/.test(code) ? `${status} ${code}` : String(status)
  })
  return [['given back', countsOf(codes)]]
}

/** `2 × waiting, 1 × returned` */
function countsOf(kinds: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ') || '0'
}
