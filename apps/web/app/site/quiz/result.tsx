import './quiz.css'
import { type QuizResult, saveTownVibe, townVibeResult } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Checkbox, UiLink } from '@porchlight/ui'
import { data, href, redirect } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { PersonFields } from '#app/features/inquiry/person-fields.tsx'
import { type InquiryProblems, personIn, personProblems, trapsIn } from '#app/features/inquiry/send-inquiry.ts'
import { SpamTrap } from '#app/features/inquiry/spam-trap.tsx'
import { touchIn } from '#app/features/inquiry/touch.ts'
import { WidgetSize } from '#app/features/inquiry/widget-size.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { quizWords } from '#app/lib/messages/leads/quiz.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import { shareCardOf } from '#app/lib/share-card.ts'
import type { Route } from './+types/result'

const linkOf = (params: { quizId: string; hash: string }) => ({ id: Number(params.quizId), hash: params.hash })

export const loader = async ({ context, request, params }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(townVibeResult, { params: linkOf(params) })),
  sent: new URL(request.url).searchParams.get('sent') === '1',
  openedAt: new Date().toISOString(),
})

export const action = async ({ context, request, params }: Route.ActionArgs) => {
  const form = await request.formData()
  const person = personIn(form)
  const { name, email } = personProblems(person)
  const agreed = form.get('agree') === 'yes'
  const entered = { name: [person.name], email: [person.email] }
  const problems = { ...(name && { name }), ...(email && { email }), ...(!agreed && { agree: true as const }) }
  if (Object.keys(problems).length > 0) return data({ entered, problems }, { status: 422 })
  const answer = await context.get(pageRequest).api(saveTownVibe, {
    params: linkOf(params),
    body: { name: person.name, email: person.email, consent: true, touch: touchIn(request), traps: trapsIn(form) },
  })
  if (!answer.ok) return data({ entered, problems: {} }, { status: answer.error.status })
  throw redirect(`${href('/quiz/town-vibe/:quizId/:hash', params)}?sent=1`)
}

export const headers = () => ({ 'referrer-policy': 'strict-origin' })

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => {
  const words = wordsIn(quizWords, spokenIn(args))
  const [best] = args.loaderData?.result.towns ?? []
  return pageMeta(args, {
    noindex: true,
    ...(best && {
      title: words.resultTitle({ town: best.name }),
      image: shareCardOf('town-vibe', args.params.quizId, { alt: best.name }),
    }),
  })
}

type Town = QuizResult['towns'][number]
type Reply = { entered: Record<string, string[]>; problems: InquiryProblems & { agree?: true } }

/** How well a town fits, in words and as a line. */
const Fit = ({ score }: { score: number }) => {
  const words = useWords(quizWords)
  return (
    <p className="quiz-score num">
      {words.fit({ score })}
      <span aria-hidden="true">
        <i style={{ width: `${score}%` }} />
      </span>
    </p>
  )
}

const Reasons = ({ town: { reasons } }: { town: Town }) => {
  const words = useWords(quizWords)
  if (reasons.length === 0) return null
  return (
    <ul className="quiz-reasons">
      {reasons.map((vibe) => (
        <li key={vibe}>{words.reasons[vibe]}</li>
      ))}
    </ul>
  )
}

const AllHomes = ({ town, result, look }: { town: Town; result: QuizResult; look?: 'primary' }) => {
  const words = useWords(quizWords)
  const search = new URLSearchParams({
    place: town.id,
    ...(result.stay ?? {}),
    ...(result.adults > 1 && { adults: String(result.adults) }),
  })
  return (
    <ButtonLink {...(look && { look })} href={`${href('/book-a-property/:mapOrAffiliate?')}?${search}`}>
      {words.allHomes({ town: town.name })}
    </ButtonLink>
  )
}

const Homes = ({ town, result }: { town: Town; result: QuizResult }) => {
  const words = useWords(quizWords)
  const { moneyRounded, stayDates } = useFormats()
  const dates = result.stay ? `?${new URLSearchParams(result.stay)}` : ''
  if (town.homes.length === 0) return <p className="muted">{words.noHomes}</p>
  return (
    <section>
      <h3 className="t-h3">{result.stay ? words.homesFor({ dates: stayDates(result.stay) }) : words.homes}</h3>
      <ul className="quiz-homes">
        {town.homes.map((home) => (
          <li key={home.id}>
            <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}${dates}`}>
              {home.image && (
                <HomePicture
                  image={home.image}
                  evening={home.evening}
                  sizes="(width <= 768px) 100vw, 25vw"
                  ratio="3 / 2"
                  silent
                />
              )}
              <b className="t-card" data-content>
                {home.name}
              </b>
            </UiLink>
            <p className="t-small muted num">
              {words.home({ bedrooms: home.bedrooms, sleeps: home.sleeps })}
              {home.price &&
                `, ${result.stay ? moneyRounded(home.price) : words.from({ price: moneyRounded(home.price) })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const TownPicture = ({ town: { homes }, eager = false }: { town: Town; eager?: boolean }) => {
  const home = homes.find(({ image }) => image)
  if (!home?.image) return null
  return (
    <HomePicture
      image={home.image}
      evening={home.evening}
      sizes="(width <= 992px) 100vw, 56vw"
      className="quiz-picture"
      eager={eager}
      silent
    />
  )
}

/** The best town, beside a picture from it. */
const BestTown = ({ town, result }: { town: Town; result: QuizResult }) => {
  const words = useWords(quizWords)
  return (
    <>
      <header className="quiz-best">
        <div>
          <Fit score={town.score} />
          <h1 className="t-title">{words.resultTitle({ town: town.name })}</h1>
          <p className="t-intro" data-content>
            {town.character}
          </p>
          <Reasons town={town} />
          <AllHomes town={town} result={result} look="primary" />
        </div>
        <TownPicture town={town} eager />
      </header>
      <Homes town={town} result={result} />
    </>
  )
}

const OtherTown = ({ town, result }: { town: Town; result: QuizResult }) => (
  <section className="quiz-town">
    <TownPicture town={town} />
    <Fit score={town.score} />
    <h3 className="t-h3" data-content>
      {town.name}
    </h3>
    <p data-content>{town.character}</p>
    <Reasons town={town} />
    <AllHomes town={town} result={result} />
  </section>
)

const Save = ({ reply, openedAt }: { reply: Reply | undefined; openedAt: string }) => {
  const words = useWords(quizWords)
  return (
    <form method="post" className="quiz-save">
      <h2 className="t-h2">{words.saveTitle}</h2>
      <p className="muted">{words.saveText}</p>
      {reply && (
        <Alert tone="danger" live>
          {words.check}
        </Alert>
      )}
      <SpamTrap openedAt={openedAt} />
      <PersonFields entered={reply?.entered} problems={reply?.problems} consent={false} phone={false} />
      <Checkbox
        quiet
        name="agree"
        value="yes"
        required
        label={words.agree}
        error={reply?.problems.agree && words.agreeMissing}
      />
      <Button type="submit" look="primary">
        {words.save}
      </Button>
    </form>
  )
}

/** `/quiz/town-vibe/:quizId/:hash`: the towns that fit, why, and homes to book. */
export default function TownVibeResultPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { result, sent, openedAt } = loaderData
  const words = useWords(quizWords)
  const { publicUrl } = useSite()
  const [best, ...others] = result.towns
  const share = new URL(`/quiz/town-vibe/share/${params.quizId}`, publicUrl).href
  if (!best)
    return (
      <div className="wrap quiz">
        <h1 className="t-title">{words.noTowns}</h1>
      </div>
    )
  return (
    <div className="wrap quiz quiz-result">
      <WidgetSize />
      <BestTown town={best} result={result} />
      {others.length > 0 && (
        <section>
          <h2 className="t-h2">{words.others}</h2>
          <div className="quiz-others">
            {others.map((town) => (
              <OtherTown key={town.id} town={town} result={result} />
            ))}
          </div>
        </section>
      )}
      <p className="t-small muted quiz-scoring">{words.scoring}</p>
      <section className="quiz-share">
        <h2 className="t-h2">{words.shareTitle}</h2>
        <p className="muted">{words.shareText}</p>
        <p className="quiz-link" data-content>
          {share}
        </p>
        <ButtonLink href={`mailto:?subject=${encodeURIComponent(words.title)}&body=${encodeURIComponent(share)}`}>
          {words.shareEmail}
        </ButtonLink>
        <UiLink className="inline-link" href={href('/quiz/town-vibe/:quizId?')}>
          {words.again}
        </UiLink>
      </section>
      {sent ? (
        <p role="status" className="t-lead">
          {words.saved}
        </p>
      ) : (
        <Save reply={actionData as Reply | undefined} openedAt={openedAt} />
      )}
    </div>
  )
}
