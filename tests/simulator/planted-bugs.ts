import { putEntry, saveEntry, withdrawEntry } from '#src/platform/outbox/save-entry.ts'
import { settleReceipts } from '#src/platform/outbox/settle.ts'
import { sendWords } from '#src/platform/outbox/send-words.ts'
import { theRules } from '#src/platform/outbox/rules.ts'
import type { EntryRows, OutboxStore, Step } from '#src/platform/outbox/world.ts'
import { bookingActionKind } from '#src/features/requests/booking-action.ts'
import type { Kind } from '#src/platform/outbox/kind.ts'
import { isCopy } from '#src/platform/outbox/file-copies.ts'
import { lostAgain, lostSince } from '#src/platform/outbox/lost.ts'
import { agreedContent, placeOrder, withdrawOrder } from '#src/features/orders/internal/place-order.ts'
import { putConsent } from '#src/features/gate/consents.ts'
import { nextStep } from '#src/platform/outbox/files-step.ts'
import { sendAction } from '#src/features/bookings/send-action.ts'
import { changeOf } from '#src/features/account/profile.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { drain } from '#src/platform/outbox/drain.ts'
import { editOf, putInPlace } from '#src/features/editing/internal/edits.ts'
import { isPermanentError } from '#src/platform/outbox/policy.ts'
import {
  afterwards,
  deletedWhere,
  mappedOutcome,
  readAs,
  receivedWhere,
  refusalOf,
  renamed,
  rowsWith,
  savingWith,
  settlingWith,
  statusOf,
  storeWith,
  takenOutBefore,
  trusting,
  trustingReceipts,
  trustingTheClock,
  withKind,
  withoutDetails,
  withRules,
} from './breaking.ts'
import { type Build, theBuild, theKinds } from './build.ts'
import type { PhoneRows } from './phone-store.ts'

/** The receipts are applied and marked as applied, each in a transaction of its own. */
const settlingTwice =
  (isMarkedFirst: boolean): Build['settleReceipts'] =>
  async (owner, { store, kindOf, open }) => {
    for (const entry of await store.transact((rows) => rows.unsettled(owner))) {
      const content = (await open(entry)) ?? ''
      const kind: Kind = kindOf(entry.kind)
      const apply = () => store.transact(async (rows) => void (await kind.settle?.(entry, content, rows)))
      const mark = () =>
        store.transact(async (rows) => {
          const row = await rows.get(entry.id)
          if (!row) return
          const { settles: _applied, ...settled } = row
          await (kind.isListed ? rows.put(settled) : rows.delete(entry.id))
        })
      if (isMarkedFirst) await mark()
      await apply()
      if (!isMarkedFirst) await mark()
    }
  }

/** Plausible bugs about the kinds besides forms; each changes one part of the real code. */
const plantedKindBugs: Record<string, Partial<Build>> = {
  'a receipt is marked as applied in a transaction before': { settleReceipts: settlingTwice(true) },
  'a receipt is marked as applied in a transaction after': { settleReceipts: settlingTwice(false) },
  'nobody applies the receipts of a page that died': {
    world: (simulation) => {
      let isSent = false
      return {
        ...simulation,
        send: (...given) => {
          isSent = true
          return simulation.send(...given)
        },
        settle: (owner) => (isSent ? simulation.settle(owner) : Promise.resolve()),
      }
    },
  },
  'receipts are applied by whoever is signed in': {
    settleReceipts: (_owner, phone) =>
      Promise.all(
        ['asha', 'bal'].map((owner) =>
          settleReceipts(owner, { ...phone, open: () => Promise.resolve('{"items":[],"changes":{}}') }),
        ),
      ).then(() => undefined),
  },
  'applying a receipt does not look whether another page has': {
    settleReceipts: async (owner, phone) => {
      const store = phone.store
      const stale = new Map<string, unknown>()
      await settleReceipts(owner, {
        ...phone,
        store: storeWith(store, (rows) => ({
          unsettled: async (whose) => {
            const found = await rows.unsettled(whose)
            for (const entry of found) stale.set(entry.id, entry)
            return found
          },
          get: async (id) => (stale.get(id) as never) ?? rows.get(id),
        })),
      })
    },
  },
  'a received entry is forgotten before its receipt is applied': {
    forgetShown: (store, shown) =>
      store.transact(async (rows) => {
        for (const id of shown) if ((await rows.get(id))?.state === 'received') await rows.delete(id)
      }),
  },
  'all entries of a batch go as the kind of the first': {
    sendWords: (batch, phone) => sendWords(batch, { ...phone, kindOf: () => phone.kindOf(batch[0]!.kind) }),
  },
  'the details of a refusal are not stored': {
    sendWords: async (batch, phone) => {
      const answer = await sendWords(batch, phone)
      if (!('results' in answer)) return answer
      const results = [...answer.results].map(
        ([id, result]) =>
          [id, 'refused' in result ? { refused: { ...result.refused, sealed: undefined } } : result] as const,
      )
      return { results: new Map(results) }
    },
  },
  'the goods leave the cart when the order is saved': {
    placeOrder: async (rows, entry, content) => {
      const id = await placeOrder(rows, entry, content)
      await theKinds.order.settle(
        {
          ...entry,
          state: 'received',
          receipt: { id, hash: '', receivedAt: '', state: 'complete', result: {} },
        } as never,
        JSON.stringify(content),
        rows,
      )
      return id
    },
  },
  'the goods of an order stay in the cart': settlingWith('order', () => ({
    addToCarts: () => Promise.resolve(),
  })),
  'nobody is told that an order has arrived': settlingWith('order', () => ({
    putSetting: () => Promise.resolve(),
  })),
  'the same order has another id each time': {
    placeOrder: async (rows, entry) => {
      await putEntry(rows, entry)
      return entry.id
    },
  },
  'an order that was withdrawn is made anew although the centre may have it': {
    placeOrder: (rows, entry, content) => {
      const setting = async (key: string) => {
        const stored = ((await rows.setting(key)) ?? []) as readonly { id: string }[]
        const entries = await Promise.all(stored.map(({ id }) => rows.get(id)))
        return stored.filter((_, place) => entries[place])
      }
      return placeOrder({ ...rows, setting }, entry, content)
    },
  },
  'agreeing to a total sends the old one': {
    agreedContent: (order) => agreedContent(order, undefined),
  },
  'the order that asked stays beside the one that was agreed to': {
    replaceOrder: (rows, entry) => putEntry(rows, entry).then(() => true),
  },
  'the order that asked goes and nothing takes its place': {
    replaceOrder: (rows, _entry, replaces) => rows.delete(replaces).then(() => true),
  },
  'a changed total counts as a receipt': trusting(
    'order',
    (answer, entry) => refusalOf(answer, entry)?.code === 'total_changed',
  ),
  'goods that are not sold count as ordered': trusting(
    'order',
    (answer, entry) => refusalOf(answer, entry)?.code === 'unavailable',
  ),
  'an order counts as received without an answer': trusting('order', (answer) => 'silent' in answer),
  'the centre places an order twice under one id': { centre: { ordersHaveNoKey: true } },
  'the centre orders goods twice': { centre: { goodsAreOrderedTwice: true } },
  'the centre compares no total': { centre: { priceIsNotCompared: true } },
  'withdrawing an order that is being sent says "not sent"': {
    withdrawOrder: async (store, now, request) => {
      const withdrawal = await withdrawOrder(store, now, { ...request, evenIfSent: true })
      return withdrawal === 'withdrawn, perhaps sent' ? 'withdrawn' : withdrawal
    },
  },
  'an order is forgotten in a transaction after its withdrawal': {
    withdrawOrder: async (store, now, request) => {
      const withdrawal = await withdrawEntry(store, now, { ...request, evenWhileSent: true })
      await store.transact((rows) => rows.putSetting('forgotten', request.id))
      return withdrawal
    },
  },
  'a cancellation counts as done whatever the centre says': trusting(
    'orderCancel',
    (answer) => 'status' in answer,
  ),
  'a cancellation counts as done without an answer': trusting('orderCancel', (answer) => 'silent' in answer),
  'the centre cancels what is paid': { centre: { cancelsWhatIsPaid: true } },
  'a later edit forgets what the earlier one changed': {
    editOf: (draft, earlier) => {
      const content = editOf(draft, earlier)
      const isNew = ([field]: [string, unknown]) => !(field in (earlier?.changes ?? {}))
      return (
        content && { ...content, changes: Object.fromEntries(Object.entries(content.changes).filter(isNew)) }
      )
    },
  },
  'an edit does not name the one that it takes in': {
    editOf: ({ values, before: _before, ...draft }) => ({ ...draft, changes: values, after: [] }),
  },
  'an edit has seen what the one that it takes in had not': {
    editOf: (draft, earlier) => {
      const content = editOf(draft, earlier)
      return content && { ...content, seen: draft.seen }
    },
  },
  'two tabs replace the edits of one another': {
    putInPlace: async (rows, place, entry) => {
      const [inPlace] = (await rows.unsent(place.account, 'edit')).filter(({ lane }) => lane === place.lane)
      return putInPlace(rows, { ...place, earlier: inPlace?.id }, entry)
    },
  },
  'insisting does not say which version was seen': {
    insisting: ({ id, theirs: _theirs, ...edit }) => ({ ...edit, after: [...edit.after, id] }),
  },
  "another editor's change counts as done": trusting(
    'edit',
    (answer, entry) => refusalOf(answer, entry)?.code === 'changed',
  ),
  'an edit counts as done without an answer': trusting('edit', (answer) => 'silent' in answer),
  'the centre makes an edit twice': { centre: { editsHaveNoKey: true } },
  'the centre compares no version': { centre: { versionIsNotCompared: true } },
  'the centre asks about an edit of the same phone': { centre: { afterIsIgnored: true } },
  'the centre lets two people answer the same': { centre: { deskComparesNothing: true } },
  'the centre lets one person answer the same on two phones': { centre: { deskTrustsOwnPhones: true } },
  'the centre asks about a desk answer of the same phone': { centre: { deskIgnoresAfter: true } },
  'a desk answer does not name the earlier ones of its phone': { namesOf: () => '' },
}

type ChangeOf = Build['changeOf']

/** Sends of a change only the fields that this finds changed. */
function changing(
  isChanged: (
    field: string,
    value: unknown,
    known: Parameters<ChangeOf>[0],
    unsent: Parameters<ChangeOf>[1],
  ) => boolean,
): Partial<Build> {
  return {
    changeOf: (known, unsent, profile) => {
      const content = changeOf(known, unsent, profile)
      const changes = Object.entries(profile).filter(([field, value]) =>
        isChanged(field, value, known, unsent),
      )
      return content && changes.length > 0 ? { ...content, changes: Object.fromEntries(changes) } : undefined
    },
  }
}

/** Plausible bugs about profile, consents and the change of persons; each changes one part of the real code. */
const plantedAccountBugs: Record<string, Partial<Build>> = {
  'the whole profile is sent for one field': {
    changeOf: (known, unsent, profile) => {
      const content = changeOf(known, unsent, profile)
      return content && { ...content, changes: profile }
    },
  },
  'a field that is taken back is not sent': changing(
    (field, value, known) => known?.[field as keyof typeof known] !== value,
  ),
  'a change whose receipt is not applied yet counts as known': {
    pendingChanges: (account, rows) => rows.unsent(account, 'profile'),
  },
  'changes of the profile do not wait for one another': {
    replaceChanges: async (rows, entry) => {
      await putEntry(rows, { ...entry, lane: entry.id })
      return true
    },
  },
  'only the newest change of the profile is kept': changing((field, value, known, unsent) => {
    const shown: object = Object.assign({}, known, ...unsent.map(({ changes }) => changes))
    return shown[field as keyof typeof shown] !== value
  }),
  'a change of the profile does not name those that it takes in': {
    changeOf: (known, unsent, profile) => {
      const content = changeOf(known, unsent, profile)
      return content && { ...content, after: [] }
    },
  },
  'the phone does not note which changes are its own': settlingWith('profile', (rows) => ({
    putSetting: (key, value) => rows.putSetting(key, { ...(value as object), after: [] }),
  })),
  'what another phone wrote is not stored with a returned change': withoutDetails('profile'),
  'the centre makes a change of the profile twice': { centre: { profileChangesHaveNoKey: true } },
  'the centre compares no version of a profile': { centre: { profileVersionIsNotCompared: true } },
  'a late repetition of an older profile wins': {
    centre: { profileChangesHaveNoKey: true, profileVersionIsNotCompared: true },
  },
  'the centre asks about a change of the same phone': { centre: { profileAfterIsIgnored: true } },
  'a late consent undoes that it was taken back': { centre: { lateConsentsCount: true } },
  'the phone does not note what it has written into the profile': withKind('profile', {
    settle: () => Promise.resolve(),
  }),
  'a profile counts as written without an answer': trusting('profile', (answer) => 'silent' in answer),
  'the centre replaces the whole profile': { centre: { profileIsReplaced: true } },
  'a consent is stored without its entry': {
    putConsent: (rows, consent, entry) =>
      putConsent({ ...rows, get: () => Promise.resolve(entry) }, consent, entry),
  },
  'a consent is sent without being stored': {
    putConsent: async (rows, _consent, entry) => void (await putEntry(rows, entry)),
  },
  'a consent is called sent when it is stored': {
    putConsent: async (rows, consent, entry) => {
      await putConsent(rows, consent, entry)
      await theKinds.consent.settle(entry as never, JSON.stringify(consent), rows)
    },
  },
  'consents count as sent whatever the centre says': trusting('consent', (answer) => !('results' in answer)),
  'the centre keeps a consent twice': { centre: { consentsHaveNoKey: true } },
  'an upgrade forgets which receipts are to be applied': {
    onUpgrade: ({ entries }) => {
      for (const [id, entry] of entries) {
        const { settles: _forgotten, ...rest } = entry
        entries.set(id, rest)
      }
    },
  },
  'an upgrade empties the settings': { onUpgrade: ({ values }) => values.clear() },
  'signing out deletes the settings of the account': {
    onSignOut: ({ values }, account) => {
      for (const key of values.keys()) if (key.endsWith(`:${account}`)) values.delete(key)
    },
  },
  'signing out leaves the work to the next person': {
    onSignOut: ({ entries }, account) => {
      const next = account === 'asha' ? 'bal' : 'asha'
      for (const [id, entry] of entries)
        if (entry.owner === account) entries.set(id, { ...entry, owner: next })
    },
  },
}

/** Plausible bugs about answers, claims and saving; each changes one part of the real code. */
const plantedAnswerBugs: Record<string, Partial<Build>> = {
  'an entry is taken out of the store before it is sent': takenOutBefore,
  'any answer with status 2xx counts as a receipt': receivedWhere((outcome) => statusOf(outcome) === 200),
  'a server error counts as delivered': receivedWhere((outcome) => statusOf(outcome) >= 500),
  'silence counts as delivered': receivedWhere((outcome) => 'silent' in outcome),
  'the hash of a receipt is not compared': withRules(trustingReceipts(({ hash }) => ({ hash }))),
  'the id of a receipt is not compared': withRules(trustingReceipts(({ id }) => ({ id }))),
  'a 401 deletes the entry': deletedWhere((outcome) => statusOf(outcome) === 401),
  'a 401 gives the entry back': readAs(403, (status) => status === 401),
  'a 4xx deletes the entry': deletedWhere((outcome) => isPermanentError(statusOf(outcome))),
  'a refused entry is tried for ever': readAs(500, isPermanentError),
  'a limit gives the entry back': readAs(400, (status) => status === 429),
  'an entry is given up after five attempts': deletedWhere((_, { attempts }) => attempts >= 5),
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
  'submitting again changes the words': savingWith(() => ({
    get: () => Promise.resolve(undefined),
    savedBefore: () => Promise.resolve(undefined),
  })),
  'nobody remembers what a draft was kept as': savingWith(() => ({
    savedBefore: () => Promise.resolve(undefined),
  })),
}

/** Plausible bugs about lanes, leases, clocks and owners; each changes one part of the real code. */
const plantedQueueBugs: Record<string, Partial<Build>> = {
  'the order of a lane is the word of the clock': savingWith(() => ({ waiting: () => Promise.resolve([]) })),
  'a lease never ends': withRules(
    mappedOutcome((entry, now) =>
      entry.lease ? { ...entry, lease: { ...entry.lease, until: now + 1 } } : entry,
    ),
  ),
  'the first attempt of an entry is not made': {
    world: (simulation) => ({
      ...simulation,
      send: (owner, batch, options) =>
        batch.some(({ attempts }) => attempts === 0)
          ? Promise.resolve({ silent: true })
          : simulation.send(owner, batch, options),
    }),
  },
  'a frozen tab goes on although another has its lock': {
    world: (simulation) => ({
      ...simulation,
      withLock: (name, work) => simulation.withLock(name, (locked) => work(locked, () => false)),
    }),
  },
  'a lease is ignored': withRules(mappedOutcome(({ lease: _unused, ...entry }) => entry)),
  'an outcome is written over whatever is there': withRules({
    holdsLease: (row): row is WaitingEntry => row !== undefined,
    ...afterwards((entry, outcome, now, random) =>
      theRules.afterAttempt({ ...entry, state: 'waiting' }, outcome, now, random),
    ),
  }),
  "an outcome is written under another's lease": withRules({
    holdsLease: (row): row is WaitingEntry => row?.state === 'waiting',
  }),
  'a clock that jumped back is believed': withRules(trustingTheClock(true)),
  'Retry-After is believed for years': withRules({
    ...trustingTheClock(false),
    ...afterwards((entry, outcome, now, random) => {
      const next = theRules.afterAttempt(entry, outcome, now, random)
      const requested = 'status' in outcome ? outcome.retryAfterMs : undefined
      return next.state === 'waiting' && requested ? { ...next, nextAttemptAt: now + requested } : next
    }),
  }),
  'a lane is not waited for': withRules({
    nextBatch: (waiting, now, choice) =>
      theRules
        .nextBatch(
          waiting.map((entry) => ({ ...entry, lane: entry.id })),
          now,
          choice,
        )
        .map(({ id }) => waiting.find((entry) => entry.id === id)!),
  }),
  'a returned entry blocks its lane': {
    store: rowsWith((rows) => ({
      waiting: async (owner) => {
        const all = (rows as PhoneRows).ofOwner(owner)
        const blocked = new Set(all.filter(({ state }) => state === 'returned').map(({ lane }) => lane))
        return (await rows.waiting(owner)).map((entry) =>
          blocked.has(entry.lane) ? { ...entry, lease: { holder: '', until: 0 }, lane: 'blocked' } : entry,
        )
      },
    })),
    ...withRules({
      nextBatch: (waiting, now, choice) =>
        theRules.nextBatch(
          waiting.filter(({ lane }) => lane !== 'blocked'),
          now,
          choice,
        ),
    }),
  },
  'the query for what waits has lost its owner': {
    world: (simulation) => {
      const everybody = rowsWith((rows) => ({
        waiting: async () => (await Promise.all(['device', 'asha', 'bal'].map(rows.waiting))).flat(),
      }))
      return { ...simulation, store: everybody(simulation.store) }
    },
  },
  'everything is sent as who is signed in': {
    world: (simulation) => ({
      ...simulation,
      send: async (_owner, batch, options) =>
        simulation.send((await simulation.owners()).at(-1)!, batch, options),
    }),
  },
  'a retry has a new id': {
    world: (simulation) => ({
      ...simulation,
      send: async (owner, batch, options) => {
        const again = batch.map((entry) =>
          entry.attempts > 0 ? { ...entry, id: `${entry.id} again` } : entry,
        )
        const names = new Map(again.map(({ id }, at) => [id, batch[at]!.id]))
        return renamed(await simulation.send(owner, again, options), names)
      },
    }),
  },
  'withdrawing says "not sent" of what may have arrived': {
    withdrawEntry: async (store, now, withdrawal) => {
      const result = await withdrawEntry(store, now, { ...withdrawal, evenIfSent: true })
      return result === 'withdrawn, perhaps sent' ? 'withdrawn' : result
    },
  },
  'an entry is forgotten as soon as it has a receipt': {
    store: rowsWith((rows) => ({
      put: async (entry) => {
        await rows.put(entry)
        if (entry.state === 'received') await rows.delete(entry.id)
      },
    })),
  },
  'a drain does not say when to come back': {
    drain: async (...options) => {
      const { nextAt: _unreported, ...drained } = await drain(...options)
      return drained
    },
  },
  'an older build drops what a newer one wrote': withRules(
    afterwards((entry, outcome, now, random) => {
      const { newer: _dropped, ...next } = theRules.afterAttempt(entry, outcome, now, random) as Entry & {
        newer?: true
      }
      return next
    }),
  ),
  'signing out deletes the work of the account': {
    onSignOut: ({ entries }, account) => {
      for (const [id, { owner }] of entries) if (owner === account) entries.delete(id)
    },
  },
  'an upgrade empties the outbox': { onUpgrade: ({ entries }) => entries.clear() },
}

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
const plantedFileBugs: Record<string, Partial<Build>> = {
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
    store: (store) => storeWith(store, () => ({ pointFile: () => Promise.resolve() })),
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
    store: (store) => storeWith(store, (rows) => ({ pointFile: (id, of) => rows.copyFile(id, of) })),
  },
  'signing out deletes the files of the account': {
    onSignOut: ({ files }, account) => {
      for (const [id, { owner }] of files) if (owner === account) files.delete(id)
    },
  },
  'an upgrade empties the files': { onUpgrade: ({ files }) => files.clear() },
  'what is mended leaves its files behind': { copyFilesToDraft: () => Promise.resolve() },
  'withdrawing leaves the files on the phone': {
    withdrawEntry: (store, ...given) =>
      withdrawEntry(
        storeWith(store, () => ({ deleteFiles: () => Promise.resolve() })),
        ...given,
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

/** Plausible bugs about the photos and voice notes of messages and desk answers; each changes one part of the real code. */
const plantedAttachmentBugs: Record<string, Partial<Build>> = {
  'the files of a message go once the centre has them': {
    store: rowsWith((rows) => ({
      pointFile: (id, of) =>
        isCopy({ of }) ? rows.deleteFiles(of.split(' ').at(-1)!) : rows.pointFile(id, of),
    })),
  },
  'the files of a message become copies when the last of them is stored': withRules({
    frees: (entry) => {
      const { files, keepsFiles } = entry
      const isStored = keepsFiles === true && !!files && files.stored.length === files.total
      return isStored || theRules.frees(entry)
    },
  }),
  'an answer of the desk counts as complete by its words': withKind('deskAnswer', {
    send: async (entries, sender, call) => {
      const answer = await theKinds.deskAnswer.send(entries, sender, call)
      if (!('results' in answer)) return answer
      const results = new Map(answer.results)
      for (const [id, result] of results)
        if ('receipt' in result) results.set(id, { receipt: { ...result.receipt, state: 'complete' } })
      return { results }
    },
  }),
  'an answer of the desk goes without its files': {
    saveEntry: (store, entry, place) => {
      const { files: _left, ...words } = entry
      return saveEntry(store, entry.kind === 'desk-answer' ? words : entry, place)
    },
  },
  'an answer of the desk is kept without its files': savingWith((rows) => ({
    put: async (row) => {
      await rows.put(row)
      if (row.kind === 'desk-answer') await rows.deleteFiles(row.id)
    },
  })),
}

/** Plausible bugs about bookings; each changes one part of the real code. */
const plantedBookingBugs: Record<string, Partial<Build>> = {
  'the centre promises the tractor twice': { centre: { slotsAreNotCompared: true } },
  'the centre does an action on a booking twice': { centre: { bookingActionsHaveNoKey: true } },
  'the centre compares no version of a booking': { centre: { bookingVersionIsNotCompared: true } },
  'the centre names no other time for one that is taken': { centre: { noOtherSlotsAreNamed: true } },
  'an action on a booking comes back without the booking': withoutDetails('bookingAction'),
  'a time that is taken counts as booked': trusting(
    'bookingAction',
    (answer, entry) => refusalOf(answer, entry)?.code === 'taken',
  ),
  'an action on a booking counts as done without an answer': trusting(
    'bookingAction',
    (answer) => 'silent' in answer,
  ),
  'an action on a booking is not sent under the id of its entry': withKind('bookingAction', {
    send: ([entry], sender, call) =>
      sendAction(entry ? [{ ...entry, id: `${entry.id} again` }] : [], sender, call),
  }),
  'an action on a booking is forgotten before the booking was read': {
    store: rowsWith((rows) => ({
      put: async (entry) => {
        await rows.put(entry)
        if (entry.kind === bookingActionKind && entry.state === 'received') await rows.delete(entry.id)
      },
    })),
  },
}

/** The store of a phone that takes a waiting entry for a received one if it is to be settled. */
const withVoidReceipts = (store: OutboxStore): OutboxStore => ({
  transact: (work) =>
    store.transact((rows) => {
      const get = async (id: string): Promise<Entry | undefined> => {
        const row = await rows.get(id)
        return row?.settles ? ({ receipt: {}, ...row, state: 'received' } as Entry) : row
      }
      return work({ ...rows, get })
    }),
})

/** Plausible bugs about a centre that was restored from a backup; each changes one part of the real code. */
const plantedLossBugs: Record<string, Partial<Build>> = {
  'what a restored centre has lost of the list is not sent again': {
    fateOfRequest: () => 'gone',
    fateOfOrder: () => 'gone',
  },
  'what a restored centre has lost stays received': { lostSince: (entry) => entry },
  'what had files waits to be sent again without them': {
    lostSince: (entry, from, now) => {
      const next = lostSince(entry, from, now)
      if (next.state !== 'returned' || entry.state !== 'received') return next
      const { returned: _returned, ...facts } = next
      return { ...facts, state: 'waiting', nextAttemptAt: now }
    },
  },
  'a receipt of before the restored backup is applied after it': {
    settleReceipts: (owner, phone) =>
      settleReceipts(owner, { ...phone, store: withVoidReceipts(phone.store) }),
  },
  'what is lost is sent again under another id': {
    lostAgain: (facts, fate, now) => lostAgain({ ...facts, id: `${facts.id} again` }, fate, now),
  },
  'a request that had files is sent again without them': {
    fateOfRequest: ({ received_at: at }, from) => (from === null || at > from ? 'waits' : 'gone'),
  },
  'an order that was paid is sent again': {
    fateOfOrder: ({ created_at: at, state }, from) =>
      state !== 'cancelled' && (from === null || at > from) ? 'waits' : 'gone',
  },
  'a phone that was away for two lives looks from the last one on': { lossSince: (now) => now.data_until },
}

const plantedActBugs: Record<string, Partial<Build>> = {
  'the centre counts cash again that is told again': { centre: { cashCountsAgain: true } },
  'a mark of the round takes the place of one that waits': {
    putAct: async (rows, entry) => {
      const other = (await rows.waiting(entry.owner)).find(
        ({ kind, lane }) => kind === 'round-mark' && kind === entry.kind && lane === entry.lane,
      )
      if (other) await rows.delete(other.id)
      await putEntry(rows, entry)
    },
  },
  'a phone sells by what the centre knows, and not by its own sales': {
    leftOf: (quota) => theBuild.leftOf(quota, []),
  },
}

/**
 * Planted bugs that take a hundred schedules and more to be caught, or seconds for one: a world that comes to no rest.
 * `npm run soak -- planted-bugs` tries them, and `npm run simulate -- --bugs` all bugs.
 */
export const slowBugs: ReadonlySet<string> = new Set([
  'a change whose receipt is not applied yet counts as known',
  'a frozen tab goes on although another has its lock',
  'the order that asked stays beside the one that was agreed to',
  'nobody remembers what a draft was kept as',
  'a request that had files is sent again without them',
  'a cancellation counts as done without an answer',
  'the centre compares no version of a booking',
  'what had files waits to be sent again without them',
  'an edit has seen what the one that it takes in had not',
  'changes of the profile do not wait for one another',
  'a cancellation counts as done whatever the centre says',
  'an order that was withdrawn is made anew although the centre may have it',
  'the centre cancels what is paid',
  'agreeing to a total sends the old one',
  'the order that asked goes and nothing takes its place',
  'a late consent undoes that it was taken back',
  'the centre places an order twice under one id',
  'a receipt of before the restored backup is applied after it',
  'the files of a message become copies when the last of them is stored',
  'a phone that was away for two lives looks from the last one on',
  'an action on a booking counts as done without an answer',
  'an order that was paid is sent again',
  'the centre asks about a change of the same phone',
  'the phone does not note which changes are its own',
  'a file counts as stored before it is sent',
  'a refused entry is tried for ever',
  'a returned entry blocks its lane',
  'a lease never ends',
  'a clock that jumped back is believed',
  'Retry-After is believed for years',
  'what the centre lacks is not sent again',
  'a file is sent before the centre has the answers',
  'a changed total counts as a receipt',
  'a field that is taken back is not sent',
  'an order is forgotten in a transaction after its withdrawal',
  'insisting does not say which version was seen',
  'withdrawing an order that is being sent says "not sent"',
  'the centre asks about an edit of the same phone',
  'what a restored centre has lost of the list is not sent again',
  'what is lost is sent again under another id',
  'the centre counts cash again that is told again',
  'a phone sells by what the centre knows, and not by its own sales',
])

const allBugs: Record<string, Partial<Build>> = {
  ...plantedKindBugs,
  ...plantedAccountBugs,
  ...plantedAnswerBugs,
  ...plantedQueueBugs,
  ...plantedFileBugs,
  ...plantedAttachmentBugs,
  ...plantedBookingBugs,
  ...plantedLossBugs,
  ...plantedActBugs,
}

/** The names of all planted bugs. */
export const bugNames: readonly string[] = Object.keys(allBugs)

/** Returns the shipped build with one bug planted. */
export function withBug(name: string): Build {
  return { ...theBuild, ...allBugs[name] }
}
