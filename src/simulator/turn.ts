/**
 * Resolves once everything that was settled by now has gone on, however many awaits that takes. Workers of a browser have
 * no `setImmediate`, and their timers wait for 4 ms.
 */
export const nextTurn: () => Promise<void> =
  'setImmediate' in globalThis ? () => new Promise((resolve) => setImmediate(resolve)) : overChannel()

function overChannel(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.addEventListener('message', () => waiting.shift()?.())
  port1.start()
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      port2.postMessage(undefined, [])
    })
}
