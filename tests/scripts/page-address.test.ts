import { expect, test } from 'vitest'
import { isHost, pageAt, takesBrotli, targetOf } from '#scripts/serve/page-address.ts'

const pages = new Set(['/', '/help', '/blog/soil-sample', '/pa', '/pa/help'])

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/INDEX.HTML', '/'],
  ['/help', '/help'],
  ['/help/', '/help'],
  ['/help//', '/help'],
  ['//help', '/help'],
  ['/help.html', '/help'],
  ['/help/index.html', '/help'],
  ['/Help', '/help'],
  ['/h%65lp', '/help'],
  ['/%2Fhelp', '/help'],
  ['/blog%2Fsoil-sample', '/blog/soil-sample'],
  ['/pa/', '/pa'],
  ['/pa/index.html', '/pa'],
  ['/PA/help.html', '/pa/help'],
  ['/pa//help/', '/pa/help'],
  ['/help.txt', undefined],
  ['/help.html.html', undefined],
  ['/none', undefined],
  ['/blog', undefined],
  ['/..%2fhelp', undefined],
  ['/help%00', undefined],
  ['/%E0%A4%A', undefined],
  ['/%', undefined],
  ['/help%5C', undefined],
  ['/help%20', undefined],
  ['/__proto__', undefined],
])('%s is the page at %s', (path, page) => {
  expect(pageAt(pages, path)).toBe(page)
})

test('an address of a hundred thousand slashes is parsed at once', () => {
  const began = performance.now()
  expect(pageAt(pages, `${'/'.repeat(100_000)}help${'/'.repeat(100_000)}`)).toBe('/help')
  expect(performance.now() - began).toBeLessThan(500)
})

test.each([
  ['/help?a=1', '/help', '?a=1'],
  ['//evil.example/x', '//evil.example/x', ''],
  ['http://evil.example/rest/v1/x?a', '/rest/v1/x', '?a'],
  ['*', '/*', ''],
  ['', '/', ''],
  ['/a/../help', '/help', ''],
  ['/%2e%2e/help', '/help', ''],
  ['/\\evil.example', '//evil.example', ''],
  ['http://[', undefined, undefined],
])('the target of %j is the path %s', (url, pathname, search) => {
  expect(targetOf(url)).toEqual(pathname === undefined ? undefined : { pathname, search })
})

test.each([
  ['127.0.0.1:4173', true],
  ['localhost', true],
  ['[::1]:4173', true],
  ['khetseva.example.org', true],
  ['127.999.1.1', false],
  ['127.0.0.1:99999', false],
  ['127.0.0.1:abc', false],
  ['127.0.0.1:', false],
  ['', false],
  [' ', false],
  ['a b', false],
  ['user@host', false],
  ['host/path', false],
  ['host?x', false],
  ['host#x', false],
  ['[::1', false],
  ['a%zz', false],
])('a Host header of %j names a host: %s', (header, is) => {
  expect(isHost(header)).toBe(is)
})

test.each([
  ['gzip, deflate, br', true],
  ['br;q=0.5', true],
  ['BR', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['gzip', false],
  ['brotli-ish', false],
  [';;,,=', false],
  ['', false],
  [undefined, false],
])('an Accept-Encoding of %j accepts brotli: %s', (header, takes) => {
  expect(takesBrotli(header)).toBe(takes)
})
