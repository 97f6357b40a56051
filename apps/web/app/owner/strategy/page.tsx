import '../pricing/pricing.css'
import './strategy.css'
import {
  chooseStrategy,
  confirmStrategy,
  ownerHomes,
  previewStrategy,
  pricingStrategy,
  type ResultsOf,
  strategiesOfHome,
  strategyOfHome,
} from '@porchlight/contract'
import { Alert, ButtonLink, Disclosure, EmptyState, PageHead, Section, toast } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { HomeCrumbs } from '#app/features/homes/home-crumbs.tsx'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useHomePaths } from '#app/lib/home-paths.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingStrategyWords } from '#app/lib/messages/owner/pricing-strategy.ts'
import { strategiesWords } from '#app/lib/messages/owner/strategies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { HomeList } from '../pricing/home-list.tsx'
import type { Route } from './+types/page'
import { ByMonth } from './by-month.tsx'
import { ComparableHomes } from './comparable-homes.tsx'
import { Consequences, type StrategyPreview } from './consequences.tsx'
import { Method } from './method.tsx'
import { SignStrategy } from './sign.tsx'
import { type Strategies, StrategyCards } from './strategy-cards.tsx'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { api: call } = context.get(pageRequest)
  if (params.propertyId === undefined)
    return { homes: resultsOf(await call(ownerHomes)).homes, given: null, all: null, preview: null }
  const id = params.propertyId
  const wanted = pricingStrategy.safeParse(url.searchParams.get('strategy'))
  const [given, all, preview] = await Promise.all([
    call(strategyOfHome, { params: { id } }),
    call(strategiesOfHome, { params: { id } }),
    wanted.success ? call(previewStrategy, { params: { id, strategy: wanted.data } }) : null,
  ])
  // A home without prices has nothing to preview; the page says so.
  const missing = preview !== null && !preview.ok && preview.error.code === 'not_allowed_now'
  return {
    homes: null,
    given: resultsOf(given),
    all: resultsOf(all),
    preview: preview && !missing ? resultsOf(preview) : null,
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/owners/confirm-strategy/:propertyId?') })

type Given = ResultsOf<typeof strategyOfHome>

/** The last confirmed version, and whether prices changed since. */
const LastConfirmed = ({ given: { confirmations, changed, home } }: { given: Given }) => {
  const words = useWords(pricingStrategyWords)
  const { moment } = useFormats()
  const [last] = confirmations
  if (!last) return <p className="muted">{words.never}</p>
  const said = words.confirmed({ version: last.version, name: last.signedName, at: moment(last.at, home.timeZone) })
  if (!changed) return <Alert tone="positive">{said}</Alert>
  return (
    <Alert tone="warning" title={words.changed}>
      {said} {words.changedText}
    </Alert>
  )
}

const History = ({ given: { confirmations, home } }: { given: Given }) => {
  const words = useWords(pricingStrategyWords)
  const { moment } = useFormats()
  if (confirmations.length === 0) return null
  return (
    <Section title={words.history}>
      {confirmations.map(({ version, signedName, at, text, textHash }) => (
        <Disclosure
          key={version}
          summary={words.historyOf({ version, name: signedName, at: moment(at, home.timeZone) })}
        >
          <p className="strategy-text" lang="en">
            {text}
          </p>
          <p className="strategy-seal t-small muted">{words.seal({ hash: textHash })}</p>
        </Disclosure>
      ))}
    </Section>
  )
}

/** Signs the prices as they are. */
const SignToday = ({ given }: { given: Given }) => {
  const words = useWords(pricingStrategyWords)
  const { strategy, text, textHash, home } = given
  if (!strategy) return null
  const send = async (signedName: string) => {
    const body = { textHash, signedName, accepted: true as const }
    const answer = await api(confirmStrategy, { params: { id: home.id }, body })
    if (!answer.ok) return answer.error
    toast({ type: 'success', message: words.done({ version: answer.results.version }) })
    return undefined
  }
  return <SignStrategy strategy={strategy} text={text} send={send} action={words.confirm} />
}

type ChoosingProps = { all: Strategies; preview: StrategyPreview; here: string }

/** What a strategy would change, its text, and the signature that puts it in force. */
const Choosing = ({ all, preview, here }: ChoosingProps) => {
  const words = useWords(strategiesWords)
  const navigate = useNavigate()
  const { strategy, version, textHash, text, before, after, concerns } = preview
  const concernForm = usePriceConcerns()
  const concernsNow = concerns.length > 0 ? concerns : concernForm.concernsOf(textHash)
  const name = words.names[strategy]
  const send = async (signedName: string) => {
    const confirm =
      concernsNow.length > 0
        ? { concerns: [...new Set(concernsNow.map(({ code }) => code))], reason: concernForm.reason.trim() }
        : undefined
    const body = { strategy, version, textHash, signedName, accepted: true as const, confirm }
    const answer = await api(chooseStrategy, { params: { id: all.home.id }, body })
    if (!answer.ok) {
      concernForm.heard(textHash, answer.error)
      return answer.error
    }
    toast({ type: 'success', message: words.done({ strategy: name, version: answer.results.version }) })
    await navigate(here)
    return undefined
  }
  return (
    <>
      <Consequences all={all} preview={preview} />
      <PriceConcerns concerns={concernsNow} reason={concernForm.reason} onReason={concernForm.onReason} />
      <SignStrategy
        strategy={after}
        before={before}
        text={text}
        send={send}
        action={words.sign({ strategy: name })}
        aside={
          <ButtonLink href={here} look="quiet">
            {words.cancel}
          </ButtonLink>
        }
      />
    </>
  )
}

type HomeProps = { given: Given; all: Strategies; preview: StrategyPreview | null }

const OfHome = ({ given, all, preview }: HomeProps) => {
  const words = useWords(pricingStrategyWords)
  const compared = useWords(strategiesWords)
  const { title } = useWords(ownerPricingWords)
  const { home, strategy } = given
  const paths = useHomePaths()
  const year = paths.pricing(home.id)
  const here = paths.strategy(home.id)
  const charted = preview?.strategy ?? all.chosen?.strategy ?? 'balanced'
  const forecast = all.strategies?.find((one) => one.strategy === charted)
  return (
    <div className="pricing">
      <HomeCrumbs
        label={title}
        crumbs={[{ label: title, href: paths.pricing() }, { label: home.name, href: year }, { label: words.link }]}
      />
      <PageHead title={compared.title({ home: home.name })} lead={compared.lead} />
      {strategy && forecast ? (
        <>
          <LastConfirmed given={given} />
          <StrategyCards
            all={all}
            selected={preview?.strategy ?? null}
            hrefOf={(one) => `${here}?strategy=${one}#changes`}
          />
          <ByMonth all={all} forecast={forecast} />
          <ComparableHomes all={all} />
          <Method all={all} />
          {preview ? (
            <Choosing key={preview.textHash} all={all} preview={preview} here={here} />
          ) : (
            <SignToday key={given.textHash} given={given} />
          )}
        </>
      ) : (
        <EmptyState
          title={words.none}
          actions={<ButtonLink href={paths.firstPrices(home.id)}>{words.toPrices}</ButtonLink>}
        />
      )}
      <History given={given} />
    </div>
  )
}

/** `/owners/availability/{propertyId}`: review prices by season and sign the strategy. */
const StrategyPage = ({ loaderData: { homes, given, all, preview } }: Route.ComponentProps) => {
  const words = useWords(pricingStrategyWords)
  if (given && all) return <OfHome given={given} all={all} preview={preview} />
  return (
    <HomeList
      homes={homes}
      lead={words.choose}
      hrefOf={(propertyId) => href('/owners/confirm-strategy/:propertyId?', { propertyId })}
    />
  )
}
export default StrategyPage
