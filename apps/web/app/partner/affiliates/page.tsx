import '../referrals/referrals.css'
import '#app/features/partner-money/partner-money.css'
import './affiliates.css'
import { affiliateReport, dateIn, ownPostback } from '@porchlight/contract'
import { Chip, ChipLink, csvOf, downloadCsv, PageHead, Section, Select } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { plainAmount } from '#app/lib/formats.ts'
import { postbackWords } from '#app/lib/messages/partner/postbacks.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { usePartnerAddress } from '../dashboard/copy-link.tsx'
import type { Route } from './+types/page'
import { CodeList } from './code-list.tsx'
import { LinkBuilder } from './link-builder.tsx'
import { MediaKit } from './media-kit.tsx'
import { PostbackSettings } from './postback.tsx'
import { LinkResults } from './report.tsx'
import { Widgets } from './widgets.tsx'

const lengths = [30, 90, 365] as const

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const wanted = Number(new URL(request.url).searchParams.get('days'))
  const length = lengths.find((one) => one === wanted) ?? 30
  const { api, site } = context.get(pageRequest)
  const [report, postback] = await Promise.all([api(affiliateReport, { query: { days: length } }), api(ownPostback)])
  const today = dateIn(site.timeZone, new Date())
  return { length, today, report: resultsOf(report), postback: resultsOf(postback) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/partners/affiliates`: links to any page, a media kit, and what they brought by day and sub-ID. */
const AffiliatesPage = ({ loaderData: { length, report, postback, today } }: Route.ComponentProps) => {
  const { codes, days, robots } = report
  const words = useWords(partnerProgramWords)
  const postbacks = useWords(postbackWords)
  const addressOf = usePartnerAddress()
  const save = () =>
    downloadCsv(
      'clicks.csv',
      csvOf(
        [
          { name: words.day, value: (row) => row.day },
          { name: words.code, value: ({ code }) => code },
          { name: words.subId, value: ({ subId }) => subId },
          { name: words.clicks, value: (row) => row.clicks },
          { name: words.quotes, value: (row) => row.quotes },
          { name: words.bookings, value: (row) => row.bookings },
          { name: words.earned({ currency: report.currency }), value: ({ commission }) => plainAmount(commission) },
        ],
        days,
      ),
    )
  const open = codes.filter(({ paused }) => !paused).map(({ code }) => code)
  const [chosen, setChosen] = useState('')
  const code = open.find((one) => one === chosen) ?? open[0]
  const choice = (
    <Select
      label={words.kitCode}
      emptyText=""
      value={code ?? ''}
      options={open.map((value) => ({ value, label: value }))}
      onChange={setChosen}
    />
  )
  return (
    <>
      <PageHead title={words.affiliatesTitle} lead={words.affiliatesLead} />
      <Section title={words.builder} note={words.builderNote}>
        <CodeList codes={codes} />
        <LinkBuilder codes={open} />
      </Section>
      <Section
        title={words.report}
        note={words.robotsNote({ robots })}
        side={
          <>
            {lengths.map((one) => (
              <ChipLink
                key={one}
                href={`${href('/partners/affiliates')}?days=${one}`}
                on={one === length}
                removable={false}
              >
                {words.lastDays({ days: String(one) })}
              </ChipLink>
            ))}
            {days.length > 0 && (
              <Chip icon="download" aria-label={words.csvOf} onClick={save}>
                {words.csv}
              </Chip>
            )}
          </>
        }
      >
        <LinkResults key={length} report={report} today={today} length={length} />
      </Section>
      {code && (
        <Section title={words.kit} note={words.kitNote} side={open.length > 1 && choice}>
          <MediaKit key={code} link={addressOf(code)} />
        </Section>
      )}
      {code && (
        <Section title={words.widgets} note={words.widgetsNote} side={open.length > 1 && <b data-content>{code}</b>}>
          <Widgets key={code} code={code} />
        </Section>
      )}
      <Section title={postbacks.title} note={postbacks.note}>
        <PostbackSettings own={postback} />
      </Section>
    </>
  )
}
export default AffiliatesPage
