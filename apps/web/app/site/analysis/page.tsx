import './analysis.css'
import { analysisFeatures, createAnalysis, homeBySlug } from '@porchlight/contract'
import { Alert, Button, Checkbox, TextField } from '@porchlight/ui'
import { data, href, redirect } from 'react-router'
import { PersonFields } from '#app/features/inquiry/person-fields.tsx'
import { type InquiryProblems, personIn, personProblems, trapsIn } from '#app/features/inquiry/send-inquiry.ts'
import { SpamTrap } from '#app/features/inquiry/spam-trap.tsx'
import { touchIn } from '#app/features/inquiry/touch.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { analysisWords } from '#app/lib/messages/leads/analysis.ts'
import { inquiryWords } from '#app/lib/messages/leads/inquiry.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { heroes } from '../home/scenes.ts'
import { SceneSplit } from '../scene-split.tsx'
import type { Route } from './+types/page'
import { analysisIn, analysisProblems, type FactProblems } from './analysis-form.ts'
import { PlacePin } from './place-pin.tsx'

type Known = { address: string; bedrooms: string; bathrooms: string; sleeps: string }

const prettified = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const { api } = context.get(pageRequest)
  const home = params.slug ? await api(homeBySlug, { params: { slug: params.slug } }) : undefined
  const named = home?.ok ? home.results.home : undefined
  const known: Known = {
    address: search.get('address')?.slice(0, 300) ?? (params.slug && !named ? prettified(params.slug) : ''),
    bedrooms: search.get('bedrooms')?.slice(0, 2) ?? String(named?.bedrooms ?? ''),
    bathrooms: String(named?.bathrooms ?? ''),
    sleeps: search.get('sleeps')?.slice(0, 2) ?? String(named?.sleeps ?? ''),
  }
  return { known, openedAt: new Date().toISOString() }
}

export const action = async ({ context, request }: Route.ActionArgs) => {
  const form = await request.formData()
  const entered = Object.fromEntries(
    [...new Set(form.keys())].map((key) => [key, form.getAll(key).filter((value) => typeof value === 'string')]),
  )
  const person = personIn(form)
  const problems: InquiryProblems & FactProblems = { ...personProblems(person), ...analysisProblems(form) }
  if (Object.keys(problems).length > 0) return data({ entered, problems, refusal: null }, { status: 422 })
  const answer = await context.get(pageRequest).api(createAnalysis, {
    body: {
      ...person,
      ...analysisIn(form),
      touch: touchIn(request),
      consent: form.get('consent') === 'yes',
      traps: trapsIn(form),
    },
  })
  if (!answer.ok) {
    const isUnknown = answer.error.code === 'place_unknown'
    return data(
      { entered, problems: isUnknown ? { address: true as const } : {}, refusal: answer.error.code as string },
      { status: answer.error.status },
    )
  }
  const { id, hash } = answer.results
  throw redirect(href('/property-analysis/:analysisId/:hash', { analysisId: String(id), hash }))
}

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Reply = {
  entered: Record<string, string[]>
  problems: InquiryProblems & FactProblems
  refusal: string | null
}

/** The location submitted before, if any. */
const placeIn = (lat: string | undefined, lng: string | undefined) =>
  lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined

const Facts = ({ known, reply }: { known: Known; reply: Reply | undefined }) => {
  const words = useWords(analysisWords)
  const fields = useWords(inquiryWords)
  const was = (name: string) => reply?.entered[name]?.[0]
  const number = (name: 'bedrooms' | 'bathrooms' | 'sleeps', most: number, step: number) => (
    <TextField
      label={fields.fields[name]}
      name={name}
      type="number"
      inputMode="decimal"
      min={name === 'sleeps' ? 1 : 0}
      max={most}
      step={step}
      required
      defaultValue={was(name) ?? known[name]}
      error={reply?.problems[name] && words.numberMissing}
    />
  )
  const pinProblem = reply?.refusal === 'place_unknown'
  return (
    <>
      <TextField
        label={words.address}
        name="address"
        icon="pin"
        autoComplete="address-line1"
        required
        maxLength={300}
        hint={words.addressHint}
        defaultValue={was('address') ?? known.address}
        error={reply?.problems.address && (pinProblem ? words.addressUnknown : words.addressMissing)}
      />
      <details className="analysis-pin" open={pinProblem}>
        <summary>{words.pin}</summary>
        <PlacePin was={placeIn(was('lat'), was('lng'))} />
      </details>
      <div className="analysis-three">
        {number('bedrooms', 30, 1)}
        {number('bathrooms', 30, 0.5)}
        {number('sleeps', 60, 1)}
      </div>
      <fieldset className="ui-choices analysis-features">
        <legend>{fields.fields.features}</legend>
        <div>
          {analysisFeatures.map((feature) => (
            <Checkbox
              key={feature}
              name="features"
              value={feature}
              label={fields.choices[feature]}
              defaultChecked={reply?.entered.features?.includes(feature)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** `/property-analysis/:slug?`: the home and the person asking; the estimate has a private link. */
export default function PropertyAnalysisPage({ loaderData: { known, openedAt }, actionData }: Route.ComponentProps) {
  const words = useWords(analysisWords)
  const fields = useWords(inquiryWords)
  const reply = actionData as Reply | undefined
  return (
    <SceneSplit scenes={heroes.porchlight} focus="66% 50%">
      <section className="analysis-modal" aria-labelledby="analysis-title">
        <h1 id="analysis-title" className="t-h1">
          {words.title}
        </h1>
        <p className="t-lead">{words.lead}</p>
        <ul className="scene-points">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <form method="post" className="analysis-form">
          <SpamTrap openedAt={openedAt} />
          {reply && (
            <Alert tone="danger" live>
              {reply.refusal === 'too_many_inquiries'
                ? fields.tooMany
                : reply.refusal && reply.refusal !== 'place_unknown'
                  ? fields.notSent
                  : fields.checkFields}
            </Alert>
          )}
          <Facts known={known} reply={reply} />
          <PersonFields entered={reply?.entered} problems={reply?.problems} />
          <Button type="submit" look="primary" size="big">
            {words.submit}
          </Button>
          <p className="t-small muted">{words.privacy}</p>
        </form>
      </section>
    </SceneSplit>
  )
}
