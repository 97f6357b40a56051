import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { publishedOf } from '#modules/homes'
import { db } from './tables.ts'

const page = 500

type Shown = { booking_id: number; rating: number; text: string; answer: string | null; shown: boolean }

export const checks: readonly Check[] = [
  {
    code: 'reviews.double_blind',
    text: 'No review was published before both were written or the review period ended.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ found: number }>`
          select count(*)::int as found from reviews.stay
          where published_at < closes_at
            and (select count(*) from reviews.review where review.booking_id = stay.booking_id) < 2`.execute(db(ctx)),
      )
      const found = rows[0]?.found ?? 0
      return { holds: found === 0, figure: `${found} too early` }
    },
  },
  {
    code: 'reviews.on_the_page',
    text: 'A home shows exactly its published reviews, word for word.',
    run: ({ work }) =>
      work.read(async (ctx) => {
        let [seen, off, after] = [0, 0, 0]
        for (;;) {
          const { rows } = await sql<Shown>`
            select booking_id, rating, text, answer, (published_at is not null and hidden_at is null) as shown
            from reviews.review join reviews.stay using (booking_id)
            where side = 'guest' and booking_id > ${after} order by booking_id limit ${page}`.execute(db(ctx))
          if (rows.length === 0) return { holds: off === 0, figure: `${seen} reviews, ${off} off` }
          const ids = rows.map((row) => row.booking_id)
          const onPage = await publishedOf(ctx, ids)
          const isRight = ({ booking_id, shown, ...said }: Shown) => {
            const there = onPage.get(booking_id)
            if (!shown || !there) return shown === (there !== undefined)
            return there.text === said.text && there.answer === said.answer && Math.round(there.rating) === said.rating
          }
          off += rows.filter((row) => !isRight(row)).length
          seen += rows.length
          after = ids.at(-1) ?? after
        }
      }),
  },
]
