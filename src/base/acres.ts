import { latinDigits } from './phone.ts'

/**
 * Returns the acres in what somebody wrote as the size of their farm (`5 acres`, `2.5 ਕਿੱਲੇ`), from 0.1 to 1,000. `undefined` for anything
 * else, also for two numbers, and for other units of land.
 */
export function acresIn(text: unknown): number | undefined {
  const typed = typeof text === 'number' ? String(text) : typeof text === 'string' ? text : ''
  const plain = latinDigits(typed.trim())
  const [, number] = /^\D{0,20}?(\d{1,4}(?:\.\d{1,2})?)(?![\d.])\D{0,30}$/u.exec(plain) ?? []
  if (number === undefined || otherUnits.test(plain)) return undefined
  const acres = Number(number)
  return acres >= 0.1 && acres <= 1_000 ? acres : undefined
}

/** Words for other units of land in Latin letters, Gurmukhi and Devanagari, as code points so that no build has another language. */
const otherUnits =
  /bigh|beegh|kanal|marla|hect|\bha\b|guntha|\u0a15\u0a28\u0a3e\u0a32|\u0a2e\u0a30\u0a32|\u0a2c\u0a3f\u0a18|\u0a35\u0a3f\u0a18|\u0a39\u0a48\u0a15\u0a1f|\u092c\u0940\u0918|\u0915\u0928\u093e\u0932|\u092e\u0930\u0932|\u0939\u0947\u0915\u094d\u091f/iu
