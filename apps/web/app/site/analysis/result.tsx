import './analysis.css'
import { type Analysis, analysisByLink, minorDigits, serviceText } from '@porchlight/contract'
import { ButtonLink, Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/result'
import { MonthChart } from './month-chart.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(
    await context
      .get(pageRequest)
      .api(analysisByLink, { params: { id: Number(params.analysisId), hash: params.hash } }),
  )

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    noindex: true,
    ...(args.loaderData && { title: args.loaderData.analysis.subject.address }),
  })

type Estimate = NonNullable<Analysis['estimate']>

const useMoney = (currency: string) => {
  const { moneyRounded } = useFormats()
  return (units: number) => moneyRounded({ amount: units * 10 ** minorDigits(currency), currency })
}

const Headline = ({ estimate, money }: { estimate: Estimate; money: (units: number) => string }) => {
  const words = useWords(analysisWords)
  const { percent } = useFormats()
  const { year, months } = estimate
  const language = useLanguage()
  const days = 365
  const [first] = estimate.net
  return (
    <section className="analysis-headline">
      <h2 className="t-lead">{words.projected}</h2>
      {estimate.thin ? (
        <>
          <p className="analysis-amount num" data-thin>
            {words.range({ low: money(year.low), high: money(year.high) })}
          </p>
          <p className="t-lead">{words.thin({ close: estimate.close })}</p>
        </>
      ) : (
        <>
          <p className="analysis-amount num">{money(year.expected)}</p>
          <p className="t-lead">
            {words.rangeText({ low: money(year.low), high: money(year.high) })}{' '}
            {first && words.keepText({ level: serviceText(first.level.name, language), net: money(first.net) })}
          </p>
          <div className="analysis-figures num">
            <p>
              <b>{percent(Math.round((year.nights / days) * 10_000), { maximumFractionDigits: 0 })}</b>
              <span>{words.bookedShare({ nights: year.nights })}</span>
            </p>
            <p>
              <b>{money(year.nights > 0 ? Math.round(year.expected / year.nights) : 0)}</b>
              <span>{words.averageNight}</span>
            </p>
            <p>
              <b>{money(Math.max(...months.map(({ expected }) => expected)))}</b>
              <span>{words.bestMonth}</span>
            </p>
          </div>
        </>
      )}
      {estimate.adjustment && (
        <p className="analysis-note" data-content>
          {words.adjusted({ percent: percent(estimate.adjustment.percent * 100) })} {estimate.adjustment.note}
        </p>
      )}
    </section>
  )
}

const Net = ({ estimate, money }: { estimate: Estimate; money: (units: number) => string }) => {
  const words = useWords(analysisWords)
  const language = useLanguage()
  const lines = ['rent', 'commission', 'repairs', 'supplies', 'insurance'] as const
  return (
    <section className="analysis-section">
      <h2 className="t-h1">{words.netTitle}</h2>
      <p className="muted">{words.netText}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on a phone, also by keyboard */}
      <section className="service-table" aria-label={words.netTitle} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{words.netTitle}</caption>
          <thead>
            <tr>
              <td />
              {estimate.net.map(({ level }, at) => (
                <th key={level.code} scope="col" data-lit={at === 0 || undefined}>
                  <span className="t-h3" data-content>
                    {serviceText(level.name, language)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{words.netLines[line]}</th>
                {estimate.net.map((one, at) => (
                  <td key={one.level.code} className="num" data-lit={at === 0 || undefined}>
                    {money(line === 'rent' ? one.rent : -one[line])}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="analysis-keep">
              <th scope="row">{words.keep}</th>
              {estimate.net.map(({ level, net }, at) => (
                <td key={level.code} className="num" data-lit={at === 0 || undefined}>
                  {money(net)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  )
}

const Comparables = ({ analysis, money }: { analysis: Analysis; money: (units: number) => string }) => {
  const words = useWords(analysisWords)
  const { percent, decimal } = useFormats()
  if (analysis.comparables.length === 0) return null
  return (
    <section className="analysis-section">
      <h2 className="t-h1">{words.comparablesTitle}</h2>
      <p className="muted">{words.comparablesText}</p>
      <ul className="analysis-homes">
        {analysis.comparables.map(({ home, miles, rent, occupancy, averageNight }) => (
          <li key={home.id}>
            <UiLink href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
              {home.image && (
                <HomePicture
                  image={home.image}
                  evening={home.evening}
                  sizes="(width <= 768px) 100vw, 25vw"
                  className="analysis-picture"
                  silent
                />
              )}
              <h3 className="t-card" data-content>
                {home.name}
              </h3>
            </UiLink>
            <p className="t-small muted">
              {words.homeFacts({
                town: home.town,
                miles: decimal(miles, 1),
                bedrooms: home.bedrooms,
                sleeps: home.sleeps,
              })}
            </p>
            <dl className="num">
              <dt>{words.homeRent}</dt>
              <dd>{money(rent)}</dd>
              <dt>{words.homeBooked}</dt>
              <dd>{percent(Math.round(occupancy * 10_000), { maximumFractionDigits: 0 })}</dd>
              <dt>{words.averageNight}</dt>
              <dd>{money(averageNight)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

const HowSure = ({ estimate }: { estimate: Estimate }) => {
  const words = useWords(analysisWords)
  const { percent, count } = useFormats()
  const { medianError, coverage, homes } = estimate.backtest
  return (
    <section className="analysis-section">
      <h2 className="t-h1">{words.sureTitle}</h2>
      <ul className="analysis-sure">
        <li>
          <b className="num">{count(estimate.close)}</b>
          <span>{words.sureClose({ homes: estimate.homes })}</span>
        </li>
        <li>
          <b className="num">{count(estimate.nights)}</b>
          <span>{words.sureNights}</span>
        </li>
        <li>
          <b className="num">{percent(Math.round(medianError * 100), { maximumFractionDigits: 1 })}</b>
          <span>
            {words.sureError({ homes, coverage: percent(Math.round(coverage * 100), { maximumFractionDigits: 0 }) })}
          </span>
        </li>
        <li>
          <b>{words.notSeen}</b>
          <span>{words.sureCondition}</span>
        </li>
      </ul>
      <p className="muted">{words.method}</p>
    </section>
  )
}

/** `/property-analysis/:analysisId/:hash`: the estimate, its range, and its sources. */
export default function AnalysisResultPage({ loaderData: { analysis }, params: { hash } }: Route.ComponentProps) {
  const words = useWords(analysisWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const site = useSite()
  const money = useMoney(analysis.currency)
  const { subject, estimate } = analysis
  const pdf = `/property-analysis/${analysis.id}/${hash}/estimate.pdf?language=${useLanguage()}`
  const inquiry = new URLSearchParams({
    address: subject.address,
    bedrooms: String(subject.bedrooms),
    sleeps: String(subject.sleeps),
  })
  return (
    <article className="wrap analysis">
      <header className="analysis-head">
        <UiLink className="inline-link t-small" href={href('/list-your-property')}>
          {words.back}
        </UiLink>
        <h1 className="t-title" data-content>
          {subject.address}
        </h1>
        <p className="t-lead">
          {words.facts({
            town: subject.town,
            bedrooms: subject.bedrooms,
            bathrooms: subject.bathrooms,
            sleeps: subject.sleeps,
          })}
        </p>
        <p className="t-small muted num">
          {words.made({ number: `PE-${analysis.id}`, date: day(dayOf(analysis.createdAt)) })}{' '}
          {analysis.expired ? words.expired : words.expires({ date: day(dayOf(analysis.expiresAt)) })}
        </p>
        {!analysis.expired && (
          <p>
            <a className="ui-button" data-look="quiet" data-size="normal" href={pdf} download={`PE-${analysis.id}.pdf`}>
              <Icon name="download" size={18} />
              {words.pdf}
            </a>
          </p>
        )}
      </header>
      {estimate ? (
        <>
          <Headline estimate={estimate} money={money} />
          <section className="analysis-section">
            <h2 className="t-h1">{words.monthsTitle}</h2>
            <p className="muted">{words.monthsText}</p>
            <MonthChart months={estimate.months} money={money} />
          </section>
          <Comparables analysis={analysis} money={money} />
          {estimate.net.length > 0 && <Net estimate={estimate} money={money} />}
          <HowSure estimate={estimate} />
        </>
      ) : (
        <section className="analysis-section">
          <h2 className="t-h1">{words.nothingTitle}</h2>
          <p className="t-lead">{words.nothingText}</p>
        </section>
      )}
      <section className="analysis-section analysis-next">
        <h2 className="t-h1">{words.nextTitle}</h2>
        <p className="muted">{words.nextText}</p>
        <p className="analysis-acts">
          <ButtonLink look="primary" size="big" href={`${href('/list-your-property')}?${inquiry}#inquiry`}>
            {words.nextAction}
          </ButtonLink>
          <ButtonLink size="big" icon="phone" href={`tel:${site.contactPhone.replaceAll(' ', '')}`}>
            {site.contactPhone}
          </ButtonLink>
        </p>
      </section>
    </article>
  )
}
