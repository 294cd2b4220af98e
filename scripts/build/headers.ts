import { createHash } from 'node:crypto'
import type { CaptchaSources } from './captcha-sources.ts'

/** `'sha256-…'` of an inline script or style, as a Content-Security-Policy names it. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The one style element that react-aria adds at run time; the browser tests fail when a newer version adds another. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

const also = (source: string | undefined) => (source ? ` ${source}` : '')

/**
 * Returns the headers of every page, for the local server, a static host and the worker. Only our own files may
 * run; the policy names the inline scripts and the inline stylesheet by hash.
 *
 * @param backend the origin of a hosted backend; `undefined` while app and API share one
 * @param captcha the sources of the captcha service, if any
 */
export function pageHeaders(
  scripts: readonly string[],
  style: string,
  backend?: string,
  captcha?: CaptchaSources,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(cspHash).join(' ')}${also(captcha?.script)}`,
    `style-src 'self' ${cspHash(style)} ${pressableStyle}${also(captcha?.style)}`,
    "img-src 'self' data: blob:",
    'media-src blob:',
    "font-src 'self'",
    `connect-src 'self'${also(backend)}${also(captcha?.connect)}`,
    ...(captcha ? [`frame-src ${captcha.frame}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}
