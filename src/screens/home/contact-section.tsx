import { say } from '#src/i18n/words.ts'
import { Ways } from '#src/screens/frame/ways.tsx'
import { useHome } from './use-home.ts'

/** How to reach the centre; what has no page of its own yet is asked for here. */
export function ContactSection() {
  const home = useHome()
  return (
    <section id="contact" className="column grid gap-4 py-6">
      <h2>{say(home.contact.title)}</h2>
      <p>{say(home.contact.line)}</p>
      <Ways ways={['phone', 'email', 'address', 'hours']} />
    </section>
  )
}
