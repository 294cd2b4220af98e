import { fill } from '#src/base/fill.ts'
import { momentText } from '#src/base/moment.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { OwnerFacts } from './owner-api.ts'
import { words } from './words.ts'

/** What one does about a line: a page to open, or one tap that sends messages again. */
type Way = { readonly to: string; readonly label: string } | 'try again'

/** A fact of the centre: good, or the one thing to do. */
export interface OwnerLine {
  readonly id: 'people' | 'backup' | 'messages' | 'space' | 'version' | 'waiting' | 'money'
  readonly isGood: boolean
  /** True where this page cannot see whether it is. */
  readonly isUnseen?: true
  readonly text: string
  /** What the machine said, in its own words. */
  readonly reason?: string | undefined
  readonly ways: readonly Way[]
}

const dayMs = 86_400_000
/** Backups are made each day; one more day is for a computer that was off. */
const oldBackupMs = 2 * dayMs
/** Below this the next weeks' photos and a day's log may not fit. */
const leastFree = 1e9

/** Returns bytes as people read them, `3.4 GB`. */
export function roomText(bytes: number): string {
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

/** Returns the lines of the owner's page. `now` is in milliseconds since 1970, `isAdmin` says who may open the page of roles. */
export function ownerLines(facts: OwnerFacts, isAdmin: boolean, now: number): OwnerLine[] {
  return [
    messagesLine(facts, isAdmin),
    waitingLine(facts, now),
    moneyLine(facts),
    backupLine(facts, now),
    ...spaceLines(facts),
    peopleLine(facts, isAdmin),
    ...(facts.machine ? [good('version', facts.machine.version)] : []),
  ]
}

const good = (id: OwnerLine['id'], text: string, ways: readonly Way[] = []): OwnerLine => ({
  id,
  isGood: true,
  text,
  ways,
})
const todo = (id: OwnerLine['id'], text: string, ...ways: readonly Way[]): OwnerLine => ({
  id,
  isGood: false,
  text,
  ways,
})

const unseen = (id: OwnerLine['id'], text: string): OwnerLine => ({ ...good(id, text), isUnseen: true })

const desk = (): Way => ({ to: '/desk', label: localize(words.toDesk) })

function messagesLine({ unsent, codes, reminders }: OwnerFacts, isAdmin: boolean): OwnerLine {
  const since = momentText(unsent.since ?? '')
  const texts = [
    unsent.count > 0 && fill(localize(words.unsent), { count: unsent.count, time: since }),
    reminders > 0 && fill(localize(words.reminders), { count: reminders }),
    codes.count > 0 && fill(localize(words.codes), { count: codes.count }),
  ].filter((text) => text !== false)
  if (texts.length === 0) return good('messages', localize(words.allSent))
  const ways: Way[] = []
  if (unsent.count + reminders > 0) ways.push('try again')
  if (reminders > 0) ways.push({ to: '/desk/day', label: localize(words.toDay) })
  if (codes.count > 0 && isAdmin) ways.push({ to: '/start', label: localize(words.toTry) })
  return { ...todo('messages', texts.join(' '), ...ways), reason: unsent.reason ?? codes.reason ?? undefined }
}

function waitingLine({ waiting: { count, since } }: OwnerFacts, now: number): OwnerLine {
  if (count === 0 || since === null) return good('waiting', localize(words.nothingWaits))
  const facts = { count, time: momentText(since) }
  return now - Date.parse(since) > dayMs
    ? todo('waiting', fill(localize(words.waitsLong), facts), desk())
    : good('waiting', fill(localize(words.waitsToday), facts), [desk()])
}

function moneyLine({ claims }: OwnerFacts): OwnerLine {
  if (claims === 0) return good('money', localize(words.noClaims))
  const cash = { to: '/cash', label: localize(words.toCash) }
  return todo('money', fill(localize(words.claims), { count: claims }), cash)
}

function backupLine({ machine }: OwnerFacts, now: number): OwnerLine {
  if (!machine) return unseen('backup', localize(words.hosted))
  if (machine.postgres) return unseen('backup', localize(words.backupElsewhere))
  const { backup, no_backup: reason } = machine
  if (backup === undefined) return { ...todo('backup', localize(words.backupNone)), reason }
  const isOld = now - Date.parse(backup) > oldBackupMs
  const text = fill(localize(isOld ? words.backupOld : words.backupWhole), { time: momentText(backup) })
  return { ...(isOld ? todo('backup', text) : good('backup', text)), reason }
}

function spaceLines({ machine }: OwnerFacts): OwnerLine[] {
  if (!machine) return []
  const room = { free: roomText(machine.free_bytes), used: roomText(machine.used_bytes) }
  const isLow = machine.free_bytes < Math.max(leastFree, machine.used_bytes)
  return [
    isLow
      ? todo('space', fill(localize(words.spaceLow), room))
      : good('space', fill(localize(words.spaceGood), room)),
  ]
}

function peopleLine({ admins, people }: OwnerFacts, isAdmin: boolean): OwnerLine {
  const roles = isAdmin ? [{ to: '/admin', label: localize(words.giveRoles) }] : []
  return admins > 1
    ? good('people', fill(localize(words.twoAdmins), { count: admins, all: people.length }))
    : todo('people', localize(words.oneAdmin), ...roles)
}
