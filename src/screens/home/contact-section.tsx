import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { centre } from '#src/content/centre.ts'
import { home } from '#src/content/home.ts'
import { say } from '#src/i18n/words.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

/** How to reach the centre; what has no page of its own yet is asked for here. */
export function ContactSection() {
  const { weekdays, saturday, sunday } = centre.hours
  return (
    <section id="contact" className="column grid gap-4 py-6">
      <h2>{say(home.contact.title)}</h2>
      <p>{say(home.contact.line)}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        <Way picture="phone" title={t`Phone`}>
          <a className="inline-flex min-h-12 items-center" href={`tel:${centre.phone.replaceAll(' ', '')}`}>
            {centre.phone}
          </a>
        </Way>
        <Way picture="mail" title={t`Email`}>
          <a className="inline-flex min-h-12 items-center" href={`mailto:${centre.email}`}>
            {centre.email}
          </a>
        </Way>
        <Way picture="pin" title={t`Address`}>
          {say(centre.address)}
          <br />
          <a className="inline-flex min-h-12 items-center" href={centre.map} target="_blank" rel="noreferrer">
            {t`See the map`}
          </a>
        </Way>
        <Way picture="clock" title={t`Opening hours`}>
          {say(weekdays)}
          <br />
          {say(saturday)}
          <br />
          {say(sunday)}
        </Way>
      </ul>
    </section>
  )
}

function Way({ picture, title, children }: { picture: string; title: string; children: ReactNode }) {
  return (
    <li className="card flex gap-4 p-4">
      <Pictogram name={picture} className="size-10 text-green" />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}
