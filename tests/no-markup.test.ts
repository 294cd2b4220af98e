import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/* People's texts are shown to others, above all at the desk. React renders them as text; this test covers the
   exceptions: the few ways by which a text becomes markup or code, and addresses that a person could have written. */

const files = globSync(['src/**/*.{ts,tsx}', 'sw/**/*.ts']).toSorted()

const markup =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcdoc|srcDoc|setHTMLUnsafe|parseFromString|createContextualFragment|document\.write|eval\(|new Function\b)/

test('no text becomes markup or code in the app', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => markup.test(readFileSync(file, 'utf8')))).toEqual([])
})

interface Node {
  type?: string
  name?: { name?: string }
  value?: { type?: string; expression?: Node }
  quasis?: { value: { cooked: string } }[]
  start?: number
  end?: number
}

const places = new Set(['href', 'src', 'action', 'formAction', 'data', 'xlinkHref'])
/** Beginnings of addresses that a browser opens and never runs. */
const harmless = /^(?:tel:|mailto:|\/[^/])/

/** Returns each address in markup that does not begin with our own text, as `file: address`. */
function addressesIn(node: unknown, code: string, file: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name, value } = node as Node
  const within = Object.values(node).flatMap((each) => addressesIn(each, code, file))
  const expression = value?.expression
  if (type !== 'JSXAttribute' || !places.has(name?.name ?? '') || !expression) return within
  return begins(expression, harmless)
    ? within
    : [...within, `${file}: ${code.slice(expression.start, expression.end)}`]
}

const begins = ({ quasis }: Node, pattern: RegExp) => pattern.test(quasis?.[0]?.value.cooked ?? '')

test('every link’s address is from the build, whoever wrote its text', () => {
  const addresses = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return file.endsWith('x') ? addressesIn(parseSync(file, code).program, code, file) : []
  })
  expect(addresses.toSorted()).toEqual(
    [
      // A number of ten digits or none, and a text that is written as part of an address.
      'src/features/cash/upi-code.tsx: link',
      'src/features/agent/internal/message-farmer.tsx: `sms:${to}?body=${encodeURIComponent(text)}`',
      // https://wa.me/, the digits of a number, and a text that is written as part of an address (tests/desk/message.test.ts).
      'src/features/desk/internal/call-link.tsx: whatsAppAddress(phone, message, words)',
      // Of the content: no edit reaches them (tests/database/editing.test.ts, tests/editing/editing.test.ts).
      'src/features/catalogue/contact-links.tsx: centre.map',
      // Made of the path of a page, which keeps to this site (tests/i18n/address.test.ts).
      'src/platform/ui/language-switch.tsx: `${addressIn(code, pathname)}?lang=${code}`',
      'src/features/gate/page.tsx: at(language())',
      'src/features/gate/page.tsx: at(code)',
      "src/features/gate/page.tsx: at('en')",
      // A photo by its hash, behind data:image/jpeg.
      'src/platform/ui/window-language.tsx: `${addressIn(code, pathname)}?lang=${code}`',
      'src/features/catalogue/near-photo.tsx: picture',
      'src/features/catalogue/near-photo.tsx: picture',
      // Of the content, and the path of a page.
      'src/features/reading/blocks.tsx: to',
      "src/app/frame.tsx: addressIn(language(), '/')",
      "src/app/until-open.tsx: addressIn(language(), '/auth')",
      'src/features/shop/item-screen.tsx: to',
      'src/features/shop/internal/outside-link.tsx: to',
      // An address that the browser makes for bytes in the page's memory, which nothing but a player opens.
      'src/features/voice/note-player.tsx: note?.address',
      // A file of the build.
      'src/platform/ui/pictogram.tsx: `${sheet}#${name}`',
      'src/platform/ui/state-mark.tsx: `${marks}#${known}`',
    ].toSorted(),
  )
})
