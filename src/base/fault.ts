/** Why something could not be shown: its code did not come, this browser cannot run it, or the app is wrong. */
export type Fault = 'missing' | 'old-browser' | 'bug'

/** How browsers, the build and a loader say that a file of code did not come, or is of another build than the rest. */
const failedToLoad =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload|does not provide an export/i

/** How browsers say that they do not know a function; what is named is one of the language or of the browser itself. */
const unknownToBrowser =
  /\b(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|structuredClone|hasOwn|groupBy|canParse|withResolvers|showPopover|hidePopover|togglePopover|showModal|randomUUID|replaceAll|Segmenter|locks)\b.{0,60}(?:is not a|is not defined|undefined|not a constructor)|(?:can't find variable|is not defined).{0,60}\b(?:structuredClone|AbortSignal|Intl|BroadcastChannel|CompressionStream|DecompressionStream)\b|\b(?:structuredClone|BroadcastChannel|CompressionStream|DecompressionStream) is not defined/i

/** Tells apart why something could not be shown, by what was thrown. */
export function faultOf(thrown: unknown): Fault {
  const { name, message } = thrown instanceof Error ? thrown : { name: '', message: String(thrown) }
  if (failedToLoad.test(message)) return 'missing'
  // The code is whole: what was checked at the build is a SyntaxError only to a browser that does not know the language of it.
  if (unknownToBrowser.test(message) || (name === 'SyntaxError' && !/JSON/.test(message)))
    return 'old-browser'
  return 'bug'
}
