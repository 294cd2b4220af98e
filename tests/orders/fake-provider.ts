import type { FakeApi } from './fake-api.ts'

/** A fake provider and its messages. */
export interface FakeProvider {
  name: string
  api: FakeApi
  /** The settings by which the functions find and know it. */
  environment: Record<string, string>
  /** How many links it has given out. */
  links(): number
  refunds(): { amount: number; status: string }[]
  /** The result of later refunds. */
  refundsAre(status: 'done' | 'waiting' | 'failed'): void
  /** The payment's name, of its link. */
  refOf(url: string): string
  sign(body: string, changes?: { secret?: string; secondsAgo?: number }): Record<string, string>
  /** Bodies of messages. */
  says: {
    paid(ref: string, changes?: { amount?: number; currency?: string }): string
    expired(ref: string): string
    /** Something that has nothing to do with our payments. */
    nothing(): string
    /** Text of a message about the last, finished refund. */
    refunded(): string
  }
  /** Somebody gives the money back at the provider's own desk: the message. */
  returnsByHand(ref: string): string
}
