import { expect, test } from 'vitest'
import { asCaller } from '#local/database/caller.ts'
import { Line } from '#local/database/exclusive-connection.ts'
import { BodyRoom, mostWaiting, queueOf } from '#local/bodies.ts'
import { belongsTo, hashed } from '#local/auth/passwords.ts'

const order: string[] = []

/** A request of so many turns, which writes its name at each. */
const request = (line: Line, sender: string, name: string, turns: number) =>
  asCaller(sender, async () => {
    for (let turn = 0; turn < turns; turn++) {
      await line.enter()
      order.push(name)
      setImmediate(() => line.leave())
    }
  })

test('senders take turns: whoever asks a hundred times at once waits for themselves', async () => {
  order.length = 0
  const line = new Line()
  const many = Array.from({ length: 100 }, (_, n) => request(line, '10.0.0.1', `many ${n}`, 1))
  await Promise.all([...many, request(line, '10.0.0.2', 'one', 1)])
  expect(order.indexOf('one')).toBeLessThanOrEqual(2)
})

test('an upload has its turns one after another, and waits once like a stranger’s call', async () => {
  order.length = 0
  const line = new Line()
  const strangers = Array.from({ length: 10 }, (_, n) => request(line, `10.0.1.${n}`, 'stranger', 1))
  const upload = request(line, '10.0.0.2', 'upload', 5)
  await Promise.all([
    ...strangers,
    upload,
    ...Array.from({ length: 10 }, (_, n) => request(line, `10.0.2.${n}`, 'later', 1)),
  ])
  expect(order.lastIndexOf('upload') - order.indexOf('upload')).toBeLessThanOrEqual(6)
  expect(order.lastIndexOf('upload')).toBeLessThan(order.lastIndexOf('later'))
})

const MB = 2 ** 20

test('150 strangers who send 6 MB each fill no more than their room, and leave that of signed-in people free', () => {
  const room = new BodyRoom()
  const taken = Array.from({ length: 150 }, (_, n) =>
    room.reserve({ isKnown: false, network: `10.0.0.${n}` }),
  )
  const whole = taken.filter((own) => Array.from({ length: 6 }, () => own.take(MB)).every(Boolean))
  expect(whole.length).toBeLessThanOrEqual(5)
  const farmer = room.reserve({ isKnown: true, network: '10.0.0.1' })
  expect(farmer.take(6 * MB)).toBe(true)
  for (const own of taken) own.free()
  expect(room.reserve({ isKnown: false, network: '10.0.0.1' }).take(6 * MB)).toBe(true)
})

test('one sender fills a quarter of the room', () => {
  const room = new BodyRoom()
  const times = (network: string) =>
    Array.from({ length: 40 }, () => room.reserve({ isKnown: false, network }).take(MB)).filter(Boolean)
      .length
  expect([times('10.0.0.1'), times('10.0.0.2')]).toEqual([8, 8])
})

test('thirty passwords at once are refused but for one sender’s share, others wait their turn, and this thread goes on', async () => {
  let ticks = 0
  const ticking = setInterval(() => ticks++, 5)
  const crowd = Array.from({ length: 30 }, () => asCaller('198.51.100.1', () => hashed('a password')))
  const other = asCaller('198.51.100.2', () => hashed('another password'))
  const outcomes = await Promise.allSettled(crowd)
  clearInterval(ticking)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]!.reason).toMatchObject({ status: 429, retryAfterSeconds: 5 })
  expect(ticks).toBeGreaterThan(20)
  expect(await belongsTo('another password', await other)).toBe(true)
  expect(await belongsTo('a password', await other)).toBe(false)
  expect(await belongsTo('a password', 'no hash')).toBe(false)
})

test('a sender with a full queue of calls shuts nobody else out', async () => {
  const queue = queueOf()
  const { promise, resolve } = Promise.withResolvers<void>()
  const call = (network: string) =>
    queue.answer({ area: 'rest', network, isFree: false }, async () => {
      await promise
      return Response.json('done')
    })
  const many = Array.from({ length: mostWaiting }, () => call('10.0.0.1'))
  expect((await call('10.0.0.1')).status).toBe(429)
  const other = call('10.0.0.2')
  resolve()
  expect((await other).status).toBe(200)
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true)
  expect((await call('10.0.0.1')).status).toBe(200)
})
