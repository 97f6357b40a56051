import '../staff.css'
import './trust.css'
import { payoutsDue, transfers, trustPosition } from '@porchlight/contract'
import { EmptyState, PageHead, Section, Status } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AvailableFunds } from './available-funds.tsx'
import { FundShortfall } from './fund-shortfall.tsx'
import { Liabilities } from './liabilities.tsx'
import { Payees } from './payees.tsx'
import { TransferNote } from './transfer-note.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [trust, due, between] = await Promise.all([api(trustPosition), api(payoutsDue), api(transfers, { query: {} })])
  return { trust: resultsOf(trust), due: resultsOf(due).currencies, transfersDue: resultsOf(between).due }
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

/** `/staff/trust`: trust liabilities, funds available today, and the trust checks. */
const TrustPage = ({ loaderData: { trust, due, transfersDue } }: Route.ComponentProps) => {
  const officeTime = useOfficeTime()
  const words = useWords(trustWords)
  return (
    <div className="trust">
      <PageHead
        over={words.over({ at: officeTime(trust.checkedAt) })}
        title={words.title}
        actions={<Verdict rules={trust.invariants} />}
      />
      {due.length === 0 && <EmptyState title={words.noMoney} />}
      {due.map((toMove) => {
        const position = trust.currencies.find(({ currency }) => currency === toMove.currency)
        return (
          <div key={toMove.currency}>
            <AvailableFunds toMove={toMove} />
            <TransferNote due={transfersDue.find(({ amount }) => amount.currency === toMove.currency)} />
            {position && position.operatorOwes.amount > 0 && (
              <FundShortfall key={position.operatorOwes.amount} owed={position.operatorOwes} />
            )}
            {position && <Liabilities position={position} />}
            <Payees toMove={toMove} />
          </div>
        )
      })}
      <Rules rules={trust.invariants} />
    </div>
  )
}
export default TrustPage
