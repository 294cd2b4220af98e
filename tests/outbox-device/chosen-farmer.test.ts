import '../device/failing-storage.ts'
import { beforeEach, expect, it } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { neighbour, people } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { chooseFarmer, farmerOf, watchFarmer } = await import('#src/features/apply/chosen-farmer.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const agent = people['farmer@example.org']
const farmer = { name: 'Gurdev Singh', known: { name: 'Gurdev Singh', phone: '9876543210' } }
const hour = 3_600_000

beforeEach(async () => {
  await freshPhone()
  await signInAndTakeOver('farmer@example.org')
})

it('an agent’s chosen farmer is stored: a reload or a killed tab loses nothing', async () => {
  expect(await chooseFarmer(agent, farmer)).toEqual({ saved: true })
  outbox.close()
  await outbox.open()
  expect(await farmerOf(agent)).toEqual(farmer)
  expect(await shown(watchFarmer(agent))).toEqual(farmer)
  await chooseFarmer(agent, undefined)
  expect(await farmerOf(agent)).toBeUndefined()
  expect(await shown(watchFarmer(agent))).toBeNull()
})

it('no other account sees the farmer, and nothing of them can be read', async () => {
  await chooseFarmer(agent, farmer)
  await signOut()
  expect(await everythingStored()).not.toContain('Gurdev')
  expect(await farmerOf(agent)).toBeUndefined()
  expect(await chooseFarmer(agent, farmer)).toEqual({ saved: false, why: 'locked' })
  await signInAndTakeOver('neighbour@example.org')
  expect(await farmerOf(neighbour)).toBeUndefined()
  expect(await farmerOf(agent)).toBeUndefined()
  await signOut()
  await signInAndTakeOver('farmer@example.org')
  expect(await farmerOf(agent)).toEqual(farmer)
})

it('a choice lasts a day: the next morning begins without one', async () => {
  await chooseFarmer(agent, farmer, 0)
  expect(await farmerOf(agent, 11 * hour)).toEqual(farmer)
  expect(await farmerOf(agent, 13 * hour)).toBeUndefined()
})
