import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'

interface RequestHeadProps {
  title: string
  name: string | undefined
  /** The level of the heading. */
  as?: 'h3' | 'h4' | undefined
}

/** The title of a request and its person, because an agent has several of one kind. */
export function RequestHead({ title, name, as: Heading = 'h3' }: RequestHeadProps) {
  return (
    <div>
      <Heading>{title}</Heading>
      {name && (
        <p className="font-bold wrap-anywhere">
          <PersonalText>{name}</PersonalText>
        </p>
      )}
    </div>
  )
}

/** Returns both in one line, for a button's accessible name. */
export function inOneLine(title: string, name: string | undefined): string {
  return name ? `${title}, ${isolated(name)}` : title
}
