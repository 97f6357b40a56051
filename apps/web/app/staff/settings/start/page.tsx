import '../../staff.css'
import '../settings.css'
import { launchSteps, sampleNow } from '@porchlight/contract'
import { PageHead, Status, UiLink } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { launchWords } from '#app/lib/messages/staff/launch.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { stepHref } from './hrefs.ts'
import { SampleData } from './sample-data.tsx'
import { TestEmail } from './test-email.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [{ steps }, { sample }] = [resultsOf(await api(launchSteps)), resultsOf(await api(sampleNow))]
  return { steps, sample }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings/start`: the setup checklist up to the first booking. */
const StartPage = ({ loaderData: { steps, sample } }: Route.ComponentProps) => {
  const words = useWords(launchWords)
  const done = steps.filter((step) => step.done).length
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        over={words.progress({ done, of: steps.length })}
        title={words.title}
        lead={done === steps.length ? words.allDone : words.lead}
      />
      <SampleData sample={sample} />
      <ol className="launch-steps">
        {steps.map(({ name, done: isDone, detail, count }) => {
          const { title, text } = words.steps[name]
          return (
            <li key={name} data-done={isDone || undefined}>
              <Status state={isDone ? 'done' : 'waiting'}>{isDone ? words.done : words.open}</Status>
              <div>
                <h2>
                  <UiLink className="inline-link" href={stepHref(name)}>
                    {title}
                  </UiLink>
                </h2>
                <p>{text}</p>
                {detail && <p className="launch-detail">{words.details[detail]}</p>}
                {count !== null && count > 0 && (
                  <p className="launch-detail">{words.counts[name as 'team']({ count })}</p>
                )}
                {name === 'mail' && <TestEmail />}
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}
export default StartPage
