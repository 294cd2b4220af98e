import './failing-storage.ts'
import { writeFileSync } from 'node:fs'
import { beforeEach, it } from 'vitest'
import { device } from '#src/device/database.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { keyOf, type Centre } from '../outbox-device/fake-centre.ts'
import { freshPhone } from '../outbox-device/test-phone.ts'
import { asText, laidOutAs } from './laid-out.ts'
import { farmer, guestKey, liveOn, neighbour } from './lived-in.ts'

const folder = new URL('../fixtures/', import.meta.url)
let centre: Centre
beforeEach(async () => (centre = await freshPhone()))

it.runIf(process.env['WRITE_PHONE_FIXTURE'])('the fixture is written', async () => {
  await liveOn(centre)
  await device.orders.put({ id: '0198c0de-2222-7000-8000-000000000002', account: farmer, state: 'paid', version: 4 })
  await device.settings.bulkPut([{ key: 'shop-version-2', value: 7 }, { key: 'originals:centre', value: { areas: [] } }])
  const { rows, ...built } = await laidOutAs(outbox)
  const keys = (rows['keys'] as { owner: string }[]).map(({ owner }) => ({
    owner,
    key: { $key: owner === 'device' ? guestKey : keyOf(owner) },
  }))
  const fixture = {
    guest: localStorage.getItem('guest_session')!,
    device: await laidOutAs(device),
    outbox: { ...built, rows: { ...rows, keys } },
  }
  writeFileSync(new URL(`phone-device-v5-outbox-v2.json`, folder), asText(fixture))
})
