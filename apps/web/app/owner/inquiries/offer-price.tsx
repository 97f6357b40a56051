import { previewOwnOffer } from '@porchlight/contract'
import { Skeleton } from '@porchlight/ui'
import { type OfferFields, pricedOf } from '#app/features/offers/fields.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInquiriesWords } from '#app/lib/messages/owner/inquiries.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useAnswer } from '#app/lib/use-answer.ts'

/** What the guest pays and what the owner gets, as the offer stands in the form. */
export const OfferPrice = ({ homeId, fields }: { homeId: number | undefined; fields: OfferFields }) => {
  const words = useWords(ownerInquiriesWords)
  const { instead } = useWords(offerWords)
  const { money } = useFormats()
  const priced = pricedOf(fields)
  const { answer, busy } = useAnswer(
    homeId !== undefined && priced ? { homeId, ...priced } : undefined,
    ({ homeId: id, ...body }) => api(previewOwnOffer, { params: { id }, body }),
  )
  if (!priced) return <p className="muted">{words.choosePrice}</p>
  if (!answer) return <Skeleton height={64} />
  if (!answer.ok) return <p role="status">{answer.error.message}</p>
  const { preview, yours } = answer.results
  return (
    <dl className="offer-figures num" aria-live="polite" aria-busy={busy || undefined}>
      <dt>{words.guestPaysAll}</dt>
      <dd>
        {money(preview.total)}
        {preview.normalTotal.amount !== preview.total.amount && (
          <small>{instead({ amount: money(preview.normalTotal) })}</small>
        )}
      </dd>
      <dt>{words.yours}</dt>
      <dd>
        {yours ? <b className="offer-net">{money(yours.net)}</b> : words.noContract}
        {yours && yours.normal.amount !== yours.net.amount && <small>{instead({ amount: money(yours.normal) })}</small>}
      </dd>
    </dl>
  )
}
