import type { Paise } from '#src/base/money.ts'
import { addressIn } from '#src/platform/i18n/address.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { itemPath } from './catalogue-rows.ts'
import type { Pack } from './catalogue.ts'
import { centre, type Centre } from './centre.ts'
import { certificationPrograms } from '#src/content/offers/certification.ts'
import { trainingPrograms } from '#src/content/offers/training.ts'
import type { Block, Card } from './page.ts'

/** Structured data for search engines, in the terms of schema.org. */
export type Datum = Readonly<Record<string, unknown>>

/** The data of an item on a shelf. */
export interface OnShelf {
  readonly id: string
  readonly name: string
  readonly price: Paise
  readonly pack: Pack
  readonly available: boolean
}

/** Programs by their enrollment form. */
const programs: Readonly<Record<string, Readonly<Record<string, { months: number; price: Paise }>>>> = {
  'certification-enrollment': certificationPrograms,
  'training-enrollment': trainingPrograms,
}

/** Returns the centre as a local business with its current data. */
export function businessData(now: Centre): Datum {
  return {
    '@type': 'LocalBusiness',
    '@id': `${centre.site}/#centre`,
    name: localize(now.name),
    url: absolute('/'),
    image: `${centre.site}/share.png`,
    telephone: now.phone,
    email: now.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: localize(now.address),
      addressLocality: localize(now.place),
      postalCode: /\d{6}$/.exec(localize(now.address))?.[0],
      addressCountry: 'IN',
    },
    openingHours: now.opening.flatMap((hours, day) =>
      hours
        ? [`${['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'][day]!} ${clock(hours[0])}-${clock(hours[1])}`]
        : [],
    ),
    hasMap: now.map,
    currenciesAccepted: 'INR',
  }
}

/** Returns the breadcrumbs of a page: from home down to the page itself. */
export function trailData(steps: readonly { readonly title: string; readonly path: string }[]): Datum {
  const all = [{ title: localize(centre.name), path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ title, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: title,
      item: absolute(path),
    })),
  }
}

/** Returns an item with the price of its page. */
export function productData({ id, name, price, pack, available }: OnShelf): Datum {
  return {
    '@type': 'Product',
    name,
    sku: id,
    url: absolute(itemPath(id)),
    size: `${pack.amount} ${pack.unit}`,
    offers: {
      '@type': 'Offer',
      price: decimal(price),
      priceCurrency: 'INR',
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

/** Returns the courses whose form a page opens. */
export function courseData(blocks: readonly Block[]): Datum[] {
  const cards = blocks.flatMap((block) => ('cards' in block ? block.cards : []))
  return cards.flatMap((card) => {
    const { form = '', subject = '' } = card.ask ?? {}
    const program = programs[form]?.[subject]
    return program ? [courseOf(card, program)] : []
  })
}

function courseOf({ title, text, price }: Card, program: { months: number; price: Paise }): Datum {
  const name = localize(title)
  return {
    '@type': 'Course',
    name,
    description: text ? localize(text) : `${name}, ${price ? localize(price) : ''}`,
    provider: { '@type': 'Organization', name: localize(centre.name), sameAs: centre.site },
    offers: { '@type': 'Offer', category: 'Paid', price: decimal(program.price), priceCurrency: 'INR' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      location: localize(centre.trainingCentre),
      courseSchedule: {
        '@type': 'Schedule',
        duration: 'P1M',
        repeatFrequency: 'Monthly',
        repeatCount: program.months,
      },
    },
  }
}

/** 540 is 09:00. */
const clock = (minutes: number) => new Date(Math.min(minutes, 1439) * 60_000).toISOString().slice(11, 16)

function absolute(path: string): string {
  return centre.site + addressIn(language(), path)
}

function decimal(price: Paise): string {
  return (price / 100).toFixed(2)
}
