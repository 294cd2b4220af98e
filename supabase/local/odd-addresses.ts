function isReadable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/**
 * 400 for an address that Lite would break off at, with 500: whose escapes are no text, with the one character that
 * PostgreSQL has not, or with a parameter that changes what an object is. Undefined for any other.
 */
export function refuseOddAddress({ pathname, searchParams }: URL): Response | undefined {
  if (isReadable(pathname) && !searchParams.has('__proto__')) return undefined
  const message = 'There is no such address.'
  return Response.json(
    { statusCode: '400', code: 'bad_address', error: 'bad_address', message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )
}
