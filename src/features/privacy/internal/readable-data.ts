import { t } from '@lingui/core/macro'
import type { OwnData } from './own-data.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import type { DataSection } from './data-page.ts'
import { listIn, plainRows, recordIn, textIn, type Loose } from './loose.ts'
import {
  accountRows,
  answerRows,
  asList,
  cartThings,
  consentThings,
  contactRows,
  orderThing,
  paperThing,
  pendingOrderThing,
  requestThing,
  someThing,
  submissionStates,
  writtenThing,
  type DataNames,
} from './readable-things.ts'

speakAccount(language())
speakForms(language())

/** Returns a person's data as readable sections, in the page's language; unknown data is in the last one. */
export function readableData({ atCentre, onThisPhone }: OwnData, names: DataNames): DataSection[] {
  const [centre, phone] = [recordIn(atCentre), recordIn(onThisPhone)]
  return [
    ...pendingChange(centre, phone, names),
    ...ordered(centre, phone, names),
    ...saved(phone, names),
    { title: t`Your agreement`, things: consentThings(centre['consents'], phone['consents']) },
    { title: t`All else`, things: someThing(plainRows(unknownIn(centre, phone, names), labels(names))) },
  ]
}

/** Returns identity, requests and drafts. */
function pendingChange(centre: Loose, phone: Loose, names: DataNames): DataSection[] {
  const settings = recordIn(phone['settings'])
  const profile = centre['profile'] ?? settings['profile']
  const written = (item: Loose) => writtenThing(item, submissionStates()[textIn(item, 'state')] ?? '', names)
  return [
    {
      title: t`Account and profile`,
      things: [{ rows: accountRows(centre['account'], profile, centre['roles']) }],
    },
    {
      title: t`Requests that the centre has`,
      things: listIn(centre['requests']).map((item) => requestThing(item, names)),
    },
    { title: t`Written on this phone`, things: listIn(phone['submissions']).map(written) },
    { title: t`Drafts`, things: listIn(phone['drafts']).map(written) },
  ]
}

/** Returns orders, cart and favorites. */
function ordered(centre: Loose, phone: Loose, { products }: DataNames): DataSection[] {
  const known = new Set(listIn(centre['orders']).map((item) => textIn(item, 'id')))
  const here = listIn(phone['orders']).filter((item) => !known.has(textIn(item, 'id')))
  const liked = asList(recordIn(phone['settings'])['favourites'])
  return [
    { title: t`Orders`, things: [...listIn(centre['orders']), ...here].map(orderThing) },
    {
      title: t`Unsent orders on this phone`,
      things: listIn(phone['pendingOrders']).map(pendingOrderThing),
    },
    { title: t`Cart`, things: cartThings(centre['cart'], phone['cart']) },
    { title: t`Favourites`, things: liked.map((id) => ({ title: products.get(id) ?? id, rows: [] })) },
  ]
}

/** Returns stored answers and documents of this phone. */
function saved(phone: Loose, { known }: DataNames): DataSection[] {
  const addresses = listIn(recordIn(phone['settings'])['addresses'])
  return [
    {
      title: t`Addresses`,
      things: addresses.map((address) => ({ title: textIn(address, 'label'), rows: contactRows(address) })),
    },
    {
      title: t`Remembered answers`,
      things: someThing(answerRows(phone['knownAnswers'], { fields: known })),
    },
    { title: t`Papers and photos`, things: listIn(phone['files']).map(paperThing) },
  ]
}

const labels = ({ known }: DataNames): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(known).map(([key, { label }]) => [key, localize(label)])),
  known: t`Remembered answers`,
  area: t`Delivery area`,
  contact: t`Last order was for`,
  'last-order': t`Last order`,
  filled_in_for_others: t`Filled in for others`,
  phones_that_are_told: t`Phones that get our messages`,
  role_changes: t`Changes of roles`,
  cart_changes: t`Changes of the cart`,
  nextFormFor: t`Next form for`,
  reference: t`Number`,
  received_at: t`Received`,
  name: t`Name`,
  phone: t`Phone`,
  customer: t`Customer Type`,
  email: t`Email`,
  address: t`Address`,
  village: t`Village`,
})

const isOfPerson = ([key]: [string, unknown]) => !key.endsWith('-version')

/** Returns data that no section contains, so that nothing is left out. */
function unknownIn(centre: Loose, phone: Loose, names: DataNames): Loose {
  const atCentre = without(centre, ['account', 'profile', 'roles', 'requests', 'orders', 'cart', 'consents'])
  const onPhone = without(phone, [
    'submissions',
    'drafts',
    'orders',
    'pendingOrders',
    'unsent',
    'cart',
    'knownAnswers',
    'files',
    'consents',
    'settings',
  ])
  const settings = without(recordIn(phone['settings']), [
    'profile',
    'favourites',
    'addresses',
    'consents',
    // Both are in the account's section.
    'person',
    'roles',
  ])
  return {
    ...atCentre,
    ...onPhone,
    ...Object.fromEntries(Object.entries(chosen(settings, names)).filter(isOfPerson)),
  }
}

/** Adds the name of each choice from a list. */
function chosen(settings: Loose, { areas }: DataNames): Loose {
  const customers: Readonly<Record<string, string>> = {
    domestic: t`Domestic`,
    commercial: t`Commercial (bulk)`,
  }
  const named = {
    area: areas?.get(textIn(settings, 'area')),
    customer: customers[textIn(settings, 'customer')],
  }
  return { ...settings, ...Object.fromEntries(Object.entries(named).filter(([, name]) => name)) }
}

function without(of: Loose, known: readonly string[]): Loose {
  return Object.fromEntries(Object.entries(of).filter(([key]) => !known.includes(key)))
}
