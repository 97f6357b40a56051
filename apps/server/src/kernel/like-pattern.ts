import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { containing } from './db.ts'
import { isSpelledLike, spellingsOf } from './search-text.ts'

/** For indexes and queries: whether text has characters beyond ASCII. */
const beyondAscii = (text: Expression<string>) => sql<boolean>`${text} ~ '[^[:ascii:]]'`

type Row = { id: number; texts: readonly string[] }

/**
 * A condition for rows where one of these texts resembles what was typed, in whatever script either is written. ASCII
 * is compared in SQL. Rows with non-ASCII characters are fetched by `others`, transliterated, and selected by id: there is no
 * column to keep in sync, and names saved a moment ago are found too.
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
    ...texts.flatMap((text) => spellingsOf(typed).map((way) => eb(text, 'ilike', containing(way)))),
    sql<boolean>`${id} = any(${spelled}::bigint[])`,
  ])
}
