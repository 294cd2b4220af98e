import { expect, test } from 'vitest'
import request from '#src/features/requests/request.kind.ts'
import type { Sender } from '#src/platform/outbox/kind.ts'

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

test('an entry of a kind that only a newer build knows waits for that build', async () => {
  const entry = (id: string, content: object) => ({
    id,
    content: JSON.stringify(content),
    hash: '',
    madeAt: 0,
  })
  const sent: string[] = []
  const send = (entries: Parameters<typeof request.send>[0]) =>
    request.send(
      entries,
      { owner: 'asha', guest: undefined, asOwner: (call) => call('token') },
      async (forms) => {
        sent.push(...forms.map(({ id }) => id))
        return { results: new Map() }
      },
    )
  const newer = entry('newer', { parcel: 'KS-7F3M2' })
  const waits = { results: new Map([['newer', { paused: 'newer-app' }]]) }
  expect(await send([entry('form', { form: 'soil-test', answers: {} }), newer])).toEqual(waits)
  expect(await send([newer])).toEqual(waits)
  expect(sent).toEqual(['form'])
})
