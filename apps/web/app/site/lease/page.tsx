import './lease.css'
import '#app/features/stay-dates/stay-dates.css'
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
import { leaseStarts, leaseStay, parseLease } from './months.ts'

const mostShown = 24

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const today = dateIn(context.get(pageRequest).site.timeZone, new Date())
  const selection = parseLease(new URL(request.url).searchParams, today)
  const party = { adults: String(selection.adults), children: String(selection.children) }
  const ask = async (month: string, perPage: number) =>
    resultsOf(
      await api(searchHomes, {
        query: { ...leaseStay(month, selection.length), ...party, sort: 'price', perPage: String(perPage) },
      }),
    )
  const starts = await Promise.all(
    leaseStarts(today).map(async (month) => ({ month, homes: (await ask(month, 1)).total })),
  )
  const month = selection.month ?? (starts.find(({ homes }) => homes > 0) ?? starts[0])?.month ?? today.slice(0, 7)
  const { total, homes } = await ask(month, mostShown)
  return { selection: { ...selection, month }, thirdParty: params.thirdParty, total, homes, starts }
}

export const headers = sameForEverybody

/** Each partner has its own address; the page is the same. */
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { noindex: true, image: shareOf(args.loaderData?.homes.find(({ image }) => image)?.image) })

const stayText = ({ adults, children }: { adults: number; children: number }) =>
  children > 0 ? `adults=${adults}&children=${children}` : `adults=${adults}`

type Shown = Route.ComponentProps['loaderData']

/** Available homes per start month, each a link. */
const Starts = ({ selection, starts }: Pick<Shown, 'selection' | 'starts'>) => {
  const { monthName } = useFormats()
  const words = useWords(leaseWords)
  return (
    <nav aria-label={words.starts}>
      <ul className="lease-starts num">
        {starts.map(({ month, homes }) => (
          <li key={month}>
            <UiLink
              href={`?month=${month}&months=${selection.length}&${stayText(selection)}`}
              aria-current={month === selection.month ? 'true' : undefined}
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

const Homes = ({ selection, homes, thirdParty }: Pick<Shown, 'selection' | 'homes' | 'thirdParty'>) => {
  const { moneyRounded, money } = useFormats()
  const words = useWords(leaseWords)
  const { arrive, depart } = leaseStay(selection.month, selection.length)
  const query = `?arrive=${arrive}&depart=${depart}&${stayText(selection)}`
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
              {words.perMonth({ price: moneyRounded({ ...headline, amount: headline.amount / selection.length }) })}{' '}
              {taxes?.amount ? words.taxes({ amount: money(taxes) }) : words.noTaxes}
            </span>
          </>
        )
      }
    </HomeGrid>
  )
}

/** `/lease/{thirdParty}`: homes for whole months. The partner is passed on to the booking. */
export default function LeasePage({ loaderData }: Route.ComponentProps) {
  const { selection, homes, starts, total, thirdParty } = loaderData
  const { stayDates } = useFormats()
  const words = useWords(leaseWords)
  const stay = leaseStay(selection.month, selection.length)
  const more = total - homes.length
  return (
    <section className="wrap lease">
      <header>
        <h1 className="t-title">{useRoot()?.screen?.title}</h1>
        <p className="t-lead">{words.lead}</p>
      </header>
      <LeaseForm selection={selection} starts={starts.map(({ month }) => month)} />
      <Starts selection={selection} starts={starts} />
      <p role="status" className="t-lead">
        {words.found({ homes: total, dates: stayDates(stay) })}
      </p>
      {total === 0 ? <p>{words.none}</p> : <Homes selection={selection} homes={homes} thirdParty={thirdParty} />}
      {more > 0 && (
        <UiLink
          className="inline-link"
          href={`${href('/book-a-property/:mapOrAffiliate?')}?arrive=${stay.arrive}&depart=${stay.depart}&${stayText(selection)}`}
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
