import { changeOf } from '#src/core/account/profile.ts'
import { putEntry } from '#src/core/outbox/save-entry.ts'
import { putConsent } from '#src/core/privacy/consents.ts'
import type { Build } from './app-build.ts'
import { refusalOf, trusting, withKind } from './broken-kinds.ts'
import { theKinds } from './shipped-kinds.ts'

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
export const plantedAccountBugs: Record<string, Partial<Build>> = {
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
  'the phone does not note which changes are its own': withKind('profile', {
    settle: (entry, content, rows) =>
      theKinds.profile.settle(entry, content, {
        ...rows,
        putSetting: (key, value) => rows.putSetting(key, { ...(value as object), after: [] }),
      }),
  }),
  'what another phone wrote is not stored with a returned change': withKind('profile', {
    send: async (entries, sender, call) => {
      const answer = await theKinds.profile.send(entries, sender, call)
      const refused = entries[0] && refusalOf(answer, entries[0])
      if (!entries[0] || !refused) return answer
      const { details: _details, ...rest } = refused as typeof refused & { details?: unknown }
      return { results: new Map([[entries[0].id, { refused: rest }]]) }
    },
  }),
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
