import { saveEntry } from '#src/core/outbox/save-entry.ts'
import { isPermanentError } from '#src/core/outbox/permanent-errors.ts'
import { theRules } from '#src/core/outbox/rules.ts'
import type { Build } from './app-build.ts'
import { rowsWith, takenOutBefore } from './planted-bug.ts'
import { withRules, dropping, drop, statusOf, afterwards, delivered, trusting } from './broken-rules.ts'

/** Plausible bugs about answers, claims and saving; each changes one part of the real code. */
export const plantedAnswerBugs: Record<string, Partial<Build>> = {
  'an entry is taken out of the store before it is sent': takenOutBefore,
  'any answer with status 2xx counts as a receipt': withRules(
    afterwards((entry, outcome) => (statusOf(outcome) === 200 ? delivered(entry) : undefined)),
  ),
  'a server error counts as delivered': withRules(
    afterwards((entry, outcome) => (statusOf(outcome) >= 500 ? delivered(entry) : undefined)),
  ),
  'silence counts as delivered': withRules(
    afterwards((entry, outcome) => ('silent' in outcome ? delivered(entry) : undefined)),
  ),
  'the hash of a receipt is not compared': withRules(trusting(({ hash }) => ({ hash }))),
  'the id of a receipt is not compared': withRules(trusting(({ id }) => ({ id }))),
  'a 401 deletes the entry': {
    ...withRules(afterwards((entry, outcome) => (statusOf(outcome) === 401 ? drop(entry) : undefined))),
    store: dropping,
  },
  'a 401 gives the entry back': withRules(
    afterwards((entry, outcome, now, random) =>
      statusOf(outcome) === 401 ? theRules.afterAttempt(entry, { status: 403 }, now, random) : undefined,
    ),
  ),
  'a 4xx deletes the entry': {
    ...withRules(
      afterwards((entry, outcome) => (isPermanentError(statusOf(outcome)) ? drop(entry) : undefined)),
    ),
    store: dropping,
  },
  'a refused entry is tried for ever': withRules(
    afterwards((entry, outcome, now, random) =>
      isPermanentError(statusOf(outcome))
        ? theRules.afterAttempt(entry, { status: 500 }, now, random)
        : undefined,
    ),
  ),
  'a limit gives the entry back': withRules(
    afterwards((entry, outcome, now, random) =>
      statusOf(outcome) === 429 ? theRules.afterAttempt(entry, { status: 400 }, now, random) : undefined,
    ),
  ),
  'an entry is given up after five attempts': {
    ...withRules(afterwards((entry) => (entry.attempts >= 5 ? drop(entry) : undefined))),
    store: dropping,
  },
  'one refusal of a batch gives everybody back': withRules({ splits: () => false }),
  'the centre has no unique key': { centre: { noUniqueKey: true } },
  'a claim at the centre leaves the rows behind': { centre: { claimsLoseRows: true } },
  'a claim is not remembered for what comes later': { centre: { claimOnlyWhatIsThere: true } },
  'claiming loses entries that are being sent': {
    claimed: (entry) => (entry.state === 'waiting' && entry.lease ? undefined : entry),
  },
  'claiming forgets whose words are sealed': {
    claimed: (entry) => ({ ...entry, owner: 'device' }),
    store: rowsWith((rows) => ({ waiting: (owner) => rows.waiting(owner === 'device' ? owner : 'device') })),
  },
  '"saved" is said before the transaction is complete': {
    saveEntry: (store, entry, place) => {
      void saveEntry(store, entry, place).catch(() => undefined)
      return Promise.resolve('saved')
    },
  },
  'the draft is deleted in a transaction before': {
    saveEntry: async (store, entry, { draft, ...place }) => {
      if (draft !== undefined) await store.transact((rows) => rows.deleteDraft(draft, entry.owner))
      return saveEntry(store, entry, place)
    },
  },
  'the draft is deleted in a transaction after': {
    saveEntry: async (store, entry, { draft, ...place }) => {
      const result = await saveEntry(store, entry, place)
      if (draft !== undefined) await store.transact((rows) => rows.deleteDraft(draft, entry.owner))
      return result
    },
  },
  'what is mended goes before the new entry is kept': {
    saveEntry: async (store, entry, { replaces, ...place }) => {
      if (replaces !== undefined) await store.transact((rows) => rows.delete(replaces))
      return saveEntry(store, entry, place)
    },
  },
  'submitting again changes the words': {
    saveEntry: (store, entry, place) =>
      saveEntry(
        rowsWith(() => ({
          get: () => Promise.resolve(undefined),
          savedBefore: () => Promise.resolve(undefined),
        }))(store),
        entry,
        place,
      ),
  },
  'nobody remembers what a draft was kept as': {
    saveEntry: (store, entry, place) =>
      saveEntry(rowsWith(() => ({ savedBefore: () => Promise.resolve(undefined) }))(store), entry, place),
  },
}
