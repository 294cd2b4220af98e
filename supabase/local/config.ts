import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'

/**
 * The settings of `supabase/config.toml` that the embedded backend reads and enforces. Durations are seconds, sizes
 * bytes.
 */
export interface LocalConfig {
  schemas: string[]
  maxRows: number
  jwtExpiry: number
  signup: boolean
  minimumPasswordLength: number
  /** A new password needs a session of less than a day, or a sign-in first. */
  securePasswordChange: boolean
  email: { signup: boolean; confirmations: boolean; otpLength: number; otpExpiry: number }
  sms: { signup: boolean }
  /** Whether sign-in, sign-up and codes want a proof that a person asks. */
  captcha: boolean
  fileSizeLimit: number
  verifyJwt(functionName: string): boolean
}

type Table = Record<string, unknown>

const table = (value: unknown): Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Table) : {}
const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise)
const count = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

const unitBytes: Record<string, number> = {
  '': 1,
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KIB: 2 ** 10,
  MIB: 2 ** 20,
  GIB: 2 ** 30,
}

/** `50MiB` as a number of bytes; throws a plain sentence on anything that is not a size. */
export function bytes(size: string | number): number {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(String(size).trim()) ?? []
  const factor = unitBytes[unit.toUpperCase()]
  if (amount === undefined || factor === undefined)
    throw new Error(`config.toml: "${size}" is not a size like 50MiB.`)
  return Math.floor(Number(amount) * factor)
}

/** Returns the settings in `config.toml` text, with the Supabase CLI's defaults for missing ones. */
export function parseConfig(text: string): LocalConfig {
  const root = table(parse(text))
  const [api, auth, storage, functions] = [
    table(root.api),
    table(root.auth),
    table(root.storage),
    table(root.functions),
  ]
  const [email, sms] = [table(auth.email), table(auth.sms)]
  const schemas = Array.isArray(api.schemas) ? api.schemas.map(String) : ['public']
  return {
    schemas,
    maxRows: count(api.max_rows, 1000),
    jwtExpiry: count(auth.jwt_expiry, 3600),
    signup: flag(auth.enable_signup, true),
    minimumPasswordLength: count(auth.minimum_password_length, 6),
    securePasswordChange: flag(email.secure_password_change, false),
    email: {
      signup: flag(email.enable_signup, true),
      confirmations: flag(email.enable_confirmations, false),
      otpLength: count(email.otp_length, 6),
      otpExpiry: count(email.otp_expiry, 3600),
    },
    sms: { signup: flag(sms.enable_signup, false) },
    captcha: flag(table(auth.captcha).enabled, false),
    fileSizeLimit: bytes((storage.file_size_limit as string | number | undefined) ?? '50MiB'),
    verifyJwt: (name) => flag(table(functions[name]).verify_jwt, true),
  }
}

/** The settings of a `supabase/` folder; the defaults when it has no config.toml. */
export async function readConfig(supabaseDir: string): Promise<LocalConfig> {
  return parseConfig(await readFile(join(supabaseDir, 'config.toml'), 'utf8').catch(() => ''))
}
