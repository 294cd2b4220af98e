import { PersonalText } from '#src/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'

interface RequestHeadProps {
  title: string
  name: string | undefined
  /** Which heading it is where it stands. */
  as?: 'h3' | 'h4' | undefined
}

/** Requested, and under it for whom: whoever fills in for many has several of one kind. */
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

/** The same in one line, by which a button is told from its like. */
export function inOneLine(title: string, name: string | undefined): string {
  return name ? `${title}, ${isolated(name)}` : title
}
