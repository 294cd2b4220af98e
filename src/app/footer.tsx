import { t } from '@lingui/core/macro'
import { mostWanted } from '#src/content/most-wanted.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { reopenConsent } from '#src/platform/ui/consent.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'

const entry = 'inline-flex min-h-12 min-w-12 items-center'

const link = (to: string, word: string) => (
  <AppLink key={to} to={to} className={entry}>
    {word}
  </AppLink>
)

/** The footer of every page: links, contacts and legal pages. */
export function Footer() {
  const centre = useCentre()
  const [mailbox, host] = centre.email.split('@')
  return (
    <footer className="mt-12 border-t bg-card pt-2 pb-20 sm:pt-8 sm:pb-32 wide:pb-24">
      <div className="column grid sm:grid-cols-2 sm:gap-8 lg:grid-cols-4">
        <FooterList title={t`Quick links`}>
          {link('/', t`Home`)}
          {link('/seeds-catalog', t`Shop`)}
          {link('/requests', t`My requests`)}
          {link('/help', t`Help`)}
          {link('/contact', t`Contact the centre`)}
        </FooterList>
        <FooterList title={t`Services`}>
          {Object.values(mostWanted).map(({ title, to }) => link(to, localize(title)))}
        </FooterList>
        <FooterList title={t`Contact`}>
          <a className={entry} href={`tel:${centre.phone.replaceAll(' ', '')}`}>
            {centre.phone}
          </a>
          <a className={entry} href={`mailto:${centre.email}`}>
            <span>
              {mailbox}@<wbr />
              {host}
            </span>
          </a>
          <span>{localize(centre.address)}</span>
        </FooterList>
        <FooterList title={t`Our promises`}>
          {link('/grievance', t`Grievance`)}
          {link('/privacy-policy', t`Privacy policy`)}
          {link('/terms-of-service', t`Terms`)}
          {link('/cookie-policy', t`Cookies`)}
          <button type="button" className={`${entry} underline`} onClick={reopenConsent}>
            {t`Change what is saved`}
          </button>
        </FooterList>
      </div>
    </footer>
  )
}

/**
 * A group of the footer: a tap opens it on a phone, without scripts too; a wide window shows it open
 * (platform/ui/open-foot.ts).
 */
function FooterList({ title, children }: { title: string; children: React.ReactNode[] }) {
  return (
    <details className="footer-list border-b sm:border-b-0">
      <summary>
        <h2 className="text-base sm:text-lg">{title}</h2>
      </summary>
      <ul className="pb-2">
        {children.flat().map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </details>
  )
}
