/**
 * An address in another spelling than its own: an escape of what needs none (a letter, a digit, `-._~/`), of an escape, of a backslash
 * or of a control character; doubled slashes. Guards read the path as it is written and routers decode it: they must not read two.
 */
const otherSpelling = /%(?:[01]|2[5def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef])|\\|\/\//i

function isReadable(pathname: string): boolean {
  try {
    return !otherSpelling.test(pathname) && decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/**
 * Returns 400 for an address that is not written plainly, or at which Lite would fail with 500: invalid escapes, a zero character, or
 * a parameter that changes an object's prototype. `undefined` for other addresses.
 */
export function refuseOddAddress({ pathname, searchParams }: URL): Response | undefined {
  if (isReadable(pathname) && !searchParams.has('__proto__')) return undefined
  const message = 'There is no such address.'
  return Response.json(
    { statusCode: '400', code: 'bad_address', error: 'bad_address', message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )
}
