import type { CancellationPreview } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { cancelStayWords } from '#app/lib/messages/stay/cancel-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Each line: paid, retained, refunded, and the rule behind it. */
export const RefundLines = ({ preview }: { preview: CancellationPreview }) => {
  const { money } = useFormats()
  const words = useWords(cancelStayWords)
  const { columns } = words
  return (
    <table className="stay-lines num">
      <thead>
        <tr>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.paid}</th>
          <th scope="col">{columns.retained}</th>
          <th scope="col">{columns.refund}</th>
        </tr>
      </thead>
      <tbody>
        {preview.lines.map((line) => (
          <tr key={line.code + line.label}>
            <th scope="row">
              {line.label}
              <small>{line.why}</small>
            </th>
            <td data-label={columns.paid}>{money(line.paid)}</td>
            <td data-label={columns.retained}>{money(line.retained)}</td>
            <td data-label={columns.refund}>{money(line.refund)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td data-label={columns.paid}>{money(preview.paid)}</td>
          <td data-label={columns.retained}>{money(preview.retained)}</td>
          <td data-label={columns.refund}>{money(preview.refund)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
