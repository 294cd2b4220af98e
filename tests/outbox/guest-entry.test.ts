import { expect, test } from 'vitest'
import request from '#src/core/kinds/request.kind.ts'
import { isSentByGuest, kindsOfAccounts } from '#src/core/outbox/guest-entry.ts'
import type { Sender } from '#src/core/outbox/kind.ts'
import { theKinds } from '#tests/simulator/shipped-kinds.ts'

test('every kind but forms and actions on a booking of one’s own needs an account', () => {
  const ids = Object.values(theKinds).map(({ id }) => id)
  expect(ids.filter((id) => !kindsOfAccounts.includes(id)).toSorted()).toEqual(['booking-action', 'request'])
  expect(kindsOfAccounts.filter((id) => !ids.includes(id))).toEqual([])
})

test('a guest has sent off what has a secret, and is of no kind that needs an account', () => {
  const content = '{}'
  expect(isSentByGuest({ kind: 'soil-test' }, { content, guest: 'secret' })).toBe(true)
  expect(isSentByGuest({ kind: 'soil-test' }, { content })).toBe(false)
  for (const kind of kindsOfAccounts)
    expect(isSentByGuest({ kind }, { content, guest: 'secret' })).toBe(false)
})

/** Returns as whom forms are sent, call by call. */
async function senders(sender: Pick<Sender, 'owner' | 'guest'>, status?: number) {
  const calls: unknown[] = []
  const asOwner: Sender['asOwner'] = (call) =>
    status === undefined ? call('token') : Promise.resolve({ status })
  await request.send([], { ...sender, asOwner }, async (_, from) => {
    calls.push(from)
    return { silent: true }
  })
  return calls
}

test('a form goes with the account’s token, the guest’s secret, or both for a guest whom an account has claimed', async () => {
  expect(await senders({ owner: 'asha', guest: undefined })).toEqual([{ token: 'token' }])
  expect(await senders({ owner: 'device', guest: 'secret' })).toEqual([{ guest: 'secret' }])
  expect(await senders({ owner: 'asha', guest: 'secret' })).toEqual([{ token: 'token', guest: 'secret' }])
})

test('a submission by a guest needs no sign-in of the account that has claimed it', async () => {
  expect(await senders({ owner: 'asha', guest: 'secret' }, 401)).toEqual([{ guest: 'secret' }])
  expect(await senders({ owner: 'asha', guest: 'secret' }, 429)).toEqual([])
  expect(await senders({ owner: 'asha', guest: undefined }, 401)).toEqual([])
})
