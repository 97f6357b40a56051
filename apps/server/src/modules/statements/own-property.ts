import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homesOfOwner } from '#modules/homes'

type OwnHome = Awaited<ReturnType<typeof homesOfOwner>>[number]

/**
 * An owner's homes, and the requested one among them (R51).
 * @throws Problem 404 for a home they have no share in
 */
export const ownProperty = async (
  ctx: ReadCtx,
  ownerId: number,
  propertyId: number | undefined,
): Promise<{ held: OwnHome[]; homes: OwnHome[]; property: OwnHome | undefined }> => {
  const held = await homesOfOwner(ctx, ownerId)
  const property = held.find(({ id }) => id === propertyId)
  if (propertyId !== undefined && !property) throw notFound('This home')
  return { held, homes: property ? [property] : held, property }
}

/** How a page names its home. */
export const propertyView = (property: OwnHome | undefined) =>
  property ? { id: property.id, name: property.name, town: property.townName } : null
