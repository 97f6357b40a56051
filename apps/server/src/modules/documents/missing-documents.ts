import type { WriteCtx } from '#kernel/work'
import { recordMissingDocuments } from '#modules/homes'
import { documentsOf } from './documents.ts'
import { awaits } from './rules.ts'

/** Tells a home's setup which required documents are missing. */
export const updateMissingDocuments = async (ctx: WriteCtx, homeId: number): Promise<void> => {
  const required = (await documentsOf(ctx, homeId)).filter(({ state, required }) => state === 'out' && required)
  const missing = required.map((document) =>
    awaits(
      document,
      document.signers.map(({ side, signed_at }) => ({ side, signed: signed_at !== null })),
    ),
  )
  await recordMissingDocuments(ctx, homeId, [
    ...(missing.includes('owners') ? ['signatures'] : []),
    ...(missing.includes('operator') ? ['countersignature'] : []),
  ])
}
