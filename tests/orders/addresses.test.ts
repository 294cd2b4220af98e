import '../device/failing-storage.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  addressesOf,
  saveAddress as keepNow,
  mostAddresses,
  putAddressBack,
  removeAddress,
} from '#src/features/orders/internal/addresses.ts'
import { sessionKeys } from '#src/platform/session/stored-session.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'

const use = (id: string) =>
  outbox.settings.put({
    key: sessionKeys.person,
    value: { id, email: `${id}@example.org`, displayName: id },
  })
const home = {
  label: 'Home',
  name: 'Gurpreet Singh',
  email: 'farmer@example.org',
  phone: '+919000000001',
  address: 'Village Sarna',
  area: 'sarna',
}
const shop = { ...home, label: 'Shop', address: 'Dalhousie Road, Pathankot', area: 'pathankot-city' }
/** Waits a millisecond, because addresses of the same millisecond have no order. */
const keepAddress: typeof keepNow = async (...result) => {
  const now = Date.now()
  while (Date.now() === now);
  return keepNow(...result)
}
const labels = async (account: string) => (await addressesOf(account)).map(({ label }) => label)

beforeEach(async () => {
  await outbox.settings.clear()
  await use('gurpreet')
})

test('several addresses are stored by name, in the order of adding', async () => {
  expect(await keepAddress('gurpreet', home)).toEqual({ saved: true })
  await keepAddress('gurpreet', shop)
  expect(await labels('gurpreet')).toEqual(['Home', 'Shop'])
  expect((await addressesOf('gurpreet'))[1]).toMatchObject(shop)
})

test('an address with an existing name replaces the earlier one, in its place', async () => {
  await keepAddress('gurpreet', home)
  await keepAddress('gurpreet', shop)
  await keepAddress('gurpreet', { ...home, label: 'home', address: 'Behind the gurdwara, Sarna' })
  expect(await labels('gurpreet')).toEqual(['home', 'Shop'])
  expect((await addressesOf('gurpreet'))[0]!.address).toBe('Behind the gurdwara, Sarna')
})

test('a removed address can be restored in its place, once', async () => {
  await keepAddress('gurpreet', home)
  await keepAddress('gurpreet', shop)
  const [first] = await addressesOf('gurpreet')
  await removeAddress('gurpreet', first!.id)
  expect(await labels('gurpreet')).toEqual(['Shop'])
  await putAddressBack('gurpreet', first!)
  await putAddressBack('gurpreet', first!)
  expect(await labels('gurpreet')).toEqual(['Home', 'Shop'])
})

test('an address that is put back into a full book displaces none', async () => {
  for (let n = 0; n < mostAddresses; n++) await keepAddress('gurpreet', { ...home, label: `Field ${n}` })
  const [first] = await addressesOf('gurpreet')
  await removeAddress('gurpreet', first!.id)
  await keepAddress('gurpreet', shop)
  await putAddressBack('gurpreet', first!)
  expect(await labels('gurpreet')).toEqual(expect.arrayContaining(['Field 0', 'Field 19', 'Shop']))
})

test('nobody writes into the address book of an account that has left the phone', async () => {
  await keepAddress('gurpreet', home)
  await use('simran')
  expect(await keepAddress('gurpreet', shop)).toEqual({ saved: false, why: 'locked' })
  expect(await labels('simran')).toEqual([])
  expect(await labels('gurpreet')).toEqual(['Home'])
})

test('an address that is called saved is there, also where another tab has filled the book', async () => {
  for (let n = 0; n < mostAddresses; n++) await keepAddress('gurpreet', { ...home, label: `Field ${n}` })
  expect(await keepAddress('gurpreet', shop)).toEqual({ saved: true })
  expect(await labels('gurpreet')).toEqual(expect.arrayContaining(['Field 0', 'Field 19', 'Shop']))
})
