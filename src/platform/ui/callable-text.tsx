import { phonesInText } from '#src/base/phones-in-text.ts'
import { PersonalText } from './personal-text.tsx'

/** A text of people in which a tap on a phone number calls it. */
export function CallableText({ children }: { children: string }) {
  return phonesInText(children).map(({ text, phone }) =>
    phone === undefined ? (
      <PersonalText key={text}>{text}</PersonalText>
    ) : (
      <a key={text} href={`tel:${phone}`} className="inline-flex min-h-12 items-center whitespace-nowrap">
        <bdi>{text}</bdi>
      </a>
    ),
  )
}
