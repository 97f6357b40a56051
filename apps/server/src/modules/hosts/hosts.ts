import { type BodyOf, type changeHost, type DeskHost, type Host, mostHosts } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { refuseUnread, versionOf } from '#kernel/versions'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homesByIds } from '#modules/homes'
import { hostChanged } from './events.ts'
import { hostsFor } from './rules.ts'
import { db, type HostRow } from './tables.ts'

type Assigned = HostRow & { homeIds: number[] }

const allHosts = async (ctx: ReadCtx): Promise<Assigned[]> => {
  const rows = await db(ctx).selectFrom('hosts.host').selectAll().orderBy('id').execute()
  const homes = await db(ctx).selectFrom('hosts.host_home').selectAll().orderBy('home_id').execute()
  return rows.map((row) => ({
    ...row,
    homeIds: homes.filter(({ host_id }) => host_id === row.id).map(({ home_id }) => home_id),
  }))
}

const versionOfHost = ({ homeIds, ...row }: Assigned): string => versionOf({ ...hostView(row), homeIds })

const hostView = ({ id, role, name, line, image }: HostRow): Host => ({ id, role, name, line, image })

/** Who looks after a home and its guests. */
export const hostsOf = async (ctx: ReadCtx, homeId: number): Promise<Host[]> =>
  hostsFor(await allHosts(ctx), homeId).map(hostView)

/** All hosts, with the homes they look after. */
export const deskHosts = async (ctx: ReadCtx): Promise<DeskHost[]> => {
  const hosts = await allHosts(ctx)
  const homes = await homesByIds(ctx, [...new Set(hosts.flatMap(({ homeIds }) => homeIds))])
  const names = new Map(homes.map(({ id, name }) => [id, name]))
  return hosts.map((host) => ({
    ...hostView(host),
    homes: host.homeIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    version: versionOfHost(host),
  }))
}

type Fields = Omit<BodyOf<typeof changeHost>, 'picture'> & {
  /** Undefined: unchanged. */
  image: string | null | undefined
}

/** @throws Problem 404 for a home that doesn't exist */
const assign = async (ctx: WriteCtx, hostId: number, given: readonly number[]): Promise<void> => {
  const homeIds = [...new Set(given)]
  if ((await homesByIds(ctx, homeIds)).length < homeIds.length) throw notFound('This home')
  await db(ctx).deleteFrom('hosts.host_home').where('host_id', '=', hostId).execute()
  if (homeIds.length > 0)
    await db(ctx)
      .insertInto('hosts.host_home')
      .values(homeIds.map((home_id) => ({ host_id: hostId, home_id })))
      .execute()
  await announce(ctx, hostChanged({ hostId }))
}

/** @throws Problem 404, 409 too_many_hosts */
export const saveHost = async (ctx: WriteCtx, fields: Fields, by: number | null): Promise<void> => {
  if ((await allHosts(ctx)).length >= mostHosts)
    throw new Problem(409, 'too_many_hosts', `You can add up to ${mostHosts} people. Remove one first.`, {
      most: mostHosts,
    })
  const { role, name, line, homeIds, image } = fields
  const { id } = await db(ctx)
    .insertInto('hosts.host')
    .values({ role, name, line, image: image ?? null, changed_by: by, changed_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await assign(ctx, id, homeIds)
}

/** @throws Problem 404, 409 settings_changed */
export const rewriteHost = async (ctx: WriteCtx, id: number, fields: Fields, by: number): Promise<void> => {
  const { role, name, line, homeIds, image, version } = fields
  await db(ctx).selectFrom('hosts.host').select('id').where('id', '=', id).forUpdate().execute()
  const before = (await allHosts(ctx)).find((host) => host.id === id)
  if (!before) throw notFound('This person')
  refuseUnread(version, versionOfHost(before))
  await db(ctx)
    .updateTable('hosts.host')
    .set({ role, name, line, ...(image !== undefined && { image }), changed_by: by, changed_at: ctx.now })
    .where('id', '=', id)
    .execute()
  await assign(ctx, id, homeIds)
}

/** @throws Problem 404 */
export const removeHost = async (ctx: WriteCtx, id: number): Promise<void> => {
  const row = await db(ctx).deleteFrom('hosts.host').where('id', '=', id).returning('id').executeTakeFirst()
  if (!row) throw notFound('This person')
  await announce(ctx, hostChanged({ hostId: id }))
}
