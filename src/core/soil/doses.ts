import { latinDigits } from '#src/base/phone.ts'
import { doses, fertilizers, type DosedCrop, type Fertilizer } from '#src/content/soil-doses.ts'
import type { SoilFound } from '#src/content/soil-limits.ts'
import { levelOf } from './rating.ts'

/** How much of each fertilizer, in whole kilograms; those of which nothing is needed are missing. */
export type Amounts = ReadonlyMap<Fertilizer, number>

/**
 * Returns the dose of a crop for an acre by the table; `undefined` if nitrogen, phosphorus or potash was not tested. Where a
 * laboratory gives no nitrogen, organic carbon tells it, as Punjab's laboratories do.
 */
export function doseForAcre(crop: DosedCrop, found: SoilFound): Amounts | undefined {
  const [nitrogen, phosphorus, potash] = [
    levelOf('n', found) ?? levelOf('oc', found),
    levelOf('p', found),
    levelOf('k', found),
  ]
  if (!nitrogen || !phosphorus || !potash) return undefined
  const table = doses[crop]
  const dap = table.dap * table.phosphorus[phosphorus]
  const urea = table.urea * table.nitrogen[nitrogen] - dap * table.ureaSaved
  return inKilograms({ urea, dap, mop: table.mop * table.potash[potash] })
}

function inKilograms(amounts: Readonly<Record<Fertilizer, number>>): Amounts {
  // To a gram first: 67.5 must not become 67 because a product of two fractions is a hair less.
  const whole = Object.entries(amounts).map(
    ([name, kg]) => [name as Fertilizer, Math.round(Number(kg.toFixed(3)))] as const,
  )
  return new Map(whole.filter(([, kg]) => kg > 0))
}

/** Returns the dose for so many acres. */
export function doseFor(acre: Amounts, acres: number): Amounts {
  return inKilograms({
    urea: (acre.get('urea') ?? 0) * acres,
    dap: (acre.get('dap') ?? 0) * acres,
    mop: (acre.get('mop') ?? 0) * acres,
  })
}

/** As much of a bag may be missing before one more is bought. */
const spare = 0.1

/** Returns the number of bags for an amount in kilograms: one more for what is left, unless it is less than a tenth of a bag. */
export function bagsFor(fertilizer: Fertilizer, kg: number): number {
  if (kg <= 0) return 0
  return Math.max(1, Math.ceil(kg / fertilizers[fertilizer].bag - spare))
}

/**
 * Returns the acres in what somebody wrote as the size of their farm (`5 acres`, `2.5 ਕਿੱਲੇ`), from 0.1 to 1,000. `undefined` for anything
 * else, also for two numbers, and for other units of land.
 */
export function acresIn(text: unknown): number | undefined {
  const said = typeof text === 'number' ? String(text) : typeof text === 'string' ? text : ''
  const plain = latinDigits(said.trim())
  const [, number] = /^\D{0,20}?(\d{1,4}(?:\.\d{1,2})?)(?![\d.])\D{0,30}$/u.exec(plain) ?? []
  if (number === undefined || otherUnits.test(plain)) return undefined
  const acres = Number(number)
  return acres >= 0.1 && acres <= 1_000 ? acres : undefined
}

/** Words for other units of land in Latin letters, Gurmukhi and Devanagari, as code points so that no build has another language. */
const otherUnits =
  /bigh|beegh|kanal|marla|hect|\bha\b|guntha|\u0a15\u0a28\u0a3e\u0a32|\u0a2e\u0a30\u0a32|\u0a2c\u0a3f\u0a18|\u0a35\u0a3f\u0a18|\u0a39\u0a48\u0a15\u0a1f|\u092c\u0940\u0918|\u0915\u0928\u093e\u0932|\u092e\u0930\u0932|\u0939\u0947\u0915\u094d\u091f/iu
