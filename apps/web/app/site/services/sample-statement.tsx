import './sample-statement.css'
import { type ServiceLevel, serviceText } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { statementSampleWords } from '#app/lib/messages/leads/statement-sample.ts'
import { useWords } from '#app/lib/messages/words.ts'

const currency = 'USD'
const stays = [
  { nights: 5, rent: 862_000 },
  { nights: 7, rent: 1_050_000 },
  { nights: 4, rent: 552_000 },
] as const
const rent = stays.reduce((sum, stay) => sum + stay.rent, 0)
const cleaning = 115_500
const pool = 38_000
const repair = 21_460

/** A month at a service level as an owner sees it: each line expands to its parts, and the lines add up. */
export const SampleStatement = ({ level }: { level: ServiceLevel }) => {
  const share = level.commissionBasisPoints
  const commission = Math.round((rent * share) / 10_000)
  const language = useLanguage()
  const words = useWords(statementSampleWords)
  const { amount, money, percent } = useFormats()
  const say = (value: number) => amount({ amount: value, currency })
  const rows = [
    {
      label: words.rent({ stays: stays.length }),
      value: rent,
      open: true,
      parts: stays.map((stay) => ({ label: words.nights({ nights: stay.nights }), value: stay.rent })),
    },
    { label: words.commission({ share: percent(share) }), value: -commission, note: words.commissionNote },
    { label: words.cleaningPaid, value: cleaning, note: words.cleaningPaidNote },
    { label: words.turnovers, value: -cleaning, note: words.turnoversNote },
    { label: words.pool, value: -pool, note: words.poolNote },
    { label: words.repair, value: -repair, note: words.repairNote },
  ]
  const payout = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <section className="wrap service-section service-statement">
      <div>
        <h2 className="t-h1">{words.title}</h2>
        <p className="muted">{words.lead}</p>
      </div>
      <div className="statement-sheet">
        <p className="t-small muted">{words.example({ level: serviceText(level.name, language) })}</p>
        {rows.map(({ label, value, open, parts, note }) => (
          <details key={label} open={open}>
            <summary>
              <span>{label}</span>
              <span className="num">{say(value)}</span>
            </summary>
            {note && <p className="t-small">{note}</p>}
            {parts?.map((part) => (
              <p key={`${part.label} ${part.value}`} className="t-small statement-part">
                <span>{part.label}</span>
                <span className="num">{say(part.value)}</span>
              </p>
            ))}
          </details>
        ))}
        <p className="statement-payout">
          <strong>{words.payout}</strong>
          <span className="num">{money({ amount: payout, currency })}</span>
        </p>
      </div>
    </section>
  )
}
