/** What a person wrote, beside other text: whatever its direction, it turns nothing but itself. */
export function PersonalText({ children }: { children: string }) {
  return <bdi>{children}</bdi>
}
