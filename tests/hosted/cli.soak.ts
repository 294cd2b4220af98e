import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres15, type Cluster, type Session } from '../database/throwaway-postgres.ts'
import { standInApi, type ManagementApi } from './management-api.ts'
import { supabaseCli, type Cli } from './supabase-cli.ts'

/* Follows docs/deploy.md with the CLI, as far as possible without an account: against a fake of the platform's API
   and Debian's PostgreSQL 15. Needs the network once, for npx, and Debian's postgresql-15 and
   postgresql-15-plpgsql-check. */

const project = ['--project-ref', 'abcdefghijklmnopqrst']
const env = {
  KHET_SITE_URL: 'https://khetseva.example.org',
  KHET_SMTP_HOST: 'smtp.example.org',
  KHET_SMTP_USER: 'khet',
  KHET_SMTP_PASSWORD: 'smtp secret',
  KHET_SMTP_FROM: 'seva@example.org',
  KHET_TWILIO_ACCOUNT_SID: 'AC1',
  KHET_TWILIO_MESSAGE_SERVICE_SID: 'MG1',
  KHET_TWILIO_AUTH_TOKEN: 'twilio secret',
  KHET_CAPTCHA_SECRET: 'captcha secret',
}

async function pushed(but: readonly string[] = []): Promise<ManagementApi> {
  const api = await standInApi(but)
  const cli = await supabaseCli(api.url, env)
  // The fake omits some settings, which ends the CLI after it has sent its own.
  await cli.run(['config', 'push', ...project])
  await cli.close()
  api.close()
  return api
}

describe('config push', () => {
  let sent: Record<string, unknown>
  beforeAll(async () => void (sent = (await pushed()).sent('/config/auth')), 300_000)

  test('sends every mail with its code, as in the templates', async () => {
    for (const kind of [
      'confirmation',
      'magic_link',
      'recovery',
      'email_change',
      'reauthentication',
      'invite',
    ]) {
      expect(sent[`mailer_templates_${kind}_content`]).toBe(
        await readFile(`supabase/templates/${kind}.html`, 'utf8'),
      )
      expect(sent[`mailer_subjects_${kind}`]).toContain('{{ .Token }}')
    }
    for (const kind of ['password_changed', 'email_changed', 'phone_changed']) {
      expect(sent[`mailer_notifications_${kind}_enabled`]).toBe(true)
      expect(sent[`mailer_templates_${kind}_notification_content`]).toContain('lang="pa"')
    }
  })

  test('sends the lifetimes, limits and providers', () => {
    expect(sent).toMatchObject({
      site_url: env.KHET_SITE_URL,
      jwt_exp: 900,
      mailer_autoconfirm: false,
      mailer_otp_exp: 600,
      sms_otp_exp: 600,
      rate_limit_email_sent: 1000,
      rate_limit_sms_sent: 500,
      rate_limit_otp: 150,
      smtp_host: env.KHET_SMTP_HOST,
      smtp_pass: env.KHET_SMTP_PASSWORD,
      smtp_admin_email: env.KHET_SMTP_FROM,
      sms_provider: 'twilio',
      sms_twilio_auth_token: env.KHET_TWILIO_AUTH_TOKEN,
      security_manual_linking_enabled: false,
    })
  })

  test('wants phones confirmed: once the CLI is fixed, this fails and config.toml can say so', () => {
    expect(sent['sms_autoconfirm']).toBe(false)
  })

  test('exposes the schema public only, and limits every bucket to 5 MB', async () => {
    const api = await pushed(['auth'])
    expect(api.sent('/postgrest')).toMatchObject({ db_schema: 'public' })
    expect(api.sent('/config/storage')).toMatchObject({ fileSizeLimit: 5 * 2 ** 20 })
  })
})

test('functions deploy sends every function, without the gateway’s check', async () => {
  const api = await standInApi()
  const cli = await supabaseCli(api.url, {})
  await cli.run(['functions', 'deploy', '--use-api', ...project])
  await cli.close()
  api.close()
  const names = (await readdir('supabase/functions')).filter((name) => name !== '_shared')
  const deployed = api.calls.flatMap(({ path, body }) => {
    const [, name] = /\/functions\/deploy\?slug=([\w-]+)/.exec(path) ?? []
    return name ? [[name, body.includes('"verify_jwt":false')]] : []
  })
  expect(deployed.toSorted()).toEqual(names.toSorted().map((name) => [name, true]))
})

describe('the database', () => {
  let cluster: Cluster
  let owner: Session
  let cli: Cli
  let at: string[]

  beforeAll(async () => {
    const port = await freePort()
    cluster = await startPostgres15({ port })
    await cluster.createDatabase('bare')
    const platform = cluster.session('bare')
    for (const file of ['tests/database/hosted.sql', 'tests/hosted/platform.sql'])
      await platform.run(await readFile(file, 'utf8'))
    await platform.run('alter role migrator login')
    platform.close()
    await cluster.createDatabase('hosted', 'bare')
    owner = cluster.session('hosted')
    await owner.run('alter database hosted owner to migrator')
    await owner.run('alter role migrator set search_path = public, extensions')
    await owner.run('create extension plpgsql_check with schema extensions')
    cli = await supabaseCli('http://127.0.0.1:9', {})
    at = ['--db-url', `postgres://migrator@127.0.0.1:${port}/hosted?sslmode=disable`]
    const pushed = await cli.run(['db', 'push', ...at])
    expect(pushed).toMatchObject({ code: 0 })
  }, 300_000)
  afterAll(async () => {
    owner.close()
    await cli.close()
    await cluster.stop()
  })

  test('has every migration, and a second push applies none', async () => {
    const files = await readdir('supabase/migrations')
    const [count] = await owner.run('select count(*) from supabase_migrations.schema_migrations')
    expect(Number(count)).toBe(files.length)
    expect((await cli.run(['db', 'push', ...at])).printed).toContain('up to date')
  })

  test('db lint (plpgsql_check) finds only literals that become JSON', async () => {
    const { code, printed } = await cli.run(['db', 'lint', '--schema', 'public', '--level', 'warning', ...at])
    expect({ code, printed }).toMatchObject({ code: 0 })
    const found = [...printed.matchAll(/"message": "([^"]*)"/g)].map(([, message]) => message)
    // observed_additions ends in a function that raises, which plpgsql_check cannot know.
    const harmless = [
      'target type is different type than source type',
      'control reached end of function without RETURN',
    ]
    expect(found.filter((message) => !harmless.includes(message!))).toEqual([])
    expect(printed).not.toContain('"level": "error"')
  })

  test('db advisors warn of nothing', async () => {
    const { code, printed } = await cli.run(['db', 'advisors', '--level', 'warn', '--fail-on', 'warn', ...at])
    expect({ code, printed }).toMatchObject({ code: 0 })
  })

  test('the schedules exist once the Vault has their secrets, and call only if there is work', async () => {
    const schedules = await readFile('supabase/schedules.sql', 'utf8')
    // Extensions of the platform, whose schemas platform.sql imitates.
    const run = schedules.replaceAll(/^ *create extension.*$/gm, '')
    await expect(owner.run(run)).rejects.toThrow('Vault first')
    await owner.run(`select vault.create_secret('https://x.supabase.co', 'project_url')`)
    await owner.run(`select vault.create_secret('sb_secret_x', 'secret_key')`)
    await owner.run(run)
    await owner.run(run)
    expect(await owner.run('select jobname from cron.job order by 1')).toEqual([
      'end-quotas',
      'expire-orders',
      'expire-transfers',
      'forget-runs',
      'remind-bookings',
      'remind-khatas',
      'return-money',
      'run-standing-orders',
      'send-pushes',
      'send-reminders',
    ])
    await runJobs()
    expect(await owner.run('select url from net.asked')).toEqual([])
    await owner.run('set session_replication_role = replica')
    await owner.run(
      `insert into public.push_messages (subscription_id, event_id, due_at) values (gen_random_uuid(), 1, now())`,
    )
    await runJobs()
    expect(await owner.run(`select url, headers ->> 'apikey' from net.asked`)).toEqual([
      'https://x.supabase.co/functions/v1/send-pushes|sb_secret_x',
    ])
  })

  const runJobs = () =>
    owner.run(
      `do $$ declare job record; begin for job in select * from cron.job loop execute job.command; end loop; end $$`,
    )
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
