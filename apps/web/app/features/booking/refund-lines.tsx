import type { CancellationPreview } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { cancelWords } from '#app/lib/messages/stay/canceling.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Line by line: what was paid for it, what is kept, what comes back and by which rule. */
export const RefundLines = ({ preview }: { preview: CancellationPreview }) => {
  const { money } = useFormats()
  const words = useWords(cancelWords)
  const { columns } = words
  return (
    <table className="stay-lines num">
      <thead>
        <tr>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.paid}</th>
          <th scope="col">{columns.kept}</th>
          <th scope="col">{columns.back}</th>
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
            <td data-label={columns.kept}>{money(line.retained)}</td>
            <td data-label={columns.back}>{money(line.refund)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td data-label={columns.paid}>{money(preview.paid)}</td>
          <td data-label={columns.kept}>{money(preview.retained)}</td>
          <td data-label={columns.back}>{money(preview.refund)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
