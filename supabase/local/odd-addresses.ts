function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/**
 * Returns 400 for an address at which Lite would fail with 500: invalid escapes, a zero character, or a parameter
 * that changes an object's prototype. `undefined` for other addresses.
 */
export function refuseOddAddress({ pathname, searchParams }: URL): Response | undefined {
  if (isReadable(pathname) && !searchParams.has('__proto__')) return undefined
  const message = 'There is no such address.'
  return Response.json(
    { statusCode: '400', code: 'bad_address', error: 'bad_address', message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )
}
