import type { SearchPack } from './pack.ts'
import { lettersOf } from './typos.ts'
import { soundOf } from './tokens.ts'

/** A pack that is prepared for searching, once, because preparing reads every word. */
export interface OpenPack {
  readonly pack: SearchPack
  /** The sound of each word of the pack. */
  readonly sounds: readonly string[]
  /** The letters of each word and of its sound, to skip words that differ too much. */
  readonly letters: Int32Array
  readonly soundLetters: Int32Array
  /** Word numbers in the order of their sounds. */
  readonly bySound: Uint32Array
  /** The number of each shelf's first item, then the number of items. */
  readonly starts: readonly number[]
}

/** Prepares a pack for searching. */
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

/** Returns the words whose sound has this beginning, in the order of their sounds. */
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
