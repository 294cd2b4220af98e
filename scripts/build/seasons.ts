import type { Plugin } from 'vite'
import { indiaDay } from '#src/base/day.ts'
import { seasonOf, type SeasonalItem } from '#src/content/season.ts'
import { catalogues } from './catalogue-rows.ts'
import { madeModule } from './made-module.ts'

/**
 * Provides home with the items of each month, because the catalogue files would bring all their items. Built pages
 * show the month of the build.
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
