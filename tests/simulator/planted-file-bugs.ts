import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import { nextStep } from '#src/core/outbox/files-step.ts'
import { saveEntry, withdrawEntry } from '#src/core/outbox/save-entry.ts'
import { theRules, type Rules } from '#src/core/outbox/rules.ts'
import type { EntryRows, OutboxStore, Step } from '#src/core/outbox/world.ts'
import type { Build } from './app-build.ts'

const withRules = (rules: Partial<Rules>): Partial<Build> => ({ rules: { ...theRules, ...rules } })

/** The store, with some methods of its rows replaced. */
const rowsWith = (store: OutboxStore, other: (rows: EntryRows) => Partial<EntryRows>): OutboxStore => ({
  transact: (work) => store.transact((rows) => work({ ...rows, ...other(rows) })),
})

/** A step is taken for another one. */
const steppingAs = (otherwise: (entry: WaitingEntry, step: Step) => Step): Partial<Build> =>
  withRules({
    afterAttempt: (entry, outcome, now, random) =>
      theRules.afterAttempt(
        entry,
        'advanced' in outcome ? { advanced: otherwise(entry, outcome.advanced) } : outcome,
        now,
        random,
      ),
  })

const withFiles = (entry: WaitingEntry, stored: readonly string[]): WaitingEntry =>
  entry.files ? { ...entry, files: { ...entry.files, stored } } : entry

/** Plausible bugs about files; each changes one part of the real code. */
export const plantedFileBugs: Record<string, Partial<Build>> = {
  'files are deleted when the last of them is stored': withRules({
    frees: ({ files, state }) => state === 'received' || (!!files && files.stored.length === files.total),
  }),
  'files are deleted as soon as the centre has the answers': withRules({
    frees: ({ files, state }) => state === 'received' || files?.receipt !== undefined,
  }),
  'an entry that comes back loses its files': withRules({ frees: ({ state }) => state !== 'waiting' }),
  'the files of what was received stay on the phone': withRules({ frees: () => false }),
  'a file counts as stored before it is sent': {
    nextStep: (entry, manifest, calls) =>
      nextStep(entry, manifest, { ...calls, upload: () => Promise.resolve({ stored: true }) }),
  },
  'the receipt for the answers counts as the complete one': {
    nextStep: async (entry, manifest, calls) => {
      const answer = await nextStep(entry, manifest, calls)
      const result = 'results' in answer ? answer.results.get(entry.id) : undefined
      if (!result || !('advanced' in result) || !('receipt' in result.advanced)) return answer
      const receipt = { ...result.advanced.receipt, state: 'complete' as const }
      return { results: new Map([[entry.id, { receipt }]]) }
    },
  },
  'all files are sent again after each step': {
    nextStep: (entry, manifest, calls) => {
      const again = manifest.slice((entry.files?.stored.length ?? 0) % 2)
      const step = (entry.files?.stored.length ?? 0) < manifest.length ? withFiles(entry, []) : entry
      return nextStep(step, again, calls)
    },
  },
  'a file is sent before the centre has the answers': {
    nextStep: (entry, manifest, calls) => {
      const { id, hash, files } = entry
      const receipt = { id, hash, receivedAt: '', state: 'incomplete' } as const
      return nextStep(files ? { ...entry, files: { receipt, ...files } } : entry, manifest, calls)
    },
  },
  'the first file of an entry is sent in place of each': {
    nextStep: (entry, manifest, calls) =>
      nextStep(entry, manifest, { ...calls, upload: () => calls.upload(manifest[0]!) }),
  },
  'nobody asks the centre to look at the files': {
    nextStep: (entry, manifest, calls) => {
      const receipt = entry.files?.receipt
      const complete = () =>
        Promise.resolve({ receipt: { ...receipt!, state: 'complete' as const }, missing: [] })
      return nextStep(entry, manifest, { ...calls, complete: receipt ? complete : calls.complete })
    },
  },
  'what the centre lacks is not sent again': steppingAs((_entry, step) =>
    'missing' in step ? { missing: [] } : step,
  ),
  'a step that was lost counts all the same': {
    nextStep: async (entry, manifest, calls) => {
      const answer = await nextStep(entry, manifest, calls)
      const next = manifest.find(({ sha256 }) => !entry.files?.stored.includes(sha256))
      if (!('silent' in answer) || !entry.files?.receipt) return answer
      const receipt = { ...entry.files.receipt, state: 'complete' as const }
      return { results: new Map([[entry.id, next ? { advanced: { stored: next.sha256 } } : { receipt }]]) }
    },
  },
  'the centre completes without looking at the files': { centre: { completesUnseen: true } },
  'the centre compares no hash of a file': { centre: { comparesNoHash: true } },
  'submitting forgets to give the entry its files': {
    store: (store) => rowsWith(store, () => ({ pointFile: () => Promise.resolve() })),
  },
  'the files are given to the entry in a transaction after': {
    saveEntry: async (store, entry, { files, ...place }) => {
      const result = await saveEntry(store, entry, place)
      if (result !== 'saved') return result
      await store.transact(async (rows) => {
        for (const id of files ?? []) await rows.pointFile(id, entry.id)
      })
      return result
    },
  },
  'nobody looks whether the draft still has the files that the words name': {
    saveEntry: (store, entry, place) =>
      store.transact(async (rows) => {
        const { draft, files, ...rest } = place
        const now = draft === undefined || !files ? undefined : (await rows.files(draft)).map(({ id }) => id)
        const content = { transact: <Result>(work: (rows: EntryRows) => Promise<Result>) => work(rows) }
        return saveEntry(content, entry, {
          ...rest,
          ...(draft === undefined ? {} : { draft }),
          ...(now ? { files: now } : {}),
        })
      }),
  },
  'mending takes the files away from what came back': {
    copyFilesToDraft: async (rows, entry, draft) => {
      for (const { id } of await rows.files(entry)) await rows.pointFile(id, draft)
    },
  },
  'submitting leaves a second copy of the files with the draft': {
    store: (store) => rowsWith(store, (rows) => ({ pointFile: (id, of) => rows.copyFile(id, of) })),
  },
  'signing out deletes the files of the account': {
    onSignOut: ({ files }, account) => {
      for (const [id, { owner }] of files) if (owner === account) files.delete(id)
    },
  },
  'an upgrade empties the files': { onUpgrade: ({ files }) => files.clear() },
  'what is mended leaves its files behind': { copyFilesToDraft: () => Promise.resolve() },
  'withdrawing leaves the files on the phone': {
    withdrawEntry: (store, now, withdrawal) =>
      withdrawEntry(
        rowsWith(store, () => ({ deleteFiles: () => Promise.resolve() })),
        now,
        withdrawal,
      ),
  },
  'a claim leaves the files to the guest': { claimedFile: (file) => ({ ...file, owner: 'device' }) },
  'leases are passed over although nothing keeps the others out': withRules({ passesLeases: () => true }),
  'how far the sending has come is forgotten at every failure': withRules({
    afterAttempt: (entry, outcome, now, random) => {
      const next: Entry = theRules.afterAttempt(entry, outcome, now, random)
      const failed = next.state === 'waiting' && next.attempts > 0
      return failed ? withFiles(next, []) : next
    },
  }),
}
