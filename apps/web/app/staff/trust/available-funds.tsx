import type { Money, MoneyToMove } from '@porchlight/contract'
import { Alert, Section, Status } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'

const Row = ({ label, value, ready }: { label: string; value: Money; ready: boolean }) => {
  const { amount } = useFormats()
  const words = useWords(trustWords)
  return (
    <div className="trust-row">
      <dt>{label}</dt>
      <dd>
        <span className="num">{amount(value)}</span>
        <Status state={ready ? 'done' : 'waiting'}>{ready ? words.ready : words.notYet}</Status>
      </dd>
    </div>
  )
}

/** The amount that can leave the trust account today, its parts, and the amount on hold. */
export const AvailableFunds = ({ toMove }: { toMove: MoneyToMove }) => {
  const { money } = useFormats()
  const words = useWords(trustWords)
  const { mayMove, fault, owners, held, ours, payees } = toMove
  const late = payees.filter(({ waitsFor }) => waitsFor.length > 0).length
  return (
    <Section title={words.mayMove} note={toMove.currency}>
      <p className="trust-figure">{money(mayMove)}</p>
      {fault && <Alert tone="warning">{words.faults[fault]}</Alert>}
      <dl className="trust-rows">
        <Row
          label={words.ownersReady({ number: payees.length - late })}
          value={owners}
          ready={fault !== 'operator_owes'}
        />
        <Row label={words.ours} value={ours} ready />
        {late > 0 && <Row label={words.heldBack({ number: late })} value={held} ready={false} />}
      </dl>
    </Section>
  )
}
