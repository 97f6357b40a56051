import '../staff.css'
import './trust.css'
import { dateIn, isPlainDate, payoutRunById, payoutRuns, payoutsDue, trustPosition } from '@porchlight/contract'
import { Button, DateField, EmptyState, PageHead, Section, Status, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AvailableFunds } from './available-funds.tsx'
import { FundShortfall } from './fund-shortfall.tsx'
import { HeldAndOwed } from './held-and-owed.tsx'
import { Liabilities } from './liabilities.tsx'
import { OpenRun } from './open-run.tsx'
import { Payees } from './payees.tsx'
import { TransferNote } from './transfer-note.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const today = dateIn(site.timeZone, new Date())
  const wanted = new URL(request.url).searchParams.get('on') ?? ''
  // A past day; the amount that can be disbursed is known only for now.
  const on = isPlainDate(wanted) && wanted < today ? wanted : null
  const [trust, due, runs] = await Promise.all([
    api(trustPosition, { query: on === null ? {} : { on } }),
    api(payoutsDue),
    api(payoutRuns, { query: { page: 1 } }),
  ])
  const open = resultsOf(runs).runs.data.find(({ state }) => state === 'prepared' || state === 'approved')
  return {
    on,
    today,
    trust: resultsOf(trust),
    due: on === null ? resultsOf(due).currencies : [],
    run: on === null && open ? resultsOf(await api(payoutRunById, { params: { runId: open.id } })).run : null,
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Rules = Route.ComponentProps['loaderData']['trust']['invariants']

const Verdict = ({ rules }: { rules: Rules }) => {
  const words = useWords(trustWords)
  const held = rules.filter(({ holds }) => holds).length
  const whole = held === rules.length
  return (
    <Status state={whole ? 'done' : 'broken'}>
      {whole ? words.holds({ held, all: rules.length }) : words.broken({ number: rules.length - held })}
    </Status>
  )
}

const Rules = ({ rules }: { rules: Rules }) => {
  const words = useWords(trustWords)
  return (
    <Section title={words.rules} note={words.rulesNote}>
      <ul className="staff-rules">
        {rules.map(({ code, text, holds, figure }) => (
          <li key={code}>
            <Status state={holds ? 'done' : 'broken'}>{text}</Status>
            <span className="num">{figure}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Selects a past day. A plain form, so it works without scripts. */
const OnDay = ({ on, today }: { on: string | null; today: string }) => {
  const words = useWords(trustWords)
  const [date, setDate] = useState(on)
  return (
    <Form
      method="get"
      action={href('/staff/trust')}
      className="staff-search trust-day"
      onSubmit={(event) => goToUnread(event.currentTarget) && event.preventDefault()}
    >
      <DateField
        label={words.onDay}
        name="on"
        today={today}
        max={today}
        required
        words={useDateWords()}
        {...useHabits()}
        value={date}
        onChange={setDate}
      />
      <Button views type="submit">
        {words.show}
      </Button>
      {on !== null && (
        <UiLink className="inline-link" href={href('/staff/trust')}>
          {words.now}
        </UiLink>
      )}
    </Form>
  )
}

/** `/staff/trust`: trust liabilities, funds available today, and the trust checks. */
const TrustPage = ({ loaderData: { on, today, trust, due, run } }: Route.ComponentProps) => {
  const officeTime = useOfficeTime()
  const { day } = useFormats()
  const words = useWords(trustWords)
  return (
    <div className="trust">
      <PageHead
        over={words.over({ at: on === null ? officeTime(trust.checkedAt) : words.endOf({ day: day(on) }) })}
        title={words.title}
        actions={on === null && <Verdict rules={trust.invariants} />}
      />
      <OnDay key={on} on={on} today={today} />
      {(on === null ? due : trust.currencies).length === 0 && <EmptyState title={words.noMoney} />}
      {on !== null &&
        trust.currencies.map((position) => (
          <div key={position.currency}>
            <Liabilities position={position} />
            <HeldAndOwed position={position} />
          </div>
        ))}
      {due.map((toMove) => {
        const position = trust.currencies.find(({ currency }) => currency === toMove.currency)
        return (
          <div key={toMove.currency}>
            <div className="trust-top">
              <div>
                <AvailableFunds toMove={toMove} />
                <TransferNote due={toMove.transfer} />
                {position && position.operatorOwes.amount > 0 && (
                  <FundShortfall key={position.operatorOwes.amount} owed={position.operatorOwes} />
                )}
              </div>
              {position && <HeldAndOwed position={position} />}
            </div>
            {position && <Liabilities position={position} />}
            <Payees toMove={toMove} />
          </div>
        )
      })}
      {on === null && (
        <div className={run ? 'trust-checks' : undefined}>
          <Rules rules={trust.invariants} />
          {run && <OpenRun key={run.id} run={run} />}
        </div>
      )}
    </div>
  )
}
export default TrustPage
