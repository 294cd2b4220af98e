import type { Plugin } from 'vite'

const ours = `${process.cwd()}/src/features/bookings/internal/calendar-words.ts`

/**
 * Gives the widget library's calendar our names of months and weekdays and our sentences: it speaks neither Punjabi nor Hindi, and has
 * no public place for them. A build without one of these modules fails, so that a new version of the library is noticed.
 */
export function ownCalendarWords(): Plugin {
  const found = new Set<string>()
  return {
    name: 'own-calendar-words',
    enforce: 'pre',
    load: {
      filter: { id: /\/(?:intlStrings|DateFormatter)\.mjs$/ },
      handler(id) {
        const path = Object.keys(replaced).find((end) => id.endsWith(end))
        if (path === undefined) return undefined
        found.add(path)
        return replaced[path]
      },
    },
    generateBundle() {
      const missing = Object.keys(replaced).filter((path) => !found.has(path))
      if (missing.length > 0)
        throw new Error(
          `The widget library no longer has ${missing.join(', ')}: look at its calendar's words again`,
        )
    },
  }
}

const replaced: Readonly<Record<string, string>> = {
  'node_modules/react-aria/dist/private/calendar/intlStrings.mjs': `export { default } from ${JSON.stringify(ours)}`,
  'node_modules/@internationalized/date/dist/private/DateFormatter.mjs': `export { DateFormatter } from ${JSON.stringify(ours)}`,
}
