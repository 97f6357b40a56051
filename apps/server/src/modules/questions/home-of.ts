import type { HomeOf } from '#http/home-scope'
import { db } from './tables.ts'

/** Finds the home behind each path of this module. */
export const homeOf: Readonly<Record<string, HomeOf>> = {
  questions: async (ctx, id) =>
    (await db(ctx).selectFrom('questions.question').select('home_id').where('id', '=', id).executeTakeFirst())
      ?.home_id ?? null,
}
