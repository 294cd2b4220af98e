import { localize } from '#src/platform/i18n/words.ts'
import { ContactLinks } from '#src/features/catalogue/contact-links.tsx'
import { useHome } from './use-home.ts'

/** Contacts of the centre, and forms for services without a page. */
export function ContactSection() {
  const home = useHome()
  return (
    <section id="contact" className="column grid gap-4 py-6">
      <h2>{localize(home.contact.title)}</h2>
      <p>{localize(home.contact.line)}</p>
      <ContactLinks ways={['phone', 'email', 'address', 'hours']} />
    </section>
  )
}
