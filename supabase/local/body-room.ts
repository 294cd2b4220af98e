/** Most bytes of bodies in memory at once: of strangers together, of signed-in people together, and of one sender. */
const rooms = { strangers: 32 * 2 ** 20, known: 128 * 2 ** 20 }
const share = 4

/** Who sends a body. */
export interface BodySender {
  readonly isKnown: boolean
  /** The network that it comes from; each has a quarter of the room. Empty within this process. */
  readonly network: string
}

/** The bytes of one request's body, which are free again once it is answered. */
export interface Reservation {
  /** Takes so many more bytes; false if there is no room for them. */
  take(bytes: number): boolean
  free(): void
}

/** Counts the bytes of all bodies that are being read or answered. */
export class BodyRoom {
  private readonly taken = { strangers: 0, known: 0 }
  private readonly bySender = new Map<string, number>()

  reserve({ isKnown, network }: BodySender): Reservation {
    const room = isKnown ? 'known' : 'strangers'
    const key = `${room} ${network}`
    let own = 0
    const add = (bytes: number) => {
      own += bytes
      this.taken[room] += bytes
      const left = (this.bySender.get(key) ?? 0) + bytes
      if (left > 0) this.bySender.set(key, left)
      else this.bySender.delete(key)
    }
    return {
      take: (bytes) => {
        const ofSender = (this.bySender.get(key) ?? 0) + bytes
        if (this.taken[room] + bytes > rooms[room]) return false
        if (network !== '' && ofSender > rooms[room] / share) return false
        add(bytes)
        return true
      },
      free: () => add(-own),
    }
  }
}
