import type { Plugin } from 'vite'
import { indiaDay } from '#src/base/day.ts'
import { seasonOf, type SeasonalItem } from '#src/content/season.ts'
import { catalogues } from './catalogue-rows.ts'
import { madeModule } from './made-module.ts'

/**
 * Gives home what is wanted in each month: the files of the catalogues would bring everything that they sell. The month of the build is the
 * one of the pages as built.
 */
export function seasons(): Plugin {
  return madeModule('seasons', 'content', seasonsNow)
}

/** Each item once, and for each month the places of its items in that list. */
export async function seasonsNow(): Promise<{ built: number; items: SeasonalItem[]; months: number[][] }> {
  const all = await catalogues()
  const [seeds, fertilizers] = [all.get('seeds-catalog')!, all.get('fertilizers')!]
  const lists = Array.from({ length: 12 }, (_, at) => seasonOf(at + 1, seeds, fertilizers))
  const items = new Map(lists.flat().map((item) => [item.id, item]))
  const places = [...items.keys()]
  return {
    built: Number(indiaDay().slice(5, 7)),
    items: [...items.values()],
    months: lists.map((list) => list.map(({ id }) => places.indexOf(id))),
  }
}
