import type { CancellationCost, Money, StayChange } from '@porchlight/contract'
import { Alert } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { changeStayWords } from '#app/lib/messages/stay/change-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Each price line before and after. */
const Lines = ({ change: { lines, before, after } }: { change: StayChange }) => {
  const { money } = useFormats()
  const words = useWords(changeStayWords)
  return (
    <table className="stay-lines num" data-columns="2">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.label} ${line.before.amount} ${line.after.amount}`}>
            <th scope="row">{line.label}</th>
            <td data-label={words.before}>{money(line.before)}</td>
            <td data-label={words.after}>{money(line.after)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td data-label={words.before}>{money(before)}</td>
          <td data-label={words.after}>{money(after)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What would be paid or refunded, and when. */
const Payments = ({ change }: { change: StayChange }) => {
  const { money, day } = useFormats()
  const words = useWords(changeStayWords)
  const { refund, dueNow, schedule, deposit } = change
  const later = schedule.slice(dueNow.amount > 0 ? 1 : 0)
  return (
    <ul className="stay-change-payments num">
      {refund.amount > 0 && <li>{words.refund({ amount: money(refund) })}</li>}
      {dueNow.amount > 0 && <li>{words.dueNow({ amount: money(dueNow) })}</li>}
      {later.map((part) => (
        <li key={part.dueOn}>{words.later({ amount: money(part.amount), date: day(part.dueOn) })}</li>
      ))}
      {refund.amount === 0 && schedule.length === 0 && <li>{words.nothing}</li>}
      {deposit.after.amount !== deposit.before.amount && (
        <li>{words.deposit({ before: money(deposit.before), after: money(deposit.after) })}</li>
      )}
    </ul>
  )
}

/** What a move takes from the owners of one home and gives to those of the other. */
const Owners = ({ home, before, after }: { home: string; before: Money; after: Money }) => {
  const { money } = useFormats()
  const words = useWords(changeStayWords)
  return (
    <ul className="stay-change-payments num">
      <li>{words.ownersBefore({ amount: money(before) })}</li>
      <li>{words.ownersAfter({ home, amount: money(after) })}</li>
    </ul>
  )
}

/** What the change gives up beyond the guest's terms, and whether a second person must approve it first. */
export const ChangeCost = ({ cost: { beyond, owners, company, needsSecond } }: { cost: CancellationCost }) => {
  const { money } = useFormats()
  const words = useWords(changeStayWords)
  return (
    <Alert tone="warning" className="stay-acts-part num" title={words.costTitle({ amount: money(beyond) })}>
      <p>{words.cost({ owners: money(owners), company: money(company) })}</p>
      {needsSecond && <p>{words.needsSecond}</p>}
    </Alert>
  )
}

/** A change in money: the difference first, where the eye and the focus go, then the lines, then the payments. */
export const ChangePreview = ({ change }: { change: StayChange }) => {
  const { money } = useFormats()
  const words = useWords(changeStayWords)
  const { before, after, repriced, move } = change
  const difference = { ...after, amount: Math.abs(after.amount - before.amount) }
  const said =
    difference.amount === 0
      ? words.same
      : words[after.amount > before.amount ? 'more' : 'less']({ amount: money(difference) })
  return (
    <div role="status">
      <p className="stay-change-difference num" tabIndex={-1} ref={(line) => line?.focus()}>
        {said}
      </p>
      <Lines change={change} />
      <p className="t-small muted">{move ? words.movedPrice : repriced ? words.repriced : words.keepsPrice}</p>
      <Payments change={change} />
      {move?.owners && <Owners home={move.home.name} {...move.owners} />}
    </div>
  )
}
