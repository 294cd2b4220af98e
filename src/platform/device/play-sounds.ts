/**
 * Plays files one after another; returns a function that stops them. Calls back once at the end, also after a stop and if a
 * file cannot be played.
 */
export function playSounds(files: readonly Blob[], onEnd: () => void): () => void {
  const audio = new Audio()
  const addresses = files.map((file) => URL.createObjectURL(file))
  let next = 0
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    audio.pause()
    for (const address of addresses) URL.revokeObjectURL(address)
    onEnd()
  }
  const playNext = () => {
    const address = addresses[next++]
    if (isOver || address === undefined) return end()
    audio.src = address
    audio.play().catch(end)
  }
  audio.addEventListener('ended', playNext)
  audio.addEventListener('error', end)
  playNext()
  return end
}
