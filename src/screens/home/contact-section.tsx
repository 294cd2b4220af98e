import { localize } from '#src/i18n/words.ts'
import { ContactLinks } from '#src/screens/frame/contact-links.tsx'
import { useHome } from './use-home.ts'

/** How to reach the centre; what has no page of its own yet is asked for here. */
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
