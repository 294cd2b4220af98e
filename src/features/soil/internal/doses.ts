import {
  byCarbon,
  byNitrogen,
  carbonForPhosphorus,
  doses,
  fertilizers,
  type DosedCrop,
  type Fertilizer,
  type PhosphorusClass,
} from './dose-facts.ts'
import type { SoilFound } from '#src/content/soil-limits.ts'
import { amountsIn, zoneIn } from './rating.ts'

/** How much of each fertilizer, in whole kilograms; those of which nothing is needed are missing. */
export type Amounts = ReadonlyMap<Fertilizer, number>

/**
 * Returns the dose of a crop for an acre by the table; `undefined` if a value that it needs was not tested, or the table has no number
 * for this soil.
 */
export function doseForAcre(crop: DosedCrop, result: SoilFound): Amounts | undefined {
  const found = amountsIn(result)
  const [nitrogen, phosphorus, potash] = [
    nitrogenShare(found),
    phosphorusShare(crop, found),
    zoneIn('k', found),
  ]
  if (nitrogen === undefined || phosphorus === undefined || !potash) return undefined
  const table = doses[crop]
  const dap = table.dap * phosphorus
  const urea = table.urea * nitrogen - dap * table.ureaSaved
  return inKilograms({ urea, dap, mop: potash === 'low' ? table.mop : 0 })
}

type Tested = ReturnType<typeof amountsIn>
type Level = keyof typeof byCarbon

/** Returns the share of the usual nitrogen, by organic carbon if it was tested. */
function nitrogenShare(found: Tested): number | undefined {
  const [carbon, nitrogen] = [zoneIn('oc', found), zoneIn('n', found)]
  if (carbon) return byCarbon[carbon as Level]
  return nitrogen && byNitrogen[nitrogen as Level]
}

/** Returns the share of the usual phosphorus, by phosphorus and organic carbon together. */
function phosphorusShare(crop: DosedCrop, found: Tested): number | undefined {
  const phosphorus = zoneIn('p', found)
  if (!phosphorus) return undefined
  const shares = doses[crop].phosphorus[phosphorus as PhosphorusClass]
  const { oc } = found
  // Untested carbon does not matter where the table has the same number for all of it.
  if (oc === undefined) return new Set(shares).size === 1 ? shares[0] : undefined
  const [some, much] = carbonForPhosphorus
  return shares[oc < some ? 0 : oc > much ? 2 : 1]
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

/** Returns the number of bags for an amount in kilograms: one more for a remainder of at least a tenth of a bag. */
export function bagsFor(fertilizer: Fertilizer, kg: number): number {
  if (kg <= 0) return 0
  return Math.max(1, Math.ceil(kg / fertilizers[fertilizer].bag - spare))
}
