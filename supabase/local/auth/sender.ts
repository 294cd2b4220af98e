import { AsyncLocalStorage } from 'node:async_hooks'

const sender = new AsyncLocalStorage<string>()

/** The first half of an IPv6 address: whoever has one has all addresses of that network. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [front = '', back] = address.split('::')
  const before = front.split(':').filter(Boolean)
  const after = back?.split(':').filter(Boolean) ?? []
  const gap = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, 4).join(':')
}

/** Runs `work` as what came from the address that the line says (see local-only.ts). */
export function fromSender<Result>(headers: Headers, work: () => Result): Result {
  return sender.run(networkOf(headers.get('x-forwarded-for') ?? ''), work)
}

/** Where the request that is being answered came from; empty where nobody says. */
export function currentSender(): string {
  return sender.getStore() ?? ''
}
