/** A finger that trembles taps twice within this time, in milliseconds; who calls again needs longer. */
const secondTapMs = 2000

const running = new Set<string>()

/**
 * Saves what a tap means, unless the same is being saved or was saved a moment ago: each answer of the desk is an event that the
 * sender sees. What could not be saved may be tapped again at once.
 *
 * @param what the item and what happens to it
 */
export async function oncePerTap(
  what: string,
  save: () => Promise<{ readonly saved: boolean }>,
): Promise<void> {
  if (running.has(what)) return
  running.add(what)
  let isSaved = false
  try {
    isSaved = (await save()).saved
  } finally {
    if (isSaved) setTimeout(() => running.delete(what), secondTapMs)
    else running.delete(what)
  }
}
