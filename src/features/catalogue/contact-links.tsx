import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { openingLines } from '#src/content/opening-text.ts'
import type { Way } from '#src/content/page.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useCentre } from './use-edited.ts'

// Lazy: the first page has no such card.
const LicenceCard = lazyPart(() => import('#src/features/catalogue/internal/licence-card.tsx'))

/** Contacts of the centre, one card each. */
export function ContactLinks({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ways.map((way) => (
        <ContactCard key={way} way={way} />
      ))}
    </ul>
  )
}

function ContactCard({ way }: { way: Way }) {
  const centre = useCentre()
  switch (way) {
    case 'phone':
      return <PhoneLink title={t`Phone`} number={centre.phone} />
    case 'supportPhone':
      return <PhoneLink title={t`Help by phone`} number={centre.supportPhone} />
    case 'email':
      return <EmailLink title={t`Email`} address={centre.email} />
    case 'supportEmail':
      return <EmailLink title={t`Help by email`} address={centre.supportEmail} />
    case 'trainingEmail':
      return <EmailLink title={t`Email about training`} address={centre.trainingEmail} />
    case 'address':
      return <AddressLink />
    case 'hours':
      return <OpeningHours />
    case 'licences':
      return (
        <LaterPart>
          <LicenceCard />
        </LaterPart>
      )
  }
}

const line = 'inline-flex min-h-12 items-center'

function PhoneLink({ title, number }: { title: string; number: string }) {
  return (
    <CardFrame picture="phone" title={title}>
      <a className={line} href={`tel:${number.replaceAll(' ', '')}`}>
        {number}
      </a>
    </CardFrame>
  )
}

function EmailLink({ title, address }: { title: string; address: string }) {
  return (
    <CardFrame picture="mail" title={title}>
      <a className={line} href={`mailto:${address}`}>
        {address}
      </a>
    </CardFrame>
  )
}

function AddressLink() {
  const centre = useCentre()
  return (
    <CardFrame picture="pin" title={t`Address`}>
      <p>{localize(centre.address)}</p>
      <a className={line} href={centre.map} target="_blank" rel="noreferrer">
        {t`See the map`}
      </a>
    </CardFrame>
  )
}

function OpeningHours() {
  const { opening } = useCentre()
  return (
    <CardFrame picture="clock" title={t`Opening hours`}>
      {openingLines(opening).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </CardFrame>
  )
}

/** A card of a contact. */
export function CardFrame({
  picture,
  title,
  children,
}: {
  picture: string
  title: string
  children: ReactNode
}) {
  return (
    <li className="card flex gap-4 p-4">
      <Pictogram name={picture} className="size-10 text-green" />
      <div>
        {/* Not a heading: these cards appear below headings of any level, and below none. */}
        <p className="text-xl font-bold">{title}</p>
        {children}
      </div>
    </li>
  )
}
