import type { BodyOf, saveAnalytics as saveEndpoint } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { isCallable, isOnWebPort } from '#kernel/callable-address'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import { refuseUnread, versionOf } from '#kernel/versions'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { isPublic } from '../../exposure.ts'
import { analyticsChanged } from './events.ts'
import type { ConsentPolicy } from './rules.ts'
import { db } from './tables.ts'

type Secrets = { ga4: string; meta: string; webhook: string }

type AnalyticsSettings = {
  policy: ConsentPolicy
  measurementId: string
  pixelId: string
  webhookUrl: string
  secrets: Secrets
  changedAt: Date | null
  changedBy: number | null
}

const place = 'analytics.setting.secrets'
const nothing: AnalyticsSettings = {
  policy: 'everywhere',
  measurementId: '',
  pixelId: '',
  webhookUrl: '',
  secrets: { ga4: '', meta: '', webhook: '' },
  changedAt: null,
  changedBy: null,
}

export const settingsNow = async (ctx: ReadCtx, seal: Seal): Promise<AnalyticsSettings> => {
  const row = await db(ctx).selectFrom('analytics.setting').selectAll().executeTakeFirst()
  if (!row) return nothing
  return {
    policy: row.policy,
    measurementId: row.measurement_id,
    pixelId: row.pixel_id,
    webhookUrl: row.webhook_url,
    secrets: JSON.parse(seal.open(row.secrets, place)) as Secrets,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }
}

/** Secrets count by the time of their change: nothing about them leaves the server. */
export const versionOfSettings = ({ secrets: _, ...shown }: AnalyticsSettings): string => versionOf(shown)

const problems = {
  secretMissing: 'Enter the secret that belongs to this ID. A stored secret stays with the ID it was entered for.',
  otherPort: 'Enter an address without a port; events go to port 443.',
  privateAddress: 'This address is on a private network or isn’t encrypted. Use one that starts with https://.',
}

/** A stored secret is sent only to the destination it was entered for. @throws Problem 422 secret_missing */
const secretFor = (field: string, id: string, given: string | undefined, before: { id: string; secret: string }) => {
  if (id === '') return ''
  const secret = given || (before.id === id ? before.secret : '')
  if (!secret)
    throw new Problem(422, 'secret_missing', problems.secretMissing, undefined, { required: [`${field}.secret`] })
  return secret
}

/** @throws Problem 409 settings_changed, 422 secret_missing, private_address, other_port */
export const saveSettings = async (
  app: App,
  ctx: WriteCtx,
  { policy, ga4, meta, webhook, version }: BodyOf<typeof saveEndpoint>,
  by: number,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('analytics.setting'))`.execute(db(ctx))
  const before = await settingsNow(ctx, app.seal)
  refuseUnread(version, versionOfSettings(before))
  if (webhook.url && !isCallable(webhook.url, isPublic(app.config)))
    throw new Problem(422, 'private_address', problems.privateAddress, undefined, { required: ['webhook.url'] })
  if (webhook.url && isPublic(app.config) && !isOnWebPort(webhook.url))
    throw new Problem(422, 'other_port', problems.otherPort, undefined, { required: ['webhook.url'] })
  const secrets: Secrets = {
    ga4: secretFor('ga4', ga4.measurementId, ga4.secret, { id: before.measurementId, secret: before.secrets.ga4 }),
    meta: secretFor('meta', meta.pixelId, meta.secret, { id: before.pixelId, secret: before.secrets.meta }),
    webhook: secretFor('webhook', webhook.url, webhook.secret, {
      id: before.webhookUrl,
      secret: before.secrets.webhook,
    }),
  }
  const values = {
    policy,
    measurement_id: ga4.measurementId,
    pixel_id: meta.pixelId,
    webhook_url: webhook.url,
    secrets: app.seal.close(JSON.stringify(secrets), place),
    changed_at: ctx.now,
    changed_by: by,
  }
  await db(ctx)
    .insertInto('analytics.setting')
    .values(values)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(values))
    .execute()
  await announce(ctx, analyticsChanged({}))
}
