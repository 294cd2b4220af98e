import type { Paise } from '#src/base/money.ts'
import { language, say, type Words } from './words.ts'

/** Nought to ninety-nine, in their order. Punjabi and Hindi have a word of its own for every one of them. */
const belowHundred: Words = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  pa:
    'ਸਿਫ਼ਰ ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ' +
    'ਦਸ ਗਿਆਰਾਂ ਬਾਰਾਂ ਤੇਰਾਂ ਚੌਦਾਂ ਪੰਦਰਾਂ ਸੋਲਾਂ ਸਤਾਰਾਂ ਅਠਾਰਾਂ ਉੱਨੀ ' +
    'ਵੀਹ ਇੱਕੀ ਬਾਈ ਤੇਈ ਚੌਵੀ ਪੱਚੀ ਛੱਬੀ ਸਤਾਈ ਅਠਾਈ ਉਣੱਤੀ ' +
    'ਤੀਹ ਇਕੱਤੀ ਬੱਤੀ ਤੇਤੀ ਚੌਂਤੀ ਪੈਂਤੀ ਛੱਤੀ ਸੈਂਤੀ ਅਠੱਤੀ ਉਣਤਾਲੀ ' +
    'ਚਾਲੀ ਇਕਤਾਲੀ ਬਿਆਲੀ ਤਰਤਾਲੀ ਚੁਤਾਲੀ ਪੰਤਾਲੀ ਛਿਆਲੀ ਸੰਤਾਲੀ ਅਠਤਾਲੀ ਉਣੰਜਾ ' +
    'ਪੰਜਾਹ ਇਕਵੰਜਾ ਬਵੰਜਾ ਤਰਵੰਜਾ ਚੁਰੰਜਾ ਪਚਵੰਜਾ ਛਪੰਜਾ ਸਤਵੰਜਾ ਅਠਵੰਜਾ ਉਣਾਹਠ ' +
    'ਸੱਠ ਇਕਾਹਠ ਬਾਹਠ ਤਰੇਹਠ ਚੌਂਹਠ ਪੈਂਹਠ ਛਿਆਹਠ ਸਤਾਹਠ ਅਠਾਹਠ ਉਣੱਤਰ ' +
    'ਸੱਤਰ ਇਕਹੱਤਰ ਬਹੱਤਰ ਤਿਹੱਤਰ ਚੁਹੱਤਰ ਪਚੱਤਰ ਛਿਹੱਤਰ ਸਤੱਤਰ ਅਠੱਤਰ ਉਣਾਸੀ ' +
    'ਅੱਸੀ ਇਕਾਸੀ ਬਿਆਸੀ ਤਿਰਾਸੀ ਚੁਰਾਸੀ ਪਚਾਸੀ ਛਿਆਸੀ ਸਤਾਸੀ ਅਠਾਸੀ ਉਣਾਨਵੇਂ ' +
    'ਨੱਬੇ ਇਕਾਨਵੇਂ ਬਾਨਵੇਂ ਤਿਰਾਨਵੇਂ ਚੁਰਾਨਵੇਂ ਪਚਾਨਵੇਂ ਛਿਆਨਵੇਂ ਸਤਾਨਵੇਂ ਅਠਾਨਵੇਂ ਨੜਿੰਨਵੇਂ',
  hi:
    'शून्य एक दो तीन चार पाँच छह सात आठ नौ ' +
    'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
    'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस ' +
    'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
    'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास ' +
    'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
    'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
    'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
    'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी ' +
    'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
}

/** English alone puts its words together. */
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The greater numbers by which people here count, greatest first. */
const steps: readonly (readonly [number, Words])[] = [
  [10_000_000, { en: 'crore', pa: 'ਕਰੋੜ', hi: 'करोड़' }],
  [100_000, { en: 'lakh', pa: 'ਲੱਖ', hi: 'लाख' }],
  [1000, { en: 'thousand', pa: 'ਹਜ਼ਾਰ', hi: 'हज़ार' }],
  [100, { en: 'hundred', pa: 'ਸੌ', hi: 'सौ' }],
]

const oneRupee: Words = { en: 'rupee', pa: 'ਰੁਪਇਆ', hi: 'रुपया' }
const manyRupees: Words = { en: 'rupees', pa: 'ਰੁਪਏ', hi: 'रुपये' }
const onePaisa: Words = { en: 'paisa', pa: 'ਪੈਸਾ', hi: 'पैसा' }
const manyPaise: Words = { en: 'paise', pa: 'ਪੈਸੇ', hi: 'पैसे' }

/** What can be said with two digits of crore: below ₹100,00,00,000. */
const most = 1_000_000_000

/**
 * An amount in the words of the page's language, as it is said on a cheque: ₹3,00,000 is "three lakh rupees". Nothing
 * for what has no such words: less than nothing, parts of a paisa, a hundred crore and more.
 */
export function amountInWords(amount: Paise): string | undefined {
  const whole = Math.floor(amount / 100)
  const rest = amount % 100
  if (!Number.isInteger(amount) || amount < 0 || whole >= most) return undefined
  const rupees = `${numberInWords(whole)} ${say(whole === 1 ? oneRupee : manyRupees)}`
  const paise = `${numberInWords(rest)} ${say(rest === 1 ? onePaisa : manyPaise)}`
  if (!rest) return rupees
  return whole ? `${rupees} ${paise}` : paise
}

function numberInWords(number: number): string {
  const [step] = steps.filter(([size]) => number >= size)
  if (!step) return twoDigits(number)
  const [size, name] = step
  const rest = number % size
  const words = `${numberInWords(Math.floor(number / size))} ${say(name)}`
  return rest ? `${words} ${numberInWords(rest)}` : words
}

function twoDigits(number: number): string {
  const words = say(belowHundred).split(' ')
  if (language() !== 'en' || number < 20) return words[number]!
  const tens = englishTens[Math.floor(number / 10) - 2]!
  return number % 10 ? `${tens}-${words[number % 10]}` : tens
}
