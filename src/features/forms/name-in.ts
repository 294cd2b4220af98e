/** Name fields of forms, the best first; tests/desk/senders.test.ts compares them with the forms. */
export const nameFields = ['name', 'applicantName', 'studentName'] as const

/** Returns the name from a form's answers, in one field or two. */
export function nameIn(answers: Readonly<Record<string, unknown>>): string | undefined {
  const text = (field: string) => (typeof answers[field] === 'string' ? answers[field] : '')
  const fullName = nameFields.map(text).find(Boolean)
  return fullName ?? ([text('firstName'), text('lastName')].filter(Boolean).join(' ') || undefined)
}
