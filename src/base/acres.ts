import { latinDigits } from './phone.ts'

/**
 * Returns the acres in a typed farm size (`5 acres`, `2.5 ਕਿੱਲੇ`), from 0.1 to 1,000. `undefined` for anything else: two
 * numbers, a fraction, another unit of land. An unknown word may be another unit of land.
 */
export function acresIn(text: unknown): number | undefined {
  const typed = typeof text === 'number' ? String(text) : typeof text === 'string' ? text : ''
  const plain = latinDigits(typed.normalize('NFC').trim()).replace(/^\./, '0.')
  const [, before, number, behind] =
    /^(\D{0,20}?)(\d{1,4}(?:\.\d{1,2})?)(?![\d.])(\D{0,30})$/u.exec(plain) ?? []
  if (number === undefined || !saysAcres(`${before} ${behind}`)) return undefined
  const acres = Number(number)
  return acres >= 0.1 && acres <= 1_000 ? acres : undefined
}

/** True for a text without words, or with words for acres and *about*, and no sign that changes the number. */
function saysAcres(text: string): boolean {
  return (
    text
      .replaceAll(/[\p{L}\p{M}]+/gu, (word) => (known.test(word) ? '' : word))
      .replaceAll(/[\s.,()~]/g, '') === ''
  )
}

/** Words in Latin letters, Gurmukhi and Devanagari, as code points so that no build has another language. */
const known =
  /^(?:acres?|ac|ek[ae][rd]|ki?ll?[ae]y?s?|qill?[ae]s?|about|approx|around|nearly|\u0a0f\u0a15\u0a5c|\u0a15\u0a3f\u0a71?\u0a32[\u0a3e\u0a47\u0a3f\u0a06\u0a02\u0a13]*|\u0a32\u0a17\u0a2d\u0a17|\u0a24?\u0a15\u0a30\u0a40\u0a2c\u0a28?|\u090f\u0915(?:\u0921\u093c?|\u095c|\u0930)|\u0915\u093f\u0932(?:\u094d\u0932)?[\u093e\u0947]|\u0932\u0917\u092d\u0917|\u0915\u093c?\u0930\u0940\u092c)$/iu
