import '../pricing/pricing.css'
import { ownerHomes, type ResultsOf, strategyOfHome } from '@porchlight/contract'
import { Alert, ButtonLink, Disclosure, EmptyState, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { HomeCrumbs } from '#app/features/homes/home-crumbs.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useHomePaths } from '#app/lib/home-paths.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingStrategyWords } from '#app/lib/messages/owner/pricing-strategy.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { HomeList } from '../pricing/home-list.tsx'
import type { Route } from './+types/page'
import { SignStrategy } from './sign.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (params.propertyId === undefined) return { homes: resultsOf(await api(ownerHomes)).homes, given: null }
  return { homes: null, given: resultsOf(await api(strategyOfHome, { params: { id: params.propertyId } })) }
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

const OfHome = ({ given }: { given: Given }) => {
  const words = useWords(pricingStrategyWords)
  const { title } = useWords(ownerPricingWords)
  const { home, strategy } = given
  const paths = useHomePaths()
  const year = paths.pricing(home.id)
  return (
    <div className="pricing">
      <HomeCrumbs
        label={title}
        crumbs={[{ label: title, href: paths.pricing() }, { label: home.name, href: year }, { label: words.link }]}
      />
      <PageHead title={words.title({ home: home.name })} lead={words.lead} />
      {strategy ? (
        <>
          <LastConfirmed given={given} />
          <SignStrategy key={given.textHash} given={given} strategy={strategy} />
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
const StrategyPage = ({ loaderData: { homes, given } }: Route.ComponentProps) => {
  const words = useWords(pricingStrategyWords)
  if (given) return <OfHome given={given} />
  return (
    <HomeList
      homes={homes}
      lead={words.choose}
      hrefOf={(propertyId) => href('/owners/confirm-strategy/:propertyId?', { propertyId })}
    />
  )
}
export default StrategyPage
