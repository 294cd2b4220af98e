import { expect, test } from 'vitest'
import { asCaller } from '#local/database/caller.ts'
import { Line } from '#local/database/exclusive-connection.ts'

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

test('a signed-in call has its three turns one after another, and waits once like a stranger’s call', async () => {
  order.length = 0
  const line = new Line()
  const strangers = Array.from({ length: 10 }, (_, n) => request(line, `10.0.1.${n}`, 'stranger', 1))
  const signedIn = request(line, '10.0.0.2', 'signed in', 3)
  await Promise.all([
    ...strangers,
    signedIn,
    ...Array.from({ length: 10 }, (_, n) => request(line, `10.0.2.${n}`, 'later', 1)),
  ])
  expect(order.lastIndexOf('signed in') - order.indexOf('signed in')).toBeLessThanOrEqual(4)
  expect(order.lastIndexOf('signed in')).toBeLessThan(order.lastIndexOf('later'))
})
