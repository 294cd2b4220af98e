import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { QrCode } from '#src/platform/ui/qr-code.tsx'
import { readQr } from './read-qr.ts'

const drawn = (text: string) => renderToStaticMarkup(createElement(QrCode, { text }))

describe('the QR code of a sample', () => {
  test.each(['KS-22222-1', 'KS-ZYXWV-50', 'KS-7H3KM-9', 'KS-TTTTT-10'])('reads as %s', (label) => {
    expect(readQr(drawn(label))).toEqual({ text: label, quiet: 4 })
  })

  test('a code with a spoiled square is not read', () => {
    const [first, ...squares] = drawn('KS-22222-1').split(/(?=M\d+ \d+h)/)
    const spoiled = squares.filter((square) => square !== 'M24 24h1v1h-1z')
    const isDark = spoiled.length < squares.length
    expect(() => readQr([first, ...(isDark ? spoiled : ['M24 24h1v1h-1z', ...squares])].join(''))).toThrow(
      'check codewords',
    )
  })
})
