import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Way } from '#src/content/page.ts'
import { say } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { useCentre } from './use-texts.ts'

/** How to reach the centre, a card a way. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ways.map((way) => (
        <WayCard key={way} way={way} />
      ))}
    </ul>
  )
}

function WayCard({ way }: { way: Way }) {
  const centre = useCentre()
  switch (way) {
    case 'phone':
      return <Phone title={t`Phone`} number={centre.phone} />
    case 'supportPhone':
      return <Phone title={t`Help by phone`} number={centre.supportPhone} />
    case 'email':
      return <Email title={t`Email`} address={centre.email} />
    case 'supportEmail':
      return <Email title={t`Help by email`} address={centre.supportEmail} />
    case 'trainingEmail':
      return <Email title={t`Email about training`} address={centre.trainingEmail} />
    case 'address':
      return <Address />
    case 'hours':
      return <Hours />
  }
}

const line = 'inline-flex min-h-12 items-center'

function Phone({ title, number }: { title: string; number: string }) {
  return (
    <Frame picture="phone" title={title}>
      <a className={line} href={`tel:${number.replaceAll(' ', '')}`}>
        {number}
      </a>
    </Frame>
  )
}

function Email({ title, address }: { title: string; address: string }) {
  return (
    <Frame picture="mail" title={title}>
      <a className={line} href={`mailto:${address}`}>
        {address}
      </a>
    </Frame>
  )
}

function Address() {
  const centre = useCentre()
  return (
    <Frame picture="pin" title={t`Address`}>
      {say(centre.address)}
      <br />
      <a className={line} href={centre.map} target="_blank" rel="noreferrer">
        {t`See the map`}
      </a>
    </Frame>
  )
}

function Hours() {
  const { weekdays, saturday, sunday } = useCentre().hours
  return (
    <Frame picture="clock" title={t`Opening hours`}>
      {say(weekdays)}
      <br />
      {say(saturday)}
      <br />
      {say(sunday)}
    </Frame>
  )
}

function Frame({ picture, title, children }: { picture: string; title: string; children: ReactNode }) {
  return (
    <li className="card flex gap-4 p-4">
      <Pictogram name={picture} className="size-10 text-green" />
      <div>
        {/* No heading: these cards stand below headings of any level, and below none. */}
        <p className="text-xl font-bold">{title}</p>
        {children}
      </div>
    </li>
  )
}
