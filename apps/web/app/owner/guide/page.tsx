import './guide.css'
import {
  addOnsOfHome,
  agreementOfHome,
  depositOfHome,
  guideOfHome,
  identityOfHome,
  termsOfHome,
  writeGuide,
} from '@porchlight/contract'
import { Button, PageHead, Section, TextArea, TextField, toast } from '@porchlight/ui'
import { HomeCrumbs } from '#app/features/homes/home-crumbs.tsx'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHomePaths } from '#app/lib/home-paths.ts'
import { ownerGuideWords } from '#app/lib/messages/owner/guide.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { HomeAddOnsForm } from './home-add-ons.tsx'
import { HomeAgreementForm } from './home-agreement.tsx'
import { HomeDepositForm } from './home-deposit.tsx'
import { HomeIdentity } from './home-identity.tsx'
import { HomeTermsForm } from './home-terms.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const home = { params: { id: params.propertyId } }
  const [guide, agreement, held, shows, paid, offered] = await Promise.all([
    api(guideOfHome, home),
    api(agreementOfHome, home),
    api(depositOfHome, home),
    api(identityOfHome, home),
    api(termsOfHome, home),
    api(addOnsOfHome, home),
  ])
  return {
    ...resultsOf(guide),
    homeAgreement: resultsOf(agreement),
    ...resultsOf(held),
    ...resultsOf(shows),
    ...resultsOf(paid),
    ...resultsOf(offered),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Fields = {
  directions: string
  doorCode: string
  wifiName: string
  wifiKey: string
  sections: { title: string; text: string }[]
}

const GuideForm = ({ given }: { given: Route.ComponentProps['loaderData'] }) => {
  const words = useWords(ownerGuideWords)
  const shared = useWords(formWords)
  const { home, guide, doorCode, wifiKey, version } = given
  const params = { id: home.id }
  const form = useFields<Fields>({
    values: { ...guide, doorCode, wifiKey },
    problemsOf: ({ sections }) =>
      Object.fromEntries(
        sections.flatMap((section, at) =>
          (['title', 'text'] as const)
            .filter((name) => section[name].trim() === '')
            .map((name) => [`sections.${at}.${name}`, words.missing]),
        ),
      ),
  })
  const { sections } = form.values
  const latest = async () => {
    const now = await api(guideOfHome, { params })
    return now.ok ? now.results.version : version
  }
  const read = useLatestRead(version, latest)
  const topics = (pages: Fields['sections']) => pages.map(({ title, text }) => `${title}: ${text}`).join('\n')
  const save = async ({ doorCode: code, wifiKey: key, ...written }: Fields) => {
    const body = { guide: written, doorCode: code, wifiKey: key, version: read.latestRead ?? undefined }
    const answer = await api(writeGuide, { params, body })
    if (!answer.ok)
      return read.refused((message) => form.refuse([], message, shared.error))(
        answer.error.message,
        [],
        answer.error.code,
      )
    toast({ type: 'success', message: words.saved })
    read.saved(answer.results.version)
  }
  return (
    <form method="post" className="guide-form" noValidate onSubmit={form.submit(save)}>
      <Section title={words.way}>
        <TextArea
          label={words.directions}
          hint={words.directionsHint}
          rows={4}
          maxLength={2000}
          {...form.field('directions')}
        />
      </Section>
      <Section title={words.opens} note={words.opensNote}>
        <div className="guide-keys">
          <TextField label={words.doorCode} maxLength={40} autoComplete="off" {...form.field('doorCode')} />
          <TextField label={words.wifiName} maxLength={80} autoComplete="off" {...form.field('wifiName')} />
          <TextField label={words.wifiKey} maxLength={80} autoComplete="off" {...form.field('wifiKey')} />
        </div>
      </Section>
      <Section title={words.works}>
        {sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no name of their own, and are not sorted
          <div className="guide-page" key={at}>
            <TextField label={words.what} maxLength={120} {...form.field(`sections.${at}.title`)} />
            <TextArea label={words.text} rows={3} maxLength={4000} {...form.field(`sections.${at}.text`)} />
            <Button
              size="small"
              look="bare"
              onClick={() =>
                form.change(
                  'sections',
                  sections.filter((_, other) => other !== at),
                )
              }
            >
              {section.title.trim() ? words.remove({ title: section.title }) : words.removeEmpty}
            </Button>
          </div>
        ))}
        <Button
          icon="plus"
          disabled={sections.length >= 30}
          onClick={() => form.change('sections', [...sections, { title: '', text: '' }])}
        >
          {words.add}
        </Button>
      </Section>
      {read.isOvertaken && (
        <Overtaken
          fields={[
            [words.directions, form.values.directions, guide.directions],
            [words.doorCode, form.values.doorCode, doorCode],
            [words.wifiName, form.values.wifiName, guide.wifiName],
            [words.wifiKey, form.values.wifiKey, wifiKey],
            [words.works, topics(sections), topics(guide.sections)],
          ]}
        />
      )}
      <div className="guide-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** `/owners/guide/{propertyId}`: house guide, access, and the home's booking terms. */
const GuidePage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(ownerGuideWords)
  const paths = useHomePaths()
  const { home, homeAgreement, deposit, waiver, inherited, standard, asks, terms, policies, addOns } = loaderData
  return (
    <>
      <HomeCrumbs label={words.homes} crumbs={[{ label: words.homes, href: paths.homes }, { label: home.name }]} />
      <PageHead title={words.title({ home: home.name })} lead={words.lead} />
      <GuideForm key={home.id} given={loaderData} />
      {terms && (
        <HomeTermsForm
          key={`${home.id} terms`}
          homeId={home.id}
          terms={terms}
          policies={policies}
          currency={home.currency}
        />
      )}
      <HomeAddOnsForm key={`${home.id} add-ons`} homeId={home.id} currency={home.currency} addOns={addOns} />
      {deposit && (
        <HomeDepositForm
          key={`${home.id} deposit`}
          homeId={home.id}
          deposit={deposit}
          {...{ waiver, inherited, standard }}
        />
      )}
      <HomeIdentity homeId={home.id} asks={asks} />
      <HomeAgreementForm key={`${home.id} ${homeAgreement.version}`} current={homeAgreement} />
    </>
  )
}
export default GuidePage
