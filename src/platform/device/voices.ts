/** How long a browser may take to list its voices: Chrome asks the phone for them at the first call. */
const longestWaitMs = 1500

/** Returns the voices that the browser lists, also those that the phone does not have; empty if it cannot read aloud. */
export async function listedVoices(): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return []
  const voices = speechSynthesis.getVoices()
  if (voices.length > 0) return voices
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener('voiceschanged', done)
      resolve()
    }
    const timer = setTimeout(done, longestWaitMs)
    speechSynthesis.addEventListener('voiceschanged', done)
  })
  return speechSynthesis.getVoices()
}

/**
 * Reads a text with a listed voice; returns a function that stops it. Calls back once at the end, also after a stop, and if the
 * browser no longer lists the voice.
 */
export function sayWith(voiceURI: string, text: string, onEnd: () => void): () => void {
  const voice = speechSynthesis.getVoices().find((listed) => listed.voiceURI === voiceURI)
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    onEnd()
  }
  if (!voice) {
    end()
    return end
  }
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.addEventListener('end', end)
  utterance.addEventListener('error', end)
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return () => {
    speechSynthesis.cancel()
    end()
  }
}
