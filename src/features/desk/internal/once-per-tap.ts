/** A finger that trembles taps twice within this time, in milliseconds; a second call takes longer. */
const secondTapMs = 2000

const running = new Set<string>()

/**
 * Saves the action of a tap, unless the same is being saved or was saved a moment ago: each answer of the desk is an
 * event that the sender sees. After a failure the next tap saves at once.
 *
 * @param what the item and the action
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
