import { cleanText } from '#src/base/clean-text.ts'

/**
 * A person's text with its direction isolated from its neighbors. Direction marks are removed, because a
 * closing one in a text would end the isolate.
 */
export function PersonalText({ children }: { children: string }) {
  return <bdi>{cleanText(children, true)}</bdi>
}
