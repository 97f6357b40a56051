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
import { Changes } from './changes.tsx'
import { type Estimate, Headline, type Money } from './headline.tsx'
import { HowSure } from './how-sure.tsx'
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

const useMoney = (currency: string): Money => {
  const { moneyRounded } = useFormats()
  return (units: number) => moneyRounded({ amount: units * 10 ** minorDigits(currency), currency })
}

const Net = ({ estimate, money }: { estimate: Estimate; money: Money }) => {
  const words = useWords(analysisWords)
  const language = useLanguage()
  const lines = ['rent', 'commission', 'repairs', 'supplies', 'insurance'] as const
  return (
    <section className="analysis-section">
      <h2 className="t-h2">{words.netTitle}</h2>
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

const Comparables = ({ analysis, money }: { analysis: Analysis; money: Money }) => {
  const words = useWords(analysisWords)
  const { percent, decimal } = useFormats()
  if (analysis.comparables.length === 0) return null
  return (
    <section className="analysis-section">
      <h2 className="t-h2">{words.comparablesTitle}</h2>
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

/** The person to talk to next; beside the estimate on wide windows. */
const Next = ({ subject }: { subject: Analysis['subject'] }) => {
  const words = useWords(analysisWords)
  const { contactPhone } = useSite()
  const inquiry = new URLSearchParams({
    address: subject.address,
    bedrooms: String(subject.bedrooms),
    sleeps: String(subject.sleeps),
  })
  return (
    <aside className="analysis-next">
      <h2 className="t-h3">{words.nextTitle}</h2>
      <p className="muted">{words.visitText}</p>
      <ButtonLink look="primary" size="big" href={`${href('/list-your-property')}?${inquiry}#inquiry`}>
        {words.nextAction}
      </ButtonLink>
      <ButtonLink icon="phone" href={`tel:${contactPhone.replaceAll(' ', '')}`}>
        {contactPhone}
      </ButtonLink>
      <p className="t-small muted">{words.nextText}</p>
    </aside>
  )
}

const Pdf = ({ href: to, id }: { href: string; id: number }) => {
  const words = useWords(analysisWords)
  return (
    <section className="analysis-pdf">
      <svg viewBox="0 0 72 94" aria-hidden="true">
        <path d="M12 14H40M12 24H60M12 30H52M12 74H60M12 80H48" />
        <path data-bars d="M16 62V54M24 62V46M32 62V40M48 62V44M56 62V52" />
        <path data-bars data-lit d="M40 62V36" />
      </svg>
      <div>
        <h2 className="t-h3">{words.pdfTitle({ number: `PE-${id}` })}</h2>
        <p className="muted">{words.pdfText}</p>
      </div>
      <a className="ui-button" data-look="primary" data-size="normal" href={to} download={`PE-${id}.pdf`}>
        <Icon name="download" size={18} />
        {words.pdf}
      </a>
    </section>
  )
}

/** `/property-analysis/:analysisId/:hash`: the estimate, its range, and its sources. */
export default function AnalysisResultPage({ loaderData: { analysis }, params: { hash } }: Route.ComponentProps) {
  const words = useWords(analysisWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const money = useMoney(analysis.currency)
  const { subject, estimate } = analysis
  const pdf = `/property-analysis/${analysis.id}/${hash}/estimate.pdf?language=${useLanguage()}`
  return (
    <article className="wrap analysis">
      <header className="analysis-head">
        <UiLink className="inline-link t-small" href={href('/list-your-property')}>
          {words.back}
        </UiLink>
        <div>
          <h1 className="t-title" data-content>
            {subject.address}
          </h1>
          {!analysis.expired && (
            <a className="ui-button" data-look="quiet" data-size="normal" href={pdf} download={`PE-${analysis.id}.pdf`}>
              <Icon name="download" size={18} />
              {words.pdf}
            </a>
          )}
        </div>
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
      </header>
      <div className="analysis-result">
        {estimate ? (
          <Headline estimate={estimate} money={money} />
        ) : (
          <section className="analysis-headline">
            <h2 className="t-h1">{words.nothingTitle}</h2>
            <p className="t-lead">{words.nothingText}</p>
          </section>
        )}
        <Next subject={subject} />
      </div>
      {estimate && (
        <>
          <section className="analysis-section">
            <h2 className="t-h2">{words.monthsTitle}</h2>
            <p className="muted">{words.monthsText}</p>
            <MonthChart months={estimate.months} money={money} />
          </section>
          <Comparables analysis={analysis} money={money} />
          {estimate.net.length > 0 && <Net estimate={estimate} money={money} />}
          <HowSure estimate={estimate} />
          <Changes estimate={estimate} createdAt={analysis.createdAt} money={money} />
        </>
      )}
      {!analysis.expired && <Pdf href={pdf} id={analysis.id} />}
    </article>
  )
}
