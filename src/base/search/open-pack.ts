import type { SearchPack } from './pack.ts'
import { lettersOf } from './typos.ts'
import { soundOf } from './tokens.ts'

/** A pack made ready to be searched; made once, since it looks at every word. */
export interface OpenPack {
  readonly pack: SearchPack
  /** The sound of each word of the pack. */
  readonly sounds: readonly string[]
  /** The letters of each word and of its sound, for passing over words that are too different. */
  readonly letters: Int32Array
  readonly soundLetters: Int32Array
  /** The numbers of the words in the order of their sounds. */
  readonly bySound: Uint32Array
  /** The number of the first item of each shelf, and after the last of how many there are. */
  readonly starts: readonly number[]
}

/** Makes a pack ready to be searched. */
export function openPack(pack: SearchPack): OpenPack {
  const sounds = pack.words.map(soundOf)
  const bySound = Uint32Array.from(sounds.keys()).toSorted((a, b) => compare(sounds[a]!, sounds[b]!))
  const starts = [0]
  for (const { count } of pack.shelves) starts.push(starts.at(-1)! + count)
  return {
    pack,
    sounds,
    letters: Int32Array.from(pack.words, lettersOf),
    soundLetters: Int32Array.from(sounds, lettersOf),
    bySound,
    starts,
  }
}

/** The words whose sound begins in this way, in the order of their sounds. */
export function wordsBeginning({ sounds, bySound }: OpenPack, sound: string): number[] {
  let [from, to] = [0, bySound.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (compare(sounds[bySound[middle]!]!, sound) < 0) from = middle + 1
    else to = middle
  }
  const found: number[] = []
  for (let at = from; at < bySound.length && sounds[bySound[at]!]!.startsWith(sound); at++)
    found.push(bySound[at]!)
  return found
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
