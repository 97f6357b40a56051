import { type ServiceOffer, type ServiceOfferVersion, serviceText } from '@porchlight/contract'
import { Button, EmptyState, Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { levelSettingsWords } from '#app/lib/messages/staff/service-levels.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'

type Props = { history: readonly ServiceOfferVersion[]; restore: (offer: ServiceOffer) => void }

/** Who saved which levels, when, and why, with a button to restore an earlier version. */
export const LevelHistory = ({ history, restore }: Props) => {
  const words = useWords(levelSettingsWords)
  const { percent } = useFormats()
  const language = useLanguage()
  const at = useOfficeTime()
  const latest = history[0]?.version
  return (
    <Section title={words.history}>
      <Table
        caption={words.history}
        rows={history}
        rowKey={({ version }) => String(version)}
        empty={<EmptyState title={words.historyNone} />}
        columns={[
          {
            id: 'when',
            head: words.when,
            cell: (one) => (
              <span className="staff-cell num">
                {at(one.at)}
                <small data-content>{one.by ?? words.system}</small>
              </span>
            ),
          },
          {
            id: 'levels',
            head: words.levels,
            cell: ({ offer, reason }) => (
              <span className="staff-cell" data-content>
                {offer.levels.map(({ code, name, commissionBasisPoints, active }) => (
                  <small key={code}>
                    {serviceText(name, language)} {percent(commissionBasisPoints)}
                    {!active && ` (${words.notOffered})`}
                  </small>
                ))}
                {reason && <small>“{reason}”</small>}
              </span>
            ),
          },
          {
            id: 'acts',
            head: words.acts,
            cell: ({ version, offer }) =>
              version === latest ? (
                words.current
              ) : (
                <Button size="small" onClick={() => restore(offer)}>
                  {words.restore}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  )
}
