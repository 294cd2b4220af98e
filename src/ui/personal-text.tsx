import { cleanText } from '#src/base/clean-text.ts'

/**
 * What a person wrote, beside other text: whatever its direction, it turns nothing but itself. What came to be kept before such marks were
 * dropped on the way in is drawn without them: a closing mark in a name would end what keeps it apart.
 */
export function PersonalText({ children }: { children: string }) {
  return <bdi>{cleanText(children, true)}</bdi>
}
