import './lease.css'
import '#app/features/stay-asked/stay-asked.css'
import { dateIn, searchHomes } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomeGrid } from '#app/features/home-picture/home-grid.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { leaseWords } from '#app/lib/messages/site/lease.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta, shareOf } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useRoot } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { LeaseForm } from './lease-form.tsx'
import { leaseIn, leaseStarts, leaseStay } from './months.ts'

const mostShown = 24

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const today = dateIn(context.get(pageRequest).site.timeZone, new Date())
  const wish = leaseIn(new URL(request.url).searchParams, today)
  const party = { adults: String(wish.adults), children: String(wish.children) }
  const ask = async (month: string, perPage: number) =>
    resultsOf(
      await api(searchHomes, {
        query: { ...leaseStay(month, wish.length), ...party, sort: 'price', perPage: String(perPage) },
      }),
    )
  const starts = await Promise.all(
    leaseStarts(today).map(async (month) => ({ month, homes: (await ask(month, 1)).total })),
  )
  const month = wish.month ?? (starts.find(({ homes }) => homes > 0) ?? starts[0])?.month ?? today.slice(0, 7)
  const { total, homes } = await ask(month, mostShown)
  return { asked: { ...wish, month }, thirdParty: params.thirdParty, total, homes, starts }
}

export const headers = sameForEverybody

/** Each partner has an address of his own, and all show the same. */
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { noindex: true, image: shareOf(args.loaderData?.homes.find(({ image }) => image)?.image) })

const stayText = ({ adults, children }: { adults: number; children: number }) =>
  children > 0 ? `adults=${adults}&children=${children}` : `adults=${adults}`

type Shown = Route.ComponentProps['loaderData']

/** In which months how many houses are free, each a way to ask for it. */
const Starts = ({ asked, starts }: Pick<Shown, 'asked' | 'starts'>) => {
  const { monthName } = useFormats()
  const words = useWords(leaseWords)
  return (
    <nav aria-label={words.starts}>
      <ul className="lease-starts num">
        {starts.map(({ month, homes }) => (
          <li key={month}>
            <UiLink
              href={`?month=${month}&months=${asked.length}&${stayText(asked)}`}
              aria-current={month === asked.month ? 'true' : undefined}
              data-none={homes === 0 || undefined}
            >
              {words.start({ month: monthName(month), homes })}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Homes = ({ asked, homes, thirdParty }: Pick<Shown, 'asked' | 'homes' | 'thirdParty'>) => {
  const { moneyRounded, money } = useFormats()
  const words = useWords(leaseWords)
  const { arrive, depart } = leaseStay(asked.month, asked.length)
  const query = `?arrive=${arrive}&depart=${depart}&${stayText(asked)}`
  return (
    <HomeGrid
      homes={homes}
      hrefOf={({ slug }) => `${href('/properties/:slug/:thirdParty?', { slug, thirdParty })}${query}`}
      name="h2"
    >
      {({ headline, taxes }) =>
        headline && (
          <>
            <b className="t-price">{moneyRounded(headline)}</b>
            <span className="t-mini muted">
              {words.perMonth({ price: moneyRounded({ ...headline, amount: headline.amount / asked.length }) })}{' '}
              {taxes?.amount ? words.taxes({ amount: money(taxes) }) : words.noTaxes}
            </span>
          </>
        )
      }
    </HomeGrid>
  )
}

/** `/lease/{thirdParty}`: houses for whole months; whose link it is goes along to the booking, and changes nothing here. */
export default function LeasePage({ loaderData }: Route.ComponentProps) {
  const { asked, homes, starts, total, thirdParty } = loaderData
  const { stayDates } = useFormats()
  const words = useWords(leaseWords)
  const stay = leaseStay(asked.month, asked.length)
  const more = total - homes.length
  return (
    <section className="wrap lease">
      <header>
        <h1 className="t-title">{useRoot()?.screen?.title}</h1>
        <p className="t-lead">{words.lead}</p>
      </header>
      <LeaseForm asked={asked} starts={starts.map(({ month }) => month)} />
      <Starts asked={asked} starts={starts} />
      <p role="status" className="t-lead">
        {words.found({ homes: total, dates: stayDates(stay) })}
      </p>
      {total === 0 ? <p>{words.none}</p> : <Homes asked={asked} homes={homes} thirdParty={thirdParty} />}
      {more > 0 && (
        <UiLink
          className="inline-link"
          href={`${href('/book-a-property/:mapOrAffiliate?')}?arrive=${stay.arrive}&depart=${stay.depart}&${stayText(asked)}`}
        >
          {words.more({ number: more })}
        </UiLink>
      )}
      <aside className="lease-how">
        <h2 className="t-h2">{words.how}</h2>
        <ol>
          <li>{words.steps.choose}</li>
          <li>{words.steps.book}</li>
          <li>{words.steps.pay}</li>
        </ol>
      </aside>
    </section>
  )
}
