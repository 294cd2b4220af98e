import type { Paise } from '#src/base/money.ts'
import type { NumberWords } from './language-facts.ts'
import { language } from './words.ts'

const found = import.meta.glob<NumberWords>('./languages/*/numbers.ts', { eager: true, import: 'default' })

/** The limit of two digits of crore: ₹100,00,00,000. */
const most = 1_000_000_000

/**
 * Returns an amount in the words of the page's language, as on a cheque: ₹3,00,000 is "three lakh rupees".
 * `undefined` for negative amounts, fractions of a paisa, and a hundred crore and more.
 */
export function amountInWords(amount: Paise): string | undefined {
  const words = numberWords()
  const whole = Math.floor(amount / 100)
  const rest = amount % 100
  if (!Number.isInteger(amount) || amount < 0 || whole >= most) return undefined
  const rupees = `${numberInWords(whole, words)} ${words.rupee[whole === 1 ? 0 : 1]}`
  const paise = `${numberInWords(rest, words)} ${words.paisa[rest === 1 ? 0 : 1]}`
  if (!rest) return rupees
  return whole ? `${rupees} ${paise}` : paise
}

/** The large numbers of India, greatest first. */
const steps = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** The name of a large number. */
type NumberStep = (typeof steps)[number][1]

/** Returns the words for numbers of the page's language. */
export function numberWords(): NumberWords {
  return found[`./languages/${language()}/numbers.ts`]!
}

/**
 * Returns a whole number as it is spoken in India, counts below a hundred each before their step: 1,12,345 is 1 lakh, 12
 * thousand, 3 hundred, 45. `undefined` for other numbers, and for a hundred crore and more.
 */
export function spokenNumber(number: number): readonly (number | NumberStep)[] | undefined {
  return Number.isInteger(number) && number >= 0 && number < most ? partsOf(number) : undefined
}

function partsOf(number: number): (number | NumberStep)[] {
  const [step] = steps.filter(([size]) => number >= size)
  if (!step) return [number]
  const [size, name] = step
  const rest = number % size
  const counted = [...partsOf(Math.floor(number / size)), name]
  return rest ? [...counted, ...partsOf(rest)] : counted
}

const numberInWords = (number: number, words: NumberWords) =>
  partsOf(number)
    .map((part) => (typeof part === 'number' ? twoDigits(part, words) : words[part]))
    .join(' ')

function twoDigits(number: number, { belowHundred, tens }: NumberWords): string {
  const words = belowHundred.split(' ')
  if (!tens || number < 20) return words[number]!
  const ten = tens.split(' ')[Math.floor(number / 10) - 2]!
  return number % 10 ? `${ten}-${words[number % 10]}` : ten
}
