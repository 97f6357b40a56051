import './services.css'
import { serviceLevels } from '@porchlight/contract'
import { Accordion, Button, ButtonLink, Icon, Picture } from '@porchlight/ui'
import { InquiryForm } from '#app/features/inquiry/inquiry-form.tsx'
import type { InquiryReply } from '#app/features/inquiry/send-inquiry.ts'
import { useFormats } from '#app/lib/formats.ts'
import { serviceWords } from '#app/lib/messages/leads/services.ts'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Scene, sceneUrl, sceneWidths } from '../home/scenes.ts'
import { inquirySteps, type ServiceId } from './inquiries.ts'
import { SampleStatement } from './sample-statement.tsx'
import { serviceScenes } from './service-scenes.ts'
import { stepDrawings } from './step-drawings.tsx'

export type ServiceData = { openedAt: string; sent: boolean; total: number; known: Record<string, string> }

/** A check where something is included, with the word for screen readers; else what applies. */
const Cover = ({ text, included }: { text: string; included: string }) =>
  text === included ? (
    <>
      <Icon name="check" size={20} className="service-check" />
      <span className="visually-hidden">{text}</span>
    </>
  ) : (
    text
  )

const Levels = () => {
  const words = useWords(serviceWords)
  const { percent } = useFormats()
  const rows = Object.entries(words.levelRows)
  return (
    <section className="service-levels">
      <div className="wrap">
        <div className="service-head">
          <h2 className="t-h1">{words.levelsTitle}</h2>
          <p className="muted">{words.levelsText}</p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on a phone, also by keyboard */}
        <section className="service-table" aria-label={words.levelsTitle} tabIndex={0}>
          <table>
            <caption className="visually-hidden">{words.levelsTitle}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="muted">{words.shareOfRent}</span>
                </th>
                {serviceLevels.map(({ code, commissionBasisPoints }) => (
                  <th key={code} scope="col" data-lit={code === 'full' || undefined}>
                    <span className="t-h3">{words.levels[code].name}</span>
                    <span className="t-figure">{percent(commissionBasisPoints)}</span>
                    <span className="muted">{words.levels[code].text}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([id, row]) => (
                <tr key={id}>
                  <th scope="row">{row.label}</th>
                  {serviceLevels.map(({ code }) => (
                    <td key={code} data-lit={code === 'full' || undefined}>
                      <Cover text={row[code]} included={words.levelRows.listing.full} />
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {serviceLevels.map(({ code }) => (
                  <td key={code} data-lit={code === 'full' || undefined}>
                    <ButtonLink
                      size="small"
                      look={code === 'full' ? 'primary' : 'quiet'}
                      href={`?${new URLSearchParams({ level: code })}#inquiry`}
                    >
                      {words.chooseLevel({ level: words.levels[code].name })}
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
        <input name="address" autoComplete="street-address" maxLength={300} required />
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
    <div className="service-hero">
      <Picture
        image={pictured(day)}
        evening={pictured(evening)}
        sizes="100vw"
        widths={sceneWidths}
        srcOf={sceneUrl}
        eager
        className="service-scene"
        focus="60% 60%"
      />
      <div className="service-say wrap">
        <h1 className="t-hero">{texts.title}</h1>
        <p>{texts.lead}</p>
      </div>
      <div className="service-under wrap">
        {isForOwners ? (
          <Estimate />
        ) : (
          <ButtonLink look="primary" size="big" href="#inquiry">
            {texts.action}
          </ButtonLink>
        )}
        {isForOwners && <p className="t-small muted">{words.estimateNote({ number: total })}</p>}
      </div>
    </div>
  )
}

/** A service: what it is, how it works, what it costs, and the inquiry. */
export const ServicePage = ({ id, data, reply }: Props) => {
  const words = useWords(serviceWords)
  const texts = words.pages[id]
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
      {(id === 'list-your-property' || id === 'property-management') && (
        <>
          <Levels />
          <SampleStatement />
        </>
      )}
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
            <InquiryForm steps={inquirySteps[id]} reply={reply} openedAt={data.openedAt} known={data.known} />
          </>
        )}
      </section>
    </div>
  )
}
