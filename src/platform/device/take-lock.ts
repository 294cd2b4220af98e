/** Pause between two questions to a lock's holder, in milliseconds; a hidden tab's timers run once a minute. */
const askEveryMs = 30_000

/** A holder that left so many questions unanswered is frozen. */
const mostUnanswered = 2

/** What tabs say to each other about a lock: whoever waits asks, and its holder answers. */
type Said = 'who holds it?' | 'still here'

/**
 * Runs work under a Web Lock. Its holder answers whoever waits; a tab that the system has frozen does not, and after a
 * minute and a half the lock is taken from it. Rejects if the lock cannot be had, if the work fails, or if the lock was
 * taken away meanwhile; the work then goes on.
 */
export async function takeLock(name: string, work: () => Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  const stopAsking = askHolder(name, () => patience.abort())
  const hold = async () => {
    stopAsking()
    const stopAnswering = answerWaiting(name)
    await work().finally(stopAnswering)
  }
  try {
    await navigator.locks.request(name, { signal: patience.signal }, hold)
  } catch (error) {
    if (!patience.signal.aborted) throw error
    await navigator.locks.request(name, { steal: true }, hold)
  } finally {
    stopAsking()
  }
}

/** Asks the holder of a lock now and then whether it is alive, and calls once it has been silent for too long. */
function askHolder(name: string, onSilent: () => void): () => void {
  let channel: BroadcastChannel | undefined
  let unanswered = 0
  const timer = setInterval(() => {
    if (unanswered === mostUnanswered) return onSilent()
    unanswered += 1
    channel ??= channelOf(name, (said) => void (said === 'still here' && (unanswered = 0)))
    say(channel, 'who holds it?')
  }, askEveryMs)
  return () => {
    clearInterval(timer)
    channel?.close()
  }
}

/** Answers whoever waits for a lock that this tab holds, and says at once that there is a new holder. */
function answerWaiting(name: string): () => void {
  const channel = channelOf(name, (said) => {
    if (said === 'who holds it?') say(channel, 'still here')
  })
  say(channel, 'still here')
  return () => channel.close()
}

function channelOf(name: string, hear: (said: Said) => void): BroadcastChannel {
  const channel = new BroadcastChannel(`lock ${name}`)
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
  return channel
}

function say(channel: BroadcastChannel, said: Said): void {
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has none
  channel.postMessage(said)
}
