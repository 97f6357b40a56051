import type { ResultsOf, taxesDesk } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { groupTaxHref, taxHref } from '../hrefs.ts'
import { rateOf, stateOf } from '../taxes/describe.ts'

type Props = { desk: Pick<ResultsOf<typeof taxesDesk>, 'taxes' | 'today'>; groupId: number }

/** The taxes a group applies to its homes, in addition to those of their areas. */
export const GroupTaxes = ({ desk: { taxes, today }, groupId }: Props) => {
  const words = useWords(staffGroupsWords)
  const said = useWords(staffTaxesWords)
  const formats = useFormats()
  const own = taxes.filter(
    (tax) => tax.area.kind === 'group' && tax.area.area === String(groupId) && stateOf(tax, today) !== 'ended',
  )
  return (
    <Section
      title={words.taxes}
      side={
        <UiLink className="inline-link" href={groupTaxHref(groupId)}>
          {words.addTax}
        </UiLink>
      }
    >
      <p className="muted">{words.taxesText}</p>
      {own.length > 0 && (
        <ul className="staff-rules charge-rows">
          {own.map((tax) => {
            const terms = tax.now ?? tax.versions.at(-1)
            return (
              <li key={tax.id}>
                <span className="staff-cell">
                  <UiLink className="inline-link" href={taxHref(tax.id)}>
                    {tax.label}
                  </UiLink>
                  <small>{[tax.authorityName, said.states[stateOf(tax, today)]].join(', ')}</small>
                </span>
                <span className="num">{terms && rateOf(terms, said, formats)}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
