import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { containing } from './db.ts'
import { contactMethods, isSpelledLike } from './spelling.ts'

/** For indexes and queries: text that has letters beyond ASCII. */
const beyondAscii = (text: Expression<string>) => sql<boolean>`${text} ~ '[^[:ascii:]]'`

type Row = { id: number; texts: readonly string[] }

/**
 * A condition for rows of which one of these texts is like what was typed, in whatever script either is written. ASCII is
 * compared in SQL; the rows with other letters are fetched by `others`, spelled, and named by their ids: no column to keep
 * true, and nobody is missed whose name was written a moment ago.
 */
export const likePattern = async (
  typed: string,
  {
    id,
    texts,
    spelledFrom = texts,
    others,
  }: {
    id: Expression<number>
    texts: readonly Expression<string>[]
    /** What is beyond ASCII exactly when one of the texts is, as an index has it; the texts unless given. */
    spelledFrom?: readonly Expression<string>[]
    others: (isOther: Expression<SqlBool>) => Promise<readonly Row[]>
  },
): Promise<Expression<SqlBool>> => {
  const { or, eb } = expressionBuilder()
  const rows = await others(or(spelledFrom.map(beyondAscii)))
  const spelled = rows.filter((row) => isSpelledLike(typed, row.texts)).map((row) => row.id)
  return or([
    ...texts.flatMap((text) => contactMethods(typed).map((way) => eb(text, 'ilike', containing(way)))),
    sql<boolean>`${id} = any(${spelled}::bigint[])`,
  ])
}
