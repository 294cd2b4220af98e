import { t } from '@lingui/core/macro'
import { momentText } from '#src/base/moment.ts'
import { findProducts } from '#src/features/catalogue/stored-catalogue.ts'
import { areasHere } from '#src/features/catalogue/stored-content.ts'
import type { OwnData } from './own-data.ts'
import { formIds } from '#src/features/forms/find.ts'
import { knownFields } from '#src/features/forms/known-with.ts'
import { localize, type Language } from '#src/platform/i18n/words.ts'
import { formsOf } from '#src/features/my-requests/use-form.ts'
import { dataPageHtml } from './data-page.ts'
import { listIn, recordIn, textIn } from './loose.ts'
import { readableData } from './readable-data.ts'

/** Returns a person's data as a standalone page in a language. */
export async function ownDataPage(data: OwnData, language: Language): Promise<string> {
  const [centre, phone] = [recordIn(data.atCentre), recordIn(data.onThisPhone)]
  const written = [...listIn(phone['submissions']), ...listIn(phone['drafts'])]
  const kinds = [
    ...listIn(centre['requests']).map((item) => textIn(item, 'kind')),
    ...written.flatMap((item) => [textIn(item, 'form'), textIn(recordIn(item['words']), 'form')]),
  ]
  const liked = recordIn(phone['settings'])['favourites']
  const [forms, everyForm, products, areas] = await Promise.all([
    formsOf(kinds),
    formsOf(formIds),
    namesOf(Array.isArray(liked) ? liked.filter((id) => typeof id === 'string') : []),
    areaNames(),
  ])
  const made = momentText(data.madeAt)
  return dataPageHtml({
    language,
    title: t`My data`,
    intro: [
      t`Saved on ${made}.`,
      data.atCentre ? t`Data at the centre and on this phone.` : t`Only the data on this phone.`,
      t`Anyone who opens this file can read it all.`,
    ],
    sections: readableData(data, { forms, known: knownFields(everyForm.values()), products, areas }),
  })
}

async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await findProducts(ids).catch(() => undefined)
  return new Map([...(found?.values() ?? [])].map(({ id, name }) => [id, name]))
}

async function areaNames(): Promise<ReadonlyMap<string, string>> {
  const areas = await areasHere().catch(() => [])
  return new Map(areas.map(({ id, title }) => [id, localize(title)]))
}
