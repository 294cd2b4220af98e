import { AsyncLocalStorage } from 'node:async_hooks'

const sender = new AsyncLocalStorage<string>()

/** Returns the network of an IPv6 address: its holder has all addresses of that network. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [front = '', back] = address.split('::')
  const before = front.split(':').filter(Boolean)
  const after = back?.split(':').filter(Boolean) ?? []
  const gap = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, 4).join(':')
}

/** Runs `work` with the sender's address from the connection (see local-only.ts). */
export function fromSender<Result>(headers: Headers, work: () => Result): Result {
  return sender.run(networkOf(headers.get('x-forwarded-for') ?? ''), work)
}

/** Returns the current request's sender; empty if unknown. */
export function currentSender(): string {
  return sender.getStore() ?? ''
}
