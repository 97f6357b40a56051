import './widgets.css'
import { homeBySlug, homeCalendar, type Night } from '@porchlight/contract'
import { Alert, Button, ButtonLink, TextField } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { WidgetSize } from '#app/features/inquiry/widget-size.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { widgetWords } from '#app/lib/messages/leads/widgets.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { fetchQuoteWith } from '../property/fetch-quote.ts'
import { parseStay } from '../property/stay-params.ts'
import type { Route } from './+types/home'
import { PartnerField } from './partner-field.tsx'
import { partnerOf } from './partner-of.ts'
import { weekOrder, weeksOf } from './weeks.ts'

const shownMonths = 2

const monthsFrom = (day: string): { from: string; to: string } => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const end = new Date(Date.UTC(year, month - 1 + shownMonths, 1)).toISOString().slice(0, 10)
  return { from: `${day.slice(0, 7)}-01`, to: end }
}

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { home } = resultsOf(await api(homeBySlug, { params: { slug: params.slug }, query: {} }))
  const stay = parseStay(new URL(request.url).searchParams)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: home.timeZone ?? site.timeZone }).format(new Date())
  const [calendar, pricing] = await Promise.all([
    api(homeCalendar, { params: { id: home.id }, query: monthsFrom(stay.arrive || today) }),
    fetchQuoteWith(api, home.id, stay),
  ])
  const { slug, name, town, sleeps, bedrooms, fromNight, pictures } = home
  return {
    partner: partnerOf(request),
    today,
    home: { slug, name, town: town.name, sleeps, bedrooms, fromNight, picture: pictures[0] ?? null },
    nights: calendar.ok ? calendar.results.nights : [],
    pricing,
    stay,
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

const Month = ({ nights, today }: { nights: readonly Night[]; today: string }) => {
  const words = useWords(widgetWords)
  const { monthName, weekday } = useFormats()
  const { firstWeekday } = useHabits()
  return (
    <table className="widget-month">
      <caption>{monthName(nights[0]?.date ?? today)}</caption>
      <thead>
        <tr>
          {weekOrder(firstWeekday).map((day) => (
            <th key={day} scope="col">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(nights, firstWeekday).map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks never move
          <tr key={at}>
            {week.map((night, day) =>
              night ? (
                <td key={night.date} data-open={(night.status === 'open' && night.date >= today) || undefined}>
                  <span>{Number(night.date.slice(8))}</span>
                  <span className="visually-hidden">
                    {night.status === 'open' && night.date >= today ? words.open : words.notOpen}
                  </span>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: days before the first never move
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Data = Route.ComponentProps['loaderData']

const Price = ({ home, pricing, stay, partner }: Data) => {
  const words = useWords(widgetWords)
  const { money } = useFormats()
  if (!stay.arrive || !stay.depart) return null
  if (pricing.state !== 'priced') return <Alert tone="warning">{words.notPossible}</Alert>
  const search = new URLSearchParams({
    arrive: stay.arrive,
    depart: stay.depart,
    adults: String(stay.party.adults),
    ...partner,
  })
  return (
    <div className="widget-price" role="status">
      <p>
        <strong className="t-figure num">{money(pricing.quote.total)}</strong>
        <span className="muted">{words.total({ nights: pricing.quote.nights })}</span>
      </p>
      <ButtonLink
        look="primary"
        size="big"
        target="_blank"
        href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}?${search}`}
      >
        {words.book}
      </ButtonLink>
    </div>
  )
}

/** `/widgets/homes/:slug`: two months of availability, and the price of a stay. */
export default function HomeWidget({ loaderData }: Route.ComponentProps) {
  const words = useWords(widgetWords)
  const { moneyRounded } = useFormats()
  const { home, nights, stay, today, partner } = loaderData
  const months = [...Map.groupBy(nights, ({ date }) => date.slice(0, 7)).values()]
  return (
    <div className="widget">
      <WidgetSize />
      <div className="widget-home">
        {home.picture && <HomePicture image={home.picture} sizes="240px" ratio="3 / 2" silent />}
        <div>
          <h1 className="t-h3" data-content>
            {home.name}
          </h1>
          <p className="muted">{words.facts({ town: home.town, sleeps: home.sleeps, bedrooms: home.bedrooms })}</p>
          {home.fromNight && <p className="num">{words.from({ price: moneyRounded(home.fromNight) })}</p>}
        </div>
      </div>
      <div className="widget-months">
        {months.map((month) => (
          <Month key={month[0]?.date} nights={month} today={today} />
        ))}
      </div>
      {months.length > 0 && (
        <p className="widget-legend t-small muted" aria-hidden="true">
          {words.openNights}
        </p>
      )}
      <form className="widget-form" method="get">
        <PartnerField partner={partner} />
        <TextField label={words.arrive} name="arrive" type="date" required min={today} defaultValue={stay.arrive} />
        <TextField label={words.depart} name="depart" type="date" required min={today} defaultValue={stay.depart} />
        <TextField
          label={words.adults}
          name="adults"
          type="number"
          inputMode="numeric"
          min={1}
          max={50}
          defaultValue={String(stay.party.adults)}
        />
        <Button type="submit" size="big">
          {words.price}
        </Button>
      </form>
      <Price {...loaderData} />
    </div>
  )
}
