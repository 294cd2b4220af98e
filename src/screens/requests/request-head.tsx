import { PersonalText } from '#src/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'

/** What was asked for, and under it for whom: whoever fills in for many has several of one kind. */
export function RequestHead({ title, name }: { title: string; name: string | undefined }) {
  return (
    <div>
      <h3>{title}</h3>
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
