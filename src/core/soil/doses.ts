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

/** Returns the number of bags for an amount in kilograms: one more for a remainder of at least a tenth of a bag. */
export function bagsFor(fertilizer: Fertilizer, kg: number): number {
  if (kg <= 0) return 0
  return Math.max(1, Math.ceil(kg / fertilizers[fertilizer].bag - spare))
}
