import type { Paise } from '#src/base/money.ts'
import { addressIn } from '#src/i18n/address.ts'
import { language, say } from '#src/i18n/words.ts'
import type { Pack } from './catalogue.ts'
import { centre } from './centre.ts'
import { certificationPrograms } from './offers/certification.ts'
import { trainingPrograms } from './offers/training.ts'
import type { Block, Card } from './page.ts'

/** One thing that search engines read of a page, in the words of schema.org. */
export type Datum = Readonly<Record<string, unknown>>

/** What is told of a thing on a shelf. */
export interface OnShelf {
  readonly id: string
  readonly name: string
  readonly price: Paise
  readonly pack: Pack
  readonly available: boolean
}

/** The programs by the form that enrols in them. */
const programs: Readonly<Record<string, Readonly<Record<string, { months: number; price: Paise }>>>> = {
  'certification-enrollment': certificationPrograms,
  'training-enrollment': trainingPrograms,
}

/** The centre as a business that can be found, called and visited. */
export function businessData(): Datum {
  return {
    '@type': 'LocalBusiness',
    '@id': `${centre.site}/#centre`,
    name: say(centre.name),
    url: absolute('/'),
    image: `${centre.site}/share.png`,
    telephone: centre.phone,
    email: centre.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: say(centre.address),
      addressLocality: say(centre.place),
      postalCode: /\d{6}$/.exec(say(centre.address))?.[0],
      addressCountry: 'IN',
    },
    openingHours: centre.opening,
    hasMap: centre.map,
    currenciesAccepted: 'INR',
  }
}

/** The way to a page that lies below another: from home down to it, itself last. */
export function trailData(steps: readonly { readonly title: string; readonly path: string }[]): Datum {
  const all = [{ title: say(centre.name), path: '/' }, ...steps]
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

/** A thing that can be ordered, at the price that the page shows. */
export function productData({ id, name, price, pack, available }: OnShelf): Datum {
  return {
    '@type': 'Product',
    name,
    sku: id,
    size: `${pack.amount} ${pack.unit}`,
    offers: {
      '@type': 'Offer',
      price: decimal(price),
      priceCurrency: 'INR',
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

/** The courses that can be asked for on a page. */
export function courseData(blocks: readonly Block[]): Datum[] {
  const cards = blocks.flatMap((block) => ('cards' in block ? block.cards : []))
  return cards.flatMap((card) => {
    const { form = '', subject = '' } = card.ask ?? {}
    const program = programs[form]?.[subject]
    return program ? [courseOf(card, program)] : []
  })
}

function courseOf({ title, text, price }: Card, program: { months: number; price: Paise }): Datum {
  const name = say(title)
  return {
    '@type': 'Course',
    name,
    description: text ? say(text) : `${name}, ${price ? say(price) : ''}`,
    provider: { '@type': 'Organization', name: say(centre.name), sameAs: centre.site },
    offers: { '@type': 'Offer', category: 'Paid', price: decimal(program.price), priceCurrency: 'INR' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      location: say(centre.trainingCentre),
      courseSchedule: {
        '@type': 'Schedule',
        duration: 'P1M',
        repeatFrequency: 'Monthly',
        repeatCount: program.months,
      },
    },
  }
}

function absolute(path: string): string {
  return centre.site + addressIn(language(), path)
}

function decimal(price: Paise): string {
  return (price / 100).toFixed(2)
}
