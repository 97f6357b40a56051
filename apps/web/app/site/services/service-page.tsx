import './services.css'
import {
  type Arrangement,
  type ContentDocument,
  type ResultsOf,
  type serviceLevels,
  serviceText,
} from '@porchlight/contract'
import { Accordion, Button, ButtonLink, Icon, Picture } from '@porchlight/ui'
import { InquiryForm } from '#app/features/inquiry/inquiry-form.tsx'
import type { InquiryReply } from '#app/features/inquiry/send-inquiry.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { arrangementWords } from '#app/lib/messages/leads/arrangements.ts'
import { serviceWords } from '#app/lib/messages/leads/services.ts'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Scene, sceneUrl, sceneWidths } from '../home/scenes.ts'
import { inquiryStepsWith, type ServiceId } from './inquiries.ts'
import { OwnerVoices } from './owner-voices.tsx'
import { SampleStatement } from './sample-statement.tsx'
import { serviceScenes } from './service-scenes.ts'
import { stepDrawings } from './step-drawings.tsx'

type Offer = ResultsOf<typeof serviceLevels>
export type ServiceData = {
  openedAt: string
  sent: boolean
  total: number
  offer: Offer
  known: Record<string, string>
  /** What owners say, once the team has written it. */
  voices: ContentDocument | null
}

/** A check mark if it is included, with a label for screen readers; otherwise what applies. */
const Cover = ({ arrangement }: { arrangement: Arrangement }) => {
  const words = useWords(arrangementWords)
  if (arrangement !== 'included') return words[arrangement]
  return (
    <>
      <Icon name="check" size={20} className="service-check" />
      <span className="visually-hidden">{words.included}</span>
    </>
  )
}

const Levels = ({ offer: { levels, inclusions } }: { offer: Offer }) => {
  const words = useWords(serviceWords)
  const { percent } = useFormats()
  const language = useLanguage()
  /** The first level is highlighted. */
  const lit = (at: number) => at === 0 || undefined
  return (
    <section className="service-levels">
      <div className="wrap">
        <div className="service-head">
          <h2 className="t-h1">{words.levelsTitle({ levels: levels.length })}</h2>
          <p className="muted">{words.levelsText}</p>
        </div>
        <section
          className="service-table"
          aria-label={words.levelsTitle({ levels: levels.length })}
          data-wide={levels.length > 3 || undefined}
        >
          <table>
            <caption className="visually-hidden">{words.levelsTitle({ levels: levels.length })}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="muted">{words.shareOfRent}</span>
                </th>
                {levels.map(({ code, name, description, commissionBasisPoints }, at) => (
                  <th key={code} scope="col" data-lit={lit(at)}>
                    <span className="t-h3" data-content>
                      {serviceText(name, language)}
                    </span>
                    <span className="t-figure">{percent(commissionBasisPoints)}</span>
                    <span className="muted" data-content>
                      {serviceText(description, language)}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inclusions.map(({ id, label }) => (
                <tr key={id}>
                  <th scope="row" data-content>
                    {serviceText(label, language)}
                  </th>
                  {levels.map(({ code, arrangements }, at) => (
                    <td key={code} data-lit={lit(at)}>
                      <Cover arrangement={arrangements[id] ?? 'not_included'} />
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {levels.map(({ code, name }, at) => (
                  <td key={code} data-lit={lit(at)}>
                    <ButtonLink
                      size="small"
                      look={at === 0 ? 'primary' : 'quiet'}
                      href={`?${new URLSearchParams({ level: code })}#inquiry`}
                    >
                      {words.chooseLevel({ level: serviceText(name, language) })}
                    </ButtonLink>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      </div>
    </section>
  )
}

const Estimate = () => {
  const words = useWords(serviceWords)
  return (
    <form className="service-estimate" method="get" action="/property-analysis">
      <label>
        <span>{words.estimateAddress}</span>
        <input name="address" autoComplete="address-line1" maxLength={300} required />
      </label>
      <label>
        <span>{words.estimateBedrooms}</span>
        <input name="bedrooms" type="number" inputMode="numeric" min={0} max={30} />
      </label>
      <label>
        <span>{words.estimateSleeps}</span>
        <input name="sleeps" type="number" inputMode="numeric" min={1} max={60} />
      </label>
      <Button type="submit" look="primary" size="big">
        {words.estimateAction}
      </Button>
    </form>
  )
}

type Props = { id: ServiceId; data: ServiceData; reply: InquiryReply | undefined }

const Hero = ({ id, total }: { id: ServiceId; total: number }) => {
  const words = useWords(serviceWords)
  const home = useWords(homeWords)
  const texts = words.pages[id]
  const { day, evening } = serviceScenes[id]
  const pictured = (scene: Scene) => ({ ...scene, alt: home.scenes[scene.id] })
  const isForOwners = id === 'list-your-property' || id === 'property-management'
  return (
    // The owners' page opens as a whole scene; beside the other titles, the art would run through the words.
    <div className="service-hero" data-beside={id !== 'list-your-property' || undefined}>
      <Picture
        image={pictured(day)}
        evening={pictured(evening)}
        sizes={id === 'list-your-property' ? '100vw' : '(width > 992px) 58vw, 100vw'}
        widths={sceneWidths}
        srcOf={sceneUrl}
        eager
        className="service-scene"
        focus="60% 60%"
      />
      <div className="service-say wrap">
        <h1 className="t-hero">{texts.title}</h1>
        <p>{texts.lead}</p>
        {!isForOwners && (
          <ButtonLink look="primary" size="big" href="#inquiry">
            {texts.action}
          </ButtonLink>
        )}
      </div>
      {isForOwners && (
        <div className="service-under wrap">
          <Estimate />
          <p className="t-small muted">{words.estimateNote({ number: total })}</p>
        </div>
      )}
    </div>
  )
}

/** A service: what it is, how it works, what it costs, and the inquiry. */
export const ServicePage = ({ id, data, reply }: Props) => {
  const words = useWords(serviceWords)
  const texts = words.pages[id]
  const language = useLanguage()
  const { levels } = data.offer
  const [first] = levels
  return (
    <div className="service">
      <Hero id={id} total={data.total} />
      <section className="wrap service-section">
        <h2 className="t-h1">{texts.stepsTitle}</h2>
        <ol className="service-steps">
          {texts.steps.map(({ title, text }, at) => {
            const Drawing = id === 'list-your-property' ? stepDrawings[at] : undefined
            return (
              <li key={title}>
                <h3 className="t-h3">
                  <span className="num muted" aria-hidden="true">
                    {at + 1}
                  </span>{' '}
                  {title}
                </h3>
                {Drawing && <Drawing />}
                <p className="muted">{text}</p>
              </li>
            )
          })}
        </ol>
      </section>
      {first && (id === 'list-your-property' || id === 'property-management') && (
        <>
          <Levels offer={data.offer} />
          <SampleStatement level={first} />
        </>
      )}
      {data.voices && <OwnerVoices document={data.voices} />}
      <section className="wrap service-section service-faq">
        <h2 className="t-h1">{words.questions}</h2>
        <Accordion
          items={texts.questions.map(({ question, answer }, at) => ({
            id: question,
            title: question,
            content: <p>{answer}</p>,
            ...(at === 0 && { open: true }),
          }))}
        />
      </section>
      <section className="wrap service-section service-inquiry" id="inquiry">
        <h2 className="t-h1">{texts.inquiryTitle}</h2>
        {data.sent ? (
          <div role="status">
            <p className="t-intro">{words.thanks}</p>
            <p className="muted">{words.thanksText}</p>
          </div>
        ) : (
          <>
            <p className="muted">{texts.inquiryText}</p>
            <InquiryForm
              steps={inquiryStepsWith(id, levels, language)}
              reply={reply}
              openedAt={data.openedAt}
              known={data.known}
            />
          </>
        )}
      </section>
    </div>
  )
}
