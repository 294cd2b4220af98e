/** Minimum pause of providers between two codes to one address. */
const pauseSeconds = 30

/**
 * Returns the seconds until another code may be sent; 0 or less once it may. A code from the future was sent before the phone's
 * clock was set back, as by the network that brings the SMS: how long ago is not known then, and the provider decides.
 */
export function secondsLeft(sentAt: number, now = Date.now()): number {
  return sentAt > now ? 0 : Math.ceil((sentAt - now) / 1000) + pauseSeconds
}
