import '../device/failing-storage.ts'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { farmFieldKey, farmFieldsIn, farmFieldText, type FarmField } from '#src/base/farm-field.ts'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { useToasts } from '#src/platform/ui/toasts.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import { signInAndTakeOver } from './claiming.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'

const { saveProfile, watchProfile } = await import('#src/features/account/profile.ts')
const { syncProfile } = await import('#src/features/account/sync-profile.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')
const { submit } = await import('#src/features/forms/submissions.ts')
const { watchSentAnswers } = await import('#src/features/requests/sent-answers.ts')
const { wakeOutbox } = await import('#src/platform/outbox/wake.ts')
const { saveFarmField } = await import('#src/features/account/internal/save-farm-field.ts')
const { ownData } = await import('#src/features/privacy/internal/own-data.ts')

i18n.loadAndActivate({ locale: 'en', messages: {} })

const canal = { name: 'Canal field', acres: '2', village: 'Malikpur', place: '' }
const well = { name: 'Well field', acres: '1', village: 'Malikpur', place: '' }

interface Change {
  id: string
  changes: Record<string, FarmField | null>
  seen: object
}
let centre: CentreByFetch
let row: { farm_fields: Record<string, FarmField>; version: number }
let received: Change[]
let conflict: object | undefined
beforeEach(async () => {
  centre = await freshPhone()
  ;[row, received, conflict] = [{ farm_fields: {}, version: 0 }, [], undefined]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address)
    if (!centre.online) throw new TypeError('Failed to fetch')
    if (pathname.endsWith('/profiles')) {
      const own = { display_name: 'Gurpreet', phone: null, village: null, pincode: null, language: 'pa' }
      return Response.json([{ ...own, ...row }])
    }
    if (!pathname.endsWith('change_profile')) return centre.fetch(address, init)
    const { change } = JSON.parse(String(init.body)) as { change: Change }
    received.push(change)
    if (conflict) return Response.json({ conflict })
    for (const [key, field] of Object.entries(change.changes)) {
      const { [key.slice('farm_field:'.length)]: _before, ...others } = row.farm_fields
      row.farm_fields = field ? { ...others, [key.slice('farm_field:'.length)]: field } : others
    }
    row.version += 1
    return Response.json({ done: row.version })
  })
  await signInAndTakeOver('farmer@example.org')
  await syncProfile()
})

const save = (id: string, field: FarmField | null) =>
  saveProfile(farmer, { [farmFieldKey(id)]: field && farmFieldText(field) })
const own = async () => (await shown(watchProfile(farmer)))!
const named = async () => farmFieldsIn((await own()).profile).map(({ name, acres }) => `${name} ${acres}`)

it('a field is named, renamed and removed without network, and the centre gets the last of it once', async () => {
  centre.online = false
  const [one, other] = [newId(), newId()]
  await save(one, canal)
  await save(other, well)
  await save(one, { ...canal, name: 'Long field' })
  await save(other, null)
  expect(await named()).toEqual(['Long field 2'])
  expect(await own()).toMatchObject({ state: 'waiting', profile: { display_name: 'Gurpreet' } })
  // Undone: the same as saving the earlier values.
  await save(other, well)
  centre.online = true
  await wakeOutbox({ ignorePauses: true })
  expect(received).toHaveLength(1)
  expect(row.farm_fields).toEqual({ [one]: { ...canal, name: 'Long field' }, [other]: well })
  expect(await own()).toMatchObject({ state: 'sent' })
  await wakeOutbox({ ignorePauses: true })
  expect(received).toHaveLength(1)
  await syncProfile()
  expect(await named()).toEqual(['Long field 2', 'Well field 1'])
})

it('fields that another phone named meanwhile stay', async () => {
  centre.online = false
  const [here, there] = [newId(), newId()]
  await save(here, canal)
  row.farm_fields = { [there]: well }
  centre.online = true
  await wakeOutbox({ ignorePauses: true })
  await syncProfile()
  expect(await named()).toEqual(['Canal field 2', 'Well field 1'])
})

it('a field that another phone changed is asked about, and counts once it is saved again', async () => {
  const id = newId()
  await save(id, canal)
  conflict = { [farmFieldKey(id)]: { ...canal, acres: '3' }, version: 4 }
  await wakeOutbox({ ignorePauses: true })
  const asked = await own()
  expect(asked.state).toBe('returned')
  expect(farmFieldsIn(asked.theirs!)).toEqual([{ id, ...canal, acres: '3' }])
  expect(await named()).toEqual(['Canal field 2'])
  conflict = undefined
  await save(id, canal)
  await wakeOutbox({ ignorePauses: true })
  expect(received.at(-1)).toMatchObject({ seen: { [farmFieldKey(id)]: 4 } })
  expect(row.farm_fields).toEqual({ [id]: canal })
})

it('is readable to nobody after a sign-out, and waits for its person', async () => {
  await save(newId(), canal)
  await wakeOutbox({ ignorePauses: true })
  await syncProfile()
  centre.online = false
  await save(newId(), well)
  expect(await everythingStored()).toContain(canal.name)
  expect(JSON.stringify((await ownData()).onThisPhone)).toContain(well.name)
  await signOut()
  const stored = await everythingStored()
  for (const name of [canal.name, well.name]) expect(stored).not.toContain(name)
  expect(farmFieldsIn((await shown(watchProfile(farmer)))?.profile ?? {})).toEqual([])
  centre.online = true
  await signInAndTakeOver('neighbour@example.org')
  expect(await everythingStored()).not.toContain(well.name)
  await signOut()
  await signInAndTakeOver('farmer@example.org')
  await wakeOutbox({ ignorePauses: true })
  expect(Object.values(row.farm_fields)).toEqual([canal, well])
})

it('answers that wait to be sent are known too, with the agent, and only to their account', async () => {
  centre.online = false
  const answers = { name: 'Kashmir Lal', phone: '9000010011', farmLocation: 'Nangal', farmSize: '3' }
  await submit({ form: 'soil-test', version: 1, owner: farmer, answers, filledBy: farmer })
  expect(await shown(watchSentAnswers(farmer))).toEqual([{ answers, filledBy: farmer }])
  expect(await shown(watchSentAnswers(neighbour))).toEqual([])
  await signOut()
  expect(await shown(watchSentAnswers(farmer))).toEqual([])
  expect(await outbox.entries.count()).toBe(1)
})

it('an Undo that the phone has no room for says so', async () => {
  const id = newId()
  expect(await saveFarmField(farmer, id, canal, null)).toBeUndefined()
  const { action } = useToasts.getState().shown!
  const repair = fullAtWrite()
  action!.run()
  await vi.waitFor(() => expect(useToasts.getState().shown).toMatchObject({ tone: 'alarm' }))
  repair()
  expect(useToasts.getState().shown!.text).toContain('This phone has no room left.')
  expect(farmFieldsIn((await shown(watchProfile(farmer)))?.profile ?? {})).toMatchObject([canal])
})
