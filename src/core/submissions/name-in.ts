/** By which fields the forms ask for a name, the best first; tests/desk/senders.test.ts holds them to the forms. */
export const nameFields = ['name', 'applicantName', 'studentName'] as const

/** The name that somebody wrote into a form: in a field of its own, or in two. */
export function nameIn(answers: Readonly<Record<string, unknown>>): string | undefined {
  const text = (field: string) => (typeof answers[field] === 'string' ? answers[field] : '')
  const fullName = nameFields.map(text).find(Boolean)
  return fullName ?? ([text('firstName'), text('lastName')].filter(Boolean).join(' ') || undefined)
}
