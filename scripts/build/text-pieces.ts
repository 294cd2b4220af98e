import type { Piece } from '#src/base/difference.ts'

/** A run shorter than this costs more to point at than to write. */
const shortest = 16

/**
 * Returns the parts of a newer text: pieces of an older one (start, length) and text of its own. `changedText`
 * (src/base/difference.ts) puts it together.
 */
export function piecesBetween(older: string, newer: string): Piece[] {
  const pieces: Piece[] = []
  const places = placesIn(older)
  let own = 0
  let next = 0
  for (let at = 0; at < newer.length;) {
    const start = startOfRun(older, newer.slice(at, at + shortest), next, places)
    const length = start === undefined ? 0 : sharedLength(older, newer, start, at)
    if (start === undefined || length < shortest) {
      at += 1
      continue
    }
    if (at > own) pieces.push(newer.slice(own, at))
    pieces.push(start, length)
    at += length
    own = at
    next = start + length
  }
  if (newer.length > own) pieces.push(newer.slice(own))
  return pieces
}

/** Where each run of the shortest length begins first. */
function placesIn(text: string): Map<string, number> {
  const places = new Map<string, number>()
  for (let at = text.length - shortest; at >= 0; at -= 1) places.set(text.slice(at, at + shortest), at)
  return places
}

/**
 * Returns where the older text has a run; `undefined` if nowhere. Looks near `next`, where the last run ended, because a change of
 * one word leaves the rest there; elsewhere any place with the same text will do.
 */
function startOfRun(
  older: string,
  run: string,
  next: number,
  places: ReadonlyMap<string, number>,
): number | undefined {
  if (run.length < shortest) return undefined
  const near = older.slice(next, next + 400).indexOf(run)
  return near >= 0 ? next + near : places.get(run)
}

function sharedLength(older: string, newer: string, start: number, at: number): number {
  let length = 0
  while (
    at + length < newer.length &&
    start + length < older.length &&
    newer[at + length] === older[start + length]
  )
    length += 1
  return length
}
